/** It is my turn: tab title, favicon, and, if wished, a soft sound and a notification. */
const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

export function showTurn(title: string, isMine: boolean): void {
  document.title = isMine ? `● ${title}` : title;
  icon()?.setAttribute("href", isMine ? "/favicon-turn.svg" : "/favicon.svg");
}

export function chime(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [start, pitch] of [
    [0, 523.25],
    [0.14, 659.25],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.55);
  }
}

export function notify(text: string): void {
  if (document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Ludoteca", { body: text });
}
