import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    manifest: true,
    assetsInlineLimit: 0, // a strict Content-Security-Policy allows no data: URLs
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/texts": server,
    },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "node", include: ["src/**/*.test.ts"] },
}));
