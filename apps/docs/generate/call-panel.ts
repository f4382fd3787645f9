/** What stands beside a page's words: the call as programs, the form that makes it, and its response. */
import { LANGUAGES, type Language, type Subject, snippetsOf } from "../src/console/snippets.ts";
import { COPY, colouredHtml } from "./code-box.ts";
import { attributes, consoleForm } from "./console-form.ts";
import { type FormField, typesOf, valuesOf } from "./form-fields.ts";
import { escapeHtml } from "./html.ts";
import { serverSwitch } from "./server-switch.ts";

/** The command that starts the network whose service the form asks. */
const START = "npx primary-network dev";

/** A response as a page shows it. */
export interface RecordedResponse {
  /** The recorded response as JSON to read; empty when the response has no body. */
  readonly text: string;
  /** Where it is from. */
  readonly origin: string;
}

/** A call, and the form that makes it. */
export interface PageCall {
  readonly subject: Subject;
  readonly fields: readonly FormField[];
  /** Where the service or the node listens. */
  readonly server: string;
}

interface PanelOptions extends PageCall {
  /** The operation's id; undefined of a method of a node. */
  readonly operation?: string;
  readonly client: "data" | "metrics" | "pchain";
  readonly note?: string | undefined;
  /** Names of the page's examples that the form can make. */
  readonly examples?: readonly string[] | undefined;
  readonly recorded: RecordedResponse;
}

const programsOf = ({ subject, fields, server }: PageCall) =>
  snippetsOf(subject, valuesOf(fields, server), typesOf(fields));

/** The TypeScript program of a call, as its page shows it; undefined where no client has a method for it. */
export const programOf = (call: PageCall): string | undefined => programsOf(call).ts;

/** Choices of which one is open: radio buttons work without a script, and by keyboard. */
const tabs = (name: string, label: string, choices: Readonly<Record<string, string>>): string => {
  const all = Object.entries(choices).map(
    ([value, text], index) =>
      `<label><input type="radio" name="${name}" value="${value}"${index === 0 ? " checked" : ""}><span>${text}</span></label>`,
  );
  return `<fieldset class="tabs"><legend>${label}</legend>${all.join("")}</fieldset>`;
};

function snippetsHtml(call: PageCall): string {
  const snippets = Object.entries(programsOf(call));
  const names = Object.fromEntries(snippets.map(([language]) => [language, LANGUAGES[language as Language]]));
  const blocks = snippets.map(
    ([language, text]) =>
      `<pre tabindex="0" data-language="${language}" aria-label="${names[language]}" role="region"><code>${colouredHtml(text, language as Language)}</code></pre>`, // the keys of the object are languages
  );
  return `<div class="snippets" data-copies><div class="bar"><h2 id="call">Call</h2>${tabs("language", "Language", names)}${COPY}</div>${blocks.join("")}<p class="snippet-note" role="status"></p></div>`;
}

/** What is shown where nothing responds, hidden until then. */
const NO_SERVICE = `<div class="no-service" hidden><p>Start a local network with its service, then press Send again:</p><div class="command" data-copies><code>${START}</code>${COPY}</div><p class="recorded-label"><strong>Recorded response</strong>, not from a running service.</p></div>`;

function resultHtml({ recorded: { text, origin } }: PanelOptions, isForm: boolean): string {
  const label = text === "" ? `${origin}: the response has no body.` : `${origin}.`;
  const block = `<pre tabindex="0" role="region" aria-label="Recorded response"${text === "" ? " hidden" : ""}><code>${colouredHtml(text, "json")}</code></pre>`;
  const views = isForm ? tabs("view", "View", { json: "JSON", table: "Table", chart: "Chart" }) : "";
  return `<section class="result" data-copies aria-label="Recorded response"><div class="bar"><h2 id="example">Response</h2>${views}${COPY}</div><p class="origin">${escapeHtml(label)}</p>${block}<div class="result-table" hidden tabindex="0" role="region" aria-label="Response as a table"></div><div class="result-chart" hidden></div></section>`;
}

/** The panel, on one line; a stream has no form and no end. */
export function callPanel(options: PanelOptions): string {
  const { subject, operation, client, fields, server, note, examples, recorded } = options;
  const { call, typed, isStream } = subject;
  const head = attributes({
    "data-kind": call.kind,
    "data-method": call.method,
    "data-path": call.path,
    "data-operation": operation,
    "data-client": client,
    "data-resource": typed?.resource,
    "data-client-method": typed?.method,
    "data-walked": typed?.isWalked === true,
    "data-empty": recorded.text === "",
    "data-server": isStream ? undefined : "page",
  });
  const servers = serverSwitch({ client, method: call.method, path: call.path });
  const form = isStream
    ? '<p class="stream-note">A stream never ends, so it has no form. Run the command instead.</p>'
    : `<div class="bar"><h2 id="try-it">Try it</h2></div>${consoleForm({ fields, server, hasKey: call.kind === "http", servers, note, examples })}${NO_SERVICE}`;
  return `<section class="call-panel not-content" aria-label="The call" data-pagefind-ignore><try-it${head}>${snippetsHtml(options)}<div class="form">${form}</div>${resultHtml(options, !isStream)}</try-it></section>`;
}
