/** It is my turn: tab title, favicon, and, if wished, a notification. */
const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

export function showTurn(title: string, isMine: boolean): void {
  document.title = isMine ? `● ${title}` : title;
  icon()?.setAttribute("href", isMine ? "/favicon-turn.svg" : "/favicon.svg");
}

/** A message of the system while the page is out of sight; a click leads back to it. */
export function notify(text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const message = new Notification("Ludoteca", { body: text, icon: "/favicon.svg", tag: location.pathname });
  message.addEventListener("click", () => window.focus());
}
