/** The programs beside the page's words, which follow the form. */
import { showCode } from "../highlight/coloured.ts";
import { FieldError } from "./call.ts";
import type { FieldOf } from "./fields.ts";
import { LANGUAGES, type Language, type Subject, snippetsOf } from "./snippets.ts";

const KEPT = "language";

/**
 * Updates the programs with the fields. If the fields cannot be sent, the programs stay as they are and the
 * reason appears below.
 */
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
    if (note) note.textContent = `The code does not show your last change: ${error.message}`;
  }
}

/** Opens the tab that the reader opened last, on any page, and remembers the next choice. */
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
