/**
 * A part of the client that cannot be loaded: an upgrade has replaced it beneath an open page, or the line is down. The
 * page comes in anew, at its address, as soon as the house answers; a page that has just done so is broken, not old.
 */
import { Problem } from "./api";
import { i18n } from "./i18n.svelte";
import { notices } from "./notices.svelte";

const RENEWED = "renewed";
const RECENTLY = 15_000;
const PAUSE = 2_000;

let isWaiting = false;

export async function renew(reload: () => void = () => location.reload()): Promise<void> {
  if (isWaiting) return;
  if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < RECENTLY) return notices.problem(null);
  isWaiting = true;
  if (!(await isThere())) {
    notices.problem(new Problem(0, "offline", i18n.t("problem-offline")));
    do await new Promise((done) => setTimeout(done, PAUSE));
    while (!(await isThere()));
  }
  isWaiting = false;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  reload();
}

const isThere = (): Promise<boolean> =>
  fetch("/", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
