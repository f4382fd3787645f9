/** The page of an HTTP operation. */
import type { TypedCall } from "../shared/typed-calls.ts";
import { callPanel, type PageCall } from "./call-panel.ts";
import { clientMethod } from "./call-text.ts";
import type { HttpDocument, Operation } from "./documents.ts";
import { operationFields } from "./form-fields.ts";
import { lines, page, slug, table, text } from "./markdown.ts";
import {
  callPage,
  fieldList,
  jumpLinks,
  parameterList,
  RETRY,
  recordedOf,
  soughtName,
} from "./page-parts.ts";
import { type Example, SERVICE } from "./record.ts";

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

/** What to know before the call is sent as it stands, by operation. */
const NOTES: Readonly<Record<string, string>> = {
  getOperation:
    "This id is from the recording and gets 404 elsewhere: replace it by the operationId that exportTransactions returned to you.",
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
  const { operation, client, example } = options;
  const recorded =
    example.events === undefined
      ? recordedOf(example)
      : { text: shortened(example.events), origin: "Recorded from the local network: how the stream begins" };
  return callPanel({
    ...operationCall(options),
    operation: operation.id,
    client,
    note: NOTES[operation.id],
    recorded,
  });
}

/** The whole page. */
export function operationPage(options: OperationPageOptions): string {
  const { document, operation, call, order } = options;
  const { method, path, id, summary, description, parameters, result, errors, retry, weight } = operation;
  const head = [
    `<p class="route not-content"><code><b>${method}</b> ${path}</code> <span>operation ${soughtName(id)}</span></p>`,
    text(description),
    operation.isStream ? "The [guide to streams](/guides/streams/) says how to go on where one ended." : "",
    jumpLinks(["Parameters", "Response", "Errors", "Retries and limits"]),
  ];
  const words = [
    "## Parameters",
    parameters.length === 0 ? "None." : parameterList(document, parameters),
    operation.rules.length > 0 ? lines(operation.rules) : "",
    ...operation.bodies.map(({ name, description: meaning }) => `\`${name}\`: ${text(meaning)}`),
    "## Response",
    operation.isStream ? "The data of an `item` event:" : "",
    result ? fieldList(document, result) : "The response has no body.",
    "## Errors",
    table(
      ["Status", "Error", "Meaning"],
      errors.map(({ status, description: meaning }) => {
        const error = ERROR_PAGES[status];
        return [status, error ? `[\`${className(error)}\`](/errors/${error}/)` : "", text(meaning)];
      }),
    ),
    "## Retries and limits",
    lines([
      RETRY[retry],
      ...operation.finalStatuses.map(
        (status) =>
          `A ${status} of the operation itself is final: waiting a moment and trying again does not help. One that carries \`ratelimit-reset\` is the caller's rate limit, and is waited for.`,
      ),
      `Costs ${weight} compute ${weight === 1 ? "unit" : "units"} of the caller's allowance ([limits](/guides/retries/#compute-units)).`,
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
