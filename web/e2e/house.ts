/** A server of our own for the tests: fresh data, real bots, and it can be killed and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";

const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON =
  process.env.PYTHON ?? (existsSync(join(ROOT, ".venv/bin/python")) ? join(ROOT, ".venv/bin/python") : "python3");

export class House {
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "ludoteca-e2e-"));
  constructor(readonly port: number) {}

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, PYTHONPATH: join(ROOT, "src"), LUDOTECA_RATE_LIMITS: "no" };
    const command = ["-m", "ludoteca.cli.main", "serve", "--port", String(this.port), "--data", this.#data];
    this.#process = spawn(PYTHON, command, {
      cwd: ROOT,
      env,
      stdio: process.env.VERBOSE ? "inherit" : "ignore",
      detached: true,
    });
    await expect(async () => expect((await fetch(`${this.address}/health`)).ok).toBe(true)).toPass({ timeout: 60_000 });
  }

  /** As if the machine had lost its power. */
  kill(): void {
    if (this.#process?.pid) process.kill(-this.#process.pid, "SIGKILL");
    this.#process = null;
  }

  close(): void {
    this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

/** `house` is shared by the tests of a file; `calm` fails a test whose page complained on the console. */
export const test = base.extend<{ calm: string[] }, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = new House(await freePort());
      await house.start();
      await use(house);
      house.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  calm: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await page.addInitScript(() => {
        if (!localStorage.getItem("settings")) localStorage.setItem("settings", JSON.stringify({ speed: "instant" }));
      });
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** From the first page to the first decision: two clicks. */
export async function playNow(page: Page, house: House, seats = 3): Promise<void> {
  await page.goto(house.address);
  const remove = page.getByRole("button", { name: /Remove seat|Togli il posto/ });
  await expect(page.getByText(/2–5/).first()).toBeVisible();
  while ((await page.locator("form .seat:has-text('Bot')").count()) > seats - 1) await remove.click();
  await page.getByRole("button", { name: /Play now|Gioca subito/ }).click();
  await expect(page).toHaveURL(/\/table\//);
}

export const actions = (page: Page) => page.locator("button.action:enabled");
/** A plan under way: the mayor's colonists, storage. */
export const plan = (page: Page) => page.locator(".plan");
export const ending = (page: Page) => page.locator("#end-title");

/** Wait until it is my decision, or the game is over. True: my decision. */
export async function myTurn(page: Page): Promise<boolean> {
  await expect(actions(page).first().or(plan(page)).or(ending(page))).toBeVisible({ timeout: 60_000 });
  return !(await ending(page).isVisible());
}

/** Do something that changes the table, and wait until it has. */
export async function change(page: Page, work: () => Promise<void>): Promise<void> {
  const version = (): Promise<string | null> => page.locator(".table[data-version]").getAttribute("data-version");
  const before = await version();
  await work();
  await expect.poll(version, { timeout: 30_000 }).not.toBe(before);
}

/** A table of mine with two easy bots, opened behind the scenes; its id. */
export async function openTable(page: Page, options: Record<string, unknown>): Promise<string> {
  return page.evaluate(async (chosen) => {
    const headers = { "Content-Type": "application/json" };
    const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }];
    const wish = { game: "puerto_rico", seats, options: chosen, is_public: false };
    const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
    return ((await answer.json()) as { table: { id: string } }).table.id;
  }, options);
}

/** Come in with a name. */
export async function comeIn(page: Page, house: House, name: string): Promise<void> {
  await page.goto(`${house.address}/sign-in`);
  await page.getByLabel(/Nickname|Soprannome/).fill(name);
  await page.getByRole("button", { name: /Come in|Entra/ }).click();
  await expect(page).toHaveURL(`${house.address}/`);
}

/** A decision by keys: the first action, or the bot's arrangement of a plan. */
export async function decide(page: Page): Promise<void> {
  if (!(await plan(page).isVisible())) return page.keyboard.press("1");
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Arrange for me" })).toBeEnabled({ timeout: 30_000 });
  await expect(page.locator(".plan .confirm")).toBeEnabled();
  await page.keyboard.press("Enter");
}

/** Play the first action so many times, or to the end. */
export async function playOn(page: Page, most: number): Promise<void> {
  for (let i = 0; i < most && (await myTurn(page)); i++) await change(page, () => decide(page));
}
