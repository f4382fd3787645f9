/** The form of a page that makes its call: plain HTML, to which src/console gives life. */
import type { Schema } from "@primary-network/codegen/schema";
import type { CallParams } from "./call-text.ts";
import type { Operation, Parameter } from "./documents.ts";
import { escapeHtml } from "./html.ts";
import { notRecorded } from "./method-examples.ts";

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

const attributes = (given: Attributes) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join("");

const field = (id: string, label: string, control: string) =>
  `<div class="field"><label for="${id}">${escapeHtml(label)}</label>${control}</div>`;

const input = (given: Attributes) =>
  `<input${attributes({ autocomplete: "off", spellcheck: "false", ...given })}>`;

function select(given: Attributes, choices: readonly string[], chosen: string | undefined): string {
  const options = ["", ...choices].map(
    (choice) =>
      `<option${attributes({ value: choice, selected: choice === chosen })}>${escapeHtml(choice)}</option>`,
  );
  return `<select${attributes(given)}>${options.join("")}</select>`;
}

/** What to know before the call is sent as it stands, by operation. */
const NOTES: Readonly<Record<string, string>> = {
  getOperation:
    "This id is from the recording and gets 404 elsewhere: replace it by the operationId that exportTransactions returned to you.",
};

const NO_SCRIPT = "<noscript><p>The form needs JavaScript. The curl call above asks the same.</p></noscript>";

/** The command that starts the network whose service the form asks. */
const START = "npx primary-network dev";

/** What a form shows where nothing responds. */
export interface RecordedResponse {
  /** The recorded response as JSON to read; empty when the response has no body. */
  readonly text: string;
  /** Where it is from. */
  readonly origin: string;
}

/** What is shown in place of a response, hidden until then. */
function noServiceHtml({ text, origin }: RecordedResponse): string {
  const command = `<p>Start a local network with its service, then send again:</p><div class="command"><code>${START}</code><button type="button">Copy</button></div>`;
  const label = text === "" ? `${origin}: a response without a body.` : `${origin}:`;
  return `<div class="no-service" hidden>${command}<p class="recorded-label"><strong>Recorded response</strong>, not from a running service. ${escapeHtml(label)}</p></div>`;
}

interface FormHead {
  readonly kind: "http" | "rpc";
  /** The HTTP method, or the name of the JSON-RPC method. */
  readonly method: string;
  readonly path: string;
  readonly note: string | undefined;
  readonly recorded: RecordedResponse;
}

/** The form, on one line: a blank one would end HTML in Markdown, and only a known element begins it. */
function form(
  { kind, method, path, note, recorded }: FormHead,
  server: string,
  fields: string,
  more = "",
): string {
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
  const head = attributes({
    "data-kind": kind,
    "data-method": method,
    "data-path": path,
    "data-recorded": recorded.text,
  }).replaceAll("\n", "&#10;");
  // Disabled until the script is there: the browser by itself would put the fields into the page's address.
  const buttons =
    '<div class="actions"><button type="submit" disabled>Send</button><output role="status"></output></div>';
  const others =
    more && `<details><summary>More parameters</summary><div class="fields">${more}</div></details>`;
  const shown = '<pre hidden tabindex="0" role="region" aria-label="Response"><code></code></pre>';
  const noteHtml = note === undefined ? "" : `<p>${escapeHtml(note)}</p>`;
  return `<div class="not-content"><try-it${head}>${noteHtml}${NO_SCRIPT}<form aria-label="Try this call"><div class="fields">${base}${kind === "http" ? key : ""}${fields}</div>${others}${buttons}</form>${noServiceHtml(recorded)}${shown}</try-it></div>`;
}

interface OperationFormOptions {
  readonly operation: Pick<Operation, "id" | "method" | "path" | "parameters">;
  readonly params: CallParams;
  /** The choices of a parameter; undefined when it has none. */
  readonly enumOf: (schema: Schema) => readonly unknown[] | undefined;
  /** Where the service listens. */
  readonly server: string;
  readonly recorded: RecordedResponse;
}

/** The form of an HTTP operation: a field for each parameter, with those of the example filled in; a body is one text of JSON. */
export function operationForm({ operation, params, enumOf, server, recorded }: OperationFormOptions): string {
  const { id, method, path, parameters } = operation;
  const fieldOf = ({ name, in: location, required, schema }: Parameter) => {
    const value = name === "network" && location === "path" ? "fuji" : params[name];
    const text = value === undefined ? undefined : [value].flat().join(",");
    const given = { id: `try-${name}`, name: `${location}:${name}`, required: required === true };
    const choices = schema.type === "array" ? undefined : enumOf(schema);
    return field(
      given.id,
      required ? name : `${name} (optional)`,
      choices ? select(given, choices.map(String), text) : input({ ...given, type: "text", value: text }),
    );
  };
  const own = parameters.filter((parameter) => parameter.in !== "body");
  const isShown = ({ name, required }: Parameter) => required === true || params[name] !== undefined;
  const more = own
    .filter((parameter) => !isShown(parameter))
    .map(fieldOf)
    .join("");
  const body = parameters.some((parameter) => parameter.in === "body")
    ? [field("try-body", "Body (JSON)", textarea("body", bodyOf(parameters, params)))]
    : [];
  const fields = [...own.filter(isShown).map(fieldOf), ...body].join("");
  return form({ kind: "http", method, path, note: NOTES[id], recorded }, server, fields, more);
}

const bodyOf = (parameters: readonly Parameter[], params: CallParams) =>
  Object.fromEntries(
    parameters
      .filter(({ in: location, name }) => location === "body" && params[name] !== undefined)
      .map(({ name }) => [name, params[name]]),
  );

// Line ends as references: the form stays on one line.
const textarea = (name: string, value: unknown) =>
  `<textarea id="try-${name}" name="${name}" rows="6" spellcheck="false">${escapeHtml(JSON.stringify(value, undefined, 2)).replaceAll("\n", "&#10;")}</textarea>`;

interface MethodFormOptions {
  readonly name: string;
  readonly path: string;
  readonly params: CallParams;
  readonly server: string;
  readonly recorded: RecordedResponse;
}

/** The form of a JSON-RPC method: its parameters as one text of JSON. */
export function methodForm({ name, path, params, server, recorded }: MethodFormOptions): string {
  const fields = field("try-params", "Parameters (JSON)", textarea("params", params));
  const reason = notRecorded[name];
  const note = reason && `As it stands, a local network responds with an error: ${reason}.`;
  return form({ kind: "rpc", method: name, path, note, recorded }, server, fields);
}
