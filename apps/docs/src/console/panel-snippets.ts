/** The programs beside the page's words, which follow the form. */
import { showCode } from "../highlight/coloured.ts";
import { FieldError } from "./call.ts";
import type { FieldOf } from "./fields.ts";
import { LANGUAGES, type Language, type Subject, snippetsOf } from "./snippets.ts";

const KEPT = "language";

/** Shows the programs for the fields as they are now; those before stay where the fields cannot be sent, and the reason stands below. */
export function showSnippets(
  element: HTMLElement,
  subject: Subject,
  fields: ReadonlyMap<string, string>,
  fieldOf: FieldOf,
): void {
  const note = element.querySelector<HTMLElement>(".snippet-note");
  try {
    const snippets = snippetsOf(subject, fields, (name) => {
      const type = fieldOf(name)?.type ?? "text";
      return type === "json" ? "text" : type;
    });
    for (const [language, text] of Object.entries(snippets)) {
      const code = element.querySelector(`pre[data-language="${language}"] code`);
      if (code && code.textContent !== text) showCode(code, text, language as Language); // the keys of the object are languages
    }
    if (note) note.textContent = "";
  } catch (error) {
    // Anything else is a fault of ours, and must be seen.
    if (!(error instanceof FieldError) && !(error instanceof SyntaxError)) throw error;
    if (note) note.textContent = `The code is as before: ${error.message}`;
  }
}

/** Opens the tab that was opened last, on this page or another, and keeps the one that is. */
export function keepLanguage(element: HTMLElement): void {
  const tabs = [...element.querySelectorAll<HTMLInputElement>('input[name="language"]')];
  const kept = readKept();
  const last = tabs.find(({ value }) => value === kept && Object.hasOwn(LANGUAGES, value));
  if (last) last.checked = true;
  for (const tab of tabs) tab.addEventListener("change", () => writeKept(tab.value));
}

// A browser may refuse to keep anything.
function readKept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function writeKept(language: string): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {}
}
