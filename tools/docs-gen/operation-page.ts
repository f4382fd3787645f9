/** The page of an HTTP operation. */
import type { Schema } from "@primary-network/codegen/schema";
import type { TypedCall } from "../shared/typed-calls.ts";
import { curlOf, typedProgram } from "./call-text.ts";
import { operationForm } from "./console-form.ts";
import { follow, type HttpDocument, type Operation } from "./documents.ts";
import { code, lines, page, slug, table, text } from "./markdown.ts";
import { fieldList, parameterList, RETRY, recordedOf, responseParts, soughtName } from "./page-parts.ts";
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

/** The whole page. */
export function operationPage(options: OperationPageOptions): string {
  const { document, operation, call, client, example, order } = options;
  const { method, path, id, summary, description, parameters, result, errors, retry, weight } = operation;
  const { params, request } = example;
  const recorded = recordedOf(example);
  const enumOf = (schema: Schema) => follow(document, schema).enum;
  return page(
    {
      title: summary,
      description,
      order,
      label: call ? `${call.resource}.${call.method}` : id,
      console: !operation.isStream,
    },
    [
      `<p class="route not-content"><code><b>${method}</b> ${path}</code> <span>operation ${soughtName(id)}</span></p>`,
      text(description),
      "## Call",
      call ? code("ts", typedProgram(call, params), `@primary-network/${client}`) : "",
      code("sh", operation.isStream ? curlOf(request).replace("curl ", "curl -N ") : curlOf(request), "curl"),
      "## Try it",
      operation.isStream
        ? "A stream has no end, so there is no form here: run the command above. The [guide](/guides/streams/) says how to go on where it ended."
        : operationForm({ operation, params, enumOf, server: SERVICE, recorded }),
      "## Parameters",
      parameters.length === 0 ? "None." : parameterList(document, parameters),
      operation.rules.length > 0 ? lines(operation.rules) : "",
      ...operation.bodies.map(({ name, description: meaning }) => `\`${name}\`: ${text(meaning)}`),
      "## Response",
      ...(example.events === undefined
        ? responseParts(recorded)
        : [
            "Recorded from the local network: how the stream begins.",
            code("text", shortened(example.events)),
          ]),
      operation.isStream ? "The data of an `item` event:" : "",
      result ? fieldList(document, result) : "",
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
    ],
  );
}
