/** Links that open a form with values. A page reads them when it opens and never sends the call by itself. */
import { copyText } from "./copy.ts";
import { fieldsOf, firstValueOf } from "./fields.ts";
import { hashOf, LONGEST_LINK, readHash } from "./values.ts";

/** Fills in the form with the values of the page's address, now and whenever that changes. */
export function followAddress(form: HTMLFormElement, changed: (refused: readonly string[]) => void): void {
  const read = () => {
    const fields = fieldsOf(form);
    const given = readHash(location.hash, fields);
    if (given === undefined) return;
    for (const { name, control } of fields) {
      const value = given.values.get(name);
      if (value === undefined) continue;
      control.value = value;
      const more = control.closest("details");
      if (more && value !== "") more.open = true;
    }
    changed(given.refused);
    document.getElementById("call")?.scrollIntoView({ block: "nearest" });
  };
  addEventListener("hashchange", read);
  read();
}

/** Makes the button copy a link to the values that the form holds. */
export function connectCopyLink(form: HTMLFormElement, tell: (text: string) => void): void {
  const button = form.querySelector<HTMLButtonElement>(".copy-link");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    // An empty field is part of the link only if it had a value at first.
    const fields = fieldsOf(form).filter((field) => field.control.value !== "" || firstValueOf(field) !== "");
    const hash = hashOf(new Map(fields.map(({ name, control }) => [name, control.value])));
    if (hash.length > LONGEST_LINK) {
      tell(`The values are too long for a link: ${hash.length} characters, at most ${LONGEST_LINK}`);
      return;
    }
    history.replaceState(history.state, "", hash);
    void copyText(button, location.href);
  });
}
