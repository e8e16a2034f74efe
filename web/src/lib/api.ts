/** The server's HTTP side, typed. The session is a cookie; the server looks at the origin of every request. */
import { i18n } from "./i18n.svelte";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Refusal {
  type?: string;
  code?: string;
  message?: string;
  detail?: string;
}

async function ask<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": i18n.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
  } catch {
    signal?.throwIfAborted();
    throw new Problem(0, "offline", i18n.t("problem-offline"));
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = answer.ok ? await answer.json() : await answer.json().catch(() => ({}));
  const refusal = told as Refusal | null;
  // A question that has no answer just now is refused without a fault: a browser reports faults on the console.
  if (!answer.ok || refusal?.type === "refused")
    throw new Problem(answer.status, refusal?.code ?? "", refusal?.message ?? refusal?.detail ?? answer.statusText);
  return told as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  ask<T>("POST", path, body ?? {}, signal);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>("PATCH", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
