// The compressed JavaScript that a table of one game needs at first load; fails when it grows past its budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET_KB = 150;
const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const needed = new Set();

function need(key) {
  const chunk = manifest[key];
  if (!chunk || needed.has(chunk.file)) return;
  needed.add(chunk.file);
  for (const other of chunk.imports ?? []) need(other);
}

const games = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key));
for (const game of games) {
  needed.clear();
  for (const key of [
    "index.html",
    "src/pages/Table.svelte",
    "src/locale/it.ftl?raw",
    game,
    game.replace("index.ts", "texts/it.ftl?raw"),
  ])
    need(key);
  const kb = [...needed].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0) / 1024;
  console.log(
    `${game.split("/")[2]}: ${kb.toFixed(1)} kB of compressed JavaScript in ${needed.size} files (budget ${BUDGET_KB})`,
  );
  if (kb > BUDGET_KB) process.exitCode = 1;
}
