/** Something that is saved: say so, or say why not. */
import { t } from "./i18n.svelte";
import { notices } from "./notices.svelte";

export async function attempt(work: () => Promise<unknown>, said = "saved"): Promise<boolean> {
  try {
    await work();
    notices.say(t(said));
    return true;
  } catch (problem) {
    notices.problem(problem);
    return false;
  }
}

/** A form that stays on its page. */
export const onSubmit =
  (work: () => Promise<unknown>) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    void work();
  };
