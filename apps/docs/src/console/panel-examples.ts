/** Fills in a form with one of the examples of its page, as the link next to the example does. */
import { fieldsOf, firstValueOf } from "./fields.ts";
import { hashOf } from "./values.ts";

/** Connects the choice of an example; the first is what the form held when the page opened. */
export function connectExamples(form: HTMLFormElement): void {
  const choice = form.querySelector<HTMLSelectElement>(".examples");
  choice?.addEventListener("change", () => {
    const links = document.querySelectorAll<HTMLAnchorElement>(
      `[id="${CSS.escape(choice.value)}"] a[href^="#call"]`,
    );
    const first = () => hashOf(new Map(fieldsOf(form).map((field) => [field.name, firstValueOf(field)])));
    location.hash = (choice.value !== "" && links[0]?.hash) || first();
  });
}
