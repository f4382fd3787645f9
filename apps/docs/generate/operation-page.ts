/** The page of an HTTP operation. */
import type { TypedCall } from "../../../tools/shared/typed-calls.ts";
import { callPanel, type PageCall } from "./call-panel.ts";
import { clientMethod } from "./call-text.ts";
import type { HttpDocument, Operation, OperationError } from "./documents.ts";
import { exampleDetails, exampleId } from "./example-list.ts";
import { operationFields } from "./form-fields.ts";
import { escapeHtml } from "./html.ts";
import { inlineHtml, lines, page, slug, text } from "./markdown.ts";
import {
  callPage,
  fieldList,
  jumpLinks,
  parameterList,
  RETRY,
  recordedOf,
  soughtName,
} from "./page-parts.ts";
import { type Example, type MoreExamples, SERVICE, type ShownCall } from "./recording.ts";

const ERROR_PAGES: Readonly<Record<string, string>> = {
  400: "bad-request-error",
  401: "unauthorized-error",
  403: "forbidden-error",
  404: "not-found-error",
  429: "rate-limit-error",
  500: "internal-server-error",
  501: "server-error",
  502: "bad-gateway-error",
  503: "service-unavailable-error",
};

/** `bad-request-error` is `BadRequestError`. */
const className = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The address of an operation's page, inside the site. */
export const operationPath = (client: string, { id }: Operation): string => `reference/${client}/${slug(id)}`;

interface OperationPageOptions {
  readonly document: HttpDocument;
  readonly operation: Operation;
  /** Undefined of a stream for which no client has a method. */
  readonly call: TypedCall | undefined;
  readonly client: "data" | "metrics";
  readonly example: Example;
  /** What is recorded besides; undefined of a stream. */
  readonly more: MoreExamples | undefined;
  /** Its position in the sidebar. */
  readonly order: number;
}

/** Characters of a line of events that are shown. */
const LINE = 300;

const shortened = (events: string): string =>
  events
    .trim()
    .split("\n")
    .map((line) => (line.length > LINE ? `${line.slice(0, LINE)}…` : line))
    .join("\n");

/** Notes above the forms, by operation. */
const NOTES: Readonly<Record<string, string>> = {
  getOperation:
    "This id exists only in the recording. Replace it with the operationId that exportTransactions returned to you.",
};

/** The call that a page is about. */
export function operationCall({ document, operation, call, example }: OperationPageOptions): PageCall {
  const { method, path, isStream } = operation;
  return {
    subject: {
      call: { kind: "http", method, path },
      typed: call && clientMethod(call),
      isStream,
      isEmpty: example.response === undefined,
    },
    fields: operationFields(document, operation, example.params),
    server: SERVICE,
  };
}

function panelOf(options: OperationPageOptions): string {
  const { operation, client, example, more } = options;
  const recorded =
    example.events === undefined
      ? recordedOf(example)
      : {
          text: shortened(example.events),
          origin: "Recorded from the local network: the start of the stream",
        };
  return callPanel({
    ...operationCall(options),
    operation: operation.id,
    client,
    note: NOTES[operation.id],
    examples: more?.variants.flatMap(({ label, values }) => (values ? [label] : [])),
    recorded,
  });
}

/** An error, with a response that reports it. */
function errorDetails(
  { status, description, example: written }: OperationError,
  { example, more }: OperationPageOptions,
) {
  const name = ERROR_PAGES[status];
  const own = (example.response as { statusCode?: unknown } | undefined)?.statusCode; // what no index can serve is recorded as such
  const recorded =
    String(own) === status
      ? { label: status, values: undefined, response: example.response }
      : more?.failures.get(status);
  return exampleDetails({
    summary: `<code>${status}</code> ${name ? className(name) : ""}: ${inlineHtml(description)}`,
    id: `error-${status}`,
    words: name ? `The client throws a [\`${className(name)}\`](/guides/errors/#${name}).` : "",
    shown: recorded ?? { label: status, values: undefined, response: written },
    origin: recorded
      ? "Recorded from the local network"
      : "From the specification: the local network does not produce it",
  });
}

const variantParts = (variants: readonly ShownCall[]): string[] =>
  variants.length === 0
    ? []
    : [
        "### Examples",
        ...variants.map((shown) =>
          exampleDetails({
            summary: `<code>${escapeHtml(shown.label)}</code>`,
            id: exampleId(shown.label),
            shown,
            origin: "Recorded from the local network",
          }),
        ),
      ];

/** A path that breaks before its slashes where it has no room, not within a word. */
const breakable = (path: string): string => path.replace(/(?<=.)\//g, "<wbr>/");

/** The whole page. */
export function operationPage(options: OperationPageOptions): string {
  const { document, operation, call, order, more } = options;
  const { method, path, id, summary, description, parameters, result, errors, retry, weight } = operation;
  const head = [
    `<p class="route not-content"><code><b>${method}</b> ${breakable(path)}</code> <span>operation ${soughtName(id)}</span></p>`,
    text(description),
    operation.isStream ? "To resume a stream, see the [guide](/guides/streams/#resume-a-stream)." : "",
    jumpLinks(["Parameters", "Response", "Errors", "Retries and limits"]),
  ];
  const words = [
    "## Parameters",
    parameters.length === 0 ? "None." : parameterList(document, parameters),
    operation.rules.length > 0 ? lines(operation.rules) : "",
    ...operation.bodies.map(({ name, description: meaning }) => `\`${name}\`: ${text(meaning)}`),
    "## Response",
    operation.isStream ? "Data of an `item` event:" : "",
    result ? fieldList(document, result) : "The response has no body.",
    ...variantParts(more?.variants ?? []),
    "## Errors",
    ...errors.map((error) => errorDetails(error, options)),
    "## Retries and limits",
    lines([
      RETRY[retry],
      ...operation.finalStatuses.map(
        (status) =>
          `A ${status} from this operation itself is final. A ${status} with \`ratelimit-reset\` is your rate limit: the client waits and retries.`,
      ),
      `The call costs ${weight} compute ${weight === 1 ? "unit" : "units"} ([limits](/guides/retries/#compute-units)).`,
    ]),
  ];
  return page(
    {
      title: summary,
      description,
      order,
      label: call ? `${call.resource}.${call.method}` : id,
      console: true,
    },
    callPage(head.filter(Boolean), panelOf(options), words.filter(Boolean)),
  );
}
