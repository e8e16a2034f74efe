/** A server of our own for the tests: fresh data, real bots, and it can be killed and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";

const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON =
  process.env.PYTHON ?? (existsSync(join(ROOT, ".venv/bin/python")) ? join(ROOT, ".venv/bin/python") : "python3");

export class House {
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "ludoteca-e2e-"));
  constructor(
    readonly port: number,
    readonly guests: Record<string, string> = {},
  ) {}

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const path = [join(ROOT, "src"), ROOT, this.#announce()].join(delimiter);
    const env = { ...process.env, PYTHONPATH: path, LUDOTECA_RATE_LIMITS: "no" };
    const command = ["-m", "ludoteca.cli.main", "serve", "--port", String(this.port), "--data", this.#data];
    this.#process = spawn(PYTHON, command, {
      cwd: ROOT,
      env,
      stdio: process.env.VERBOSE ? "inherit" : "ignore",
      detached: true,
    });
    await expect(async () => expect((await fetch(`${this.address}/health`)).ok).toBe(true)).toPass({ timeout: 60_000 });
  }

  /** The games of guests, as if a package with them were installed. */
  #announce(): string {
    const about = join(this.#data, "site", "guests-1.0.dist-info");
    const lines = Object.entries(this.guests).map(([id, address]) => `${id} = ${address}`);
    mkdirSync(about, { recursive: true });
    writeFileSync(join(about, "METADATA"), "Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n");
    writeFileSync(join(about, "entry_points.txt"), ["[ludoteca.games]", ...lines, ""].join("\n"));
    return join(this.#data, "site");
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

/** What pages complained about on the console; a test names what it expects, everything else fails it. */
export class Complaints {
  readonly all: string[] = [];
  #expected: RegExp[] = [];

  /** Tests do not wait for moves to be shown one after the other. */
  async listen(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      if (!location.protocol.startsWith("http") || localStorage.getItem("settings")) return;
      localStorage.setItem("settings", JSON.stringify({ speed: "instant", sound: false }));
    });
    context.on("console", (message) => /error|warning/.test(message.type()) && this.all.push(message.text()));
    context.on("weberror", (problem) => this.all.push(problem.error().message));
  }

  /** Browsers report a refused request or a lost line on the console, also where that is the point. */
  expects(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): string[] {
    return this.all.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/** `guests` are games of other packages, by id; `house` is shared by the tests of a file; `calm` listens to every page of every context and fails a test that complained. */
export const test = base.extend<{ calm: Complaints }, { guests: Record<string, string>; house: House }>({
  guests: [{}, { option: true, scope: "worker" }],
  house: [
    async ({ guests }, use) => {
      const house = new House(await freePort(), guests);
      await house.start();
      await use(house);
      house.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  calm: [
    async ({ browser, context }, use) => {
      const complaints = new Complaints();
      const make = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const fresh = await make(options);
        await complaints.listen(fresh);
        return fresh;
      };
      await complaints.listen(context);
      await use(complaints);
      browser.newContext = make;
      expect(complaints.unexpected).toEqual([]);
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
  await actions(page).first().or(plan(page)).or(ending(page)).first().waitFor({ timeout: 60_000 });
  return !(await ending(page).isVisible());
}

/** Do something that changes the table, and wait until it has. */
export async function change(page: Page, work: () => Promise<void>): Promise<void> {
  const version = (): Promise<string | null> => page.locator(".table[data-version]").getAttribute("data-version");
  const before = await version();
  await work();
  await expect.poll(version, { timeout: 30_000, intervals: [40, 80, 120] }).not.toBe(before);
}

const TWO_BOTS = [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }];

/** A table of mine, by default with two easy bots, opened behind the scenes; its id. */
export async function openTable(
  page: Page,
  options: Record<string, unknown>,
  seats: unknown[] = TWO_BOTS,
  game = "puerto_rico",
): Promise<string> {
  return page.evaluate(
    async ([chosen, wishes, played]) => {
      const headers = { "Content-Type": "application/json" };
      const wish = { game: played, seats: wishes, options: chosen, is_public: false };
      const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
      return ((await answer.json()) as { table: { id: string } }).table.id;
    },
    [options, seats, game] as const,
  );
}

/** Play the first action of my decisions, or every time another one, behind the scenes, to the end or so many times. */
export async function playThrough(page: Page, table: string, most = 2000, isCurious = false): Promise<void> {
  await page.evaluate(
    ([id, limit, isVaried]) =>
      new Promise<void>((done) => {
        let played = 0;
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
        const send = (message: object): void => socket.send(JSON.stringify(message));
        socket.addEventListener("open", () => send({ type: "hello", since: null, previews: false }));
        socket.addEventListener("message", (event: MessageEvent<string>) => {
          type Told = { type: string; version: number; table: { status: string }; offers: { action: string }[] };
          const told = JSON.parse(event.data) as Told;
          if (told.type !== "table") return;
          const isMine = told.offers.length > 0;
          if (told.table.status !== "running" || (isMine && played >= limit)) {
            socket.close();
            done();
          } else if (isMine) {
            const { action } = told.offers[isVaried ? (played * 7 + 3) % told.offers.length : 0]!;
            played++;
            send({ type: "move", version: told.version, action, key: crypto.randomUUID() });
          }
        });
      }),
    [table, most, isCurious] as const,
  );
}

/** Stand up, let a bot play for me until a version of the table, and sit down again, behind the scenes. */
export async function letPlay(page: Page, table: string, version: number): Promise<void> {
  await page.evaluate(
    ([id, enough]) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
        const send = (message: object): void => socket.send(JSON.stringify({ ...message, key: crypto.randomUUID() }));
        let isBack = false;
        socket.addEventListener("open", () => {
          socket.send(JSON.stringify({ type: "hello", since: null, previews: false }));
          send({ type: "leave" });
        });
        socket.addEventListener("message", (event: MessageEvent<string>) => {
          const told = JSON.parse(event.data) as { type: string; version: number; offers: unknown[] };
          if (told.type !== "table") return;
          if (told.version >= enough && !isBack) {
            isBack = true;
            send({ type: "return" });
          } else if (isBack && told.offers.length > 0) {
            socket.close();
            done();
          }
        });
      }),
    [table, version] as const,
  );
}

/** Come in with a name that no other test uses: a house serves many. */
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

/** Wait until I have actions to choose from; plans before that are left to the bot. False: the game is over. */
export async function myChoice(page: Page): Promise<boolean> {
  while (await myTurn(page)) {
    if (!(await plan(page).isVisible())) return true;
    await change(page, () => decide(page));
  }
  return false;
}
