/** The form of a page that makes its call: plain HTML on one line, to which src/console gives life. */
import { oneLine } from "./code-box.ts";
import { exampleId } from "./example-list.ts";
import type { FormField } from "./form-fields.ts";
import { escapeHtml } from "./html.ts";

/** Attributes by name; those that are false or undefined are left out. */
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

export const attributes = (given: Attributes): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${oneLine(String(value))}"`))
    .join("");

/** @param control of several lines takes the whole width */
const field = (id: string, label: string, control: string) =>
  `<div class="field${control.startsWith("<textarea") ? " wide" : ""}"><label for="${id}">${escapeHtml(label)}</label>${control}</div>`;

const input = (given: Attributes) =>
  `<input${attributes({ autocomplete: "off", spellcheck: "false", ...given })}>`;

function select(given: Attributes, choices: readonly string[], chosen: string): string {
  const options = ["", ...choices].map(
    (choice) =>
      `<option${attributes({ value: choice, selected: choice === chosen })}>${escapeHtml(choice)}</option>`,
  );
  return `<select${attributes(given)}>${options.join("")}</select>`;
}

function controlOf({ name, label, type, choices, value, isRequired }: FormField): string {
  const id = `try-${name.replace(/^\w+:/, "")}`;
  const given = { id, name, required: isRequired, "data-type": type === "text" ? undefined : type };
  if (type === "json")
    return field(
      id,
      label,
      `<textarea${attributes({ id, name, rows: "6", spellcheck: "false" })}>${oneLine(value)}</textarea>`,
    );
  const control = choices
    ? select(given, choices, value)
    : input({ ...given, type: "text", value: value === "" ? undefined : value });
  return field(id, label, control);
}

const NO_SCRIPT =
  "<noscript><p>The form needs JavaScript. The curl command above sends the same call.</p></noscript>";

interface FormOptions {
  readonly fields: readonly FormField[];
  /** Where the service or the node listens. */
  readonly server: string;
  readonly hasKey: boolean;
  /** The switch between servers. */
  readonly servers: string;
  /** What to know before the call is sent as it stands. */
  readonly note: string | undefined;
  /** Names of the page's examples that the form can make. */
  readonly examples?: readonly string[] | undefined;
}

/** Fills in the form with one of the page's examples, by its id; without a script there is no choice. */
function exampleChoice(examples: readonly string[]): string {
  if (examples.length === 0) return "";
  const options = examples.map(
    (label) => `<option value="${exampleId(label)}">${escapeHtml(label)}</option>`,
  );
  return field(
    "try-example",
    "Example",
    `<select id="try-example" class="examples"><option value="">the first</option>${options.join("")}</select>`,
  );
}

/** The form. */
export function consoleForm({ fields, server, hasKey, servers, note, examples = [] }: FormOptions): string {
  const base = field(
    "try-base",
    "Base URL",
    input({ id: "try-base", name: "base", type: "url", value: server, required: true }),
  );
  const key = field(
    "try-key",
    "API key (optional)",
    input({ id: "try-key", name: "key", type: "password", placeholder: "stays on this page" }),
  );
  const own = fields.filter(({ isShown }) => isShown).map(controlOf);
  const more = fields.filter(({ isShown }) => !isShown).map(controlOf);
  const others =
    more.length === 0
      ? ""
      : `<details><summary>More parameters</summary><div class="fields">${more.join("")}</div></details>`;
  // Disabled until the script is there: the browser by itself would put the fields into the page's address.
  const buttons =
    '<div class="actions"><button type="submit" disabled>Send</button><button type="button" class="copy-link" hidden>Copy link</button><output role="status"></output></div>';
  const noteHtml = note === undefined ? "" : `<p>${escapeHtml(note)}</p>`;
  return `${noteHtml}${NO_SCRIPT}<form aria-label="Try this call">${servers}<div class="fields">${exampleChoice(examples)}${own.join("")}${base}${hasKey ? key : ""}</div>${others}${buttons}</form>`;
}
