/** Give an address away: through the device's own way of sharing where it has one, else by copying it. */
export async function share(title: string, text: string, url: string): Promise<"shared" | "copied" | "left"> {
  if (navigator.share && matchMedia("(hover: none)").matches) {
    try {
      await navigator.share({ title, text, url });
      return "shared";
    } catch {
      return "left";
    }
  }
  await copy(url);
  return "copied";
}

/** Copy a text, also where the page is served without encryption in a home network. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
