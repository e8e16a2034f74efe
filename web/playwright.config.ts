import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "../artefacts/e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 15_000 }, // two browsers and two servers share the cores
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    screenshot: "only-on-failure",
    trace: process.env.TRACE ? "retain-on-failure" : "off", // a whole game takes twice as long with one
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
});
