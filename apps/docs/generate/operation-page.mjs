/** The page of an HTTP operation. */
import { curlOf, typedProgram } from "./call-text.mjs";
import { operationForm } from "./console-form.mjs";
import { resolve } from "./documents.mjs";
import { code, lines, page, slug, table, text } from "./markdown.mjs";
import { answerParts, fieldList, parameterList, RETRY, soughtName } from "./page-parts.mjs";
import { SERVICE } from "./record.mjs";

const ERROR_PAGES = {
  400: "bad-request-error",
  401: "unauthorized-error",
  403: "forbidden-error",
  404: "not-found-error",
  429: "rate-limit-error",
  500: "internal-server-error",
  502: "bad-gateway-error",
  503: "service-unavailable-error",
};

/** `bad-request-error` is `BadRequestError`. */
const className = (name) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** The address of an operation's page, inside the site. */
export const operationPath = (client, { id }) => `reference/${client}/${slug(id)}`;

/** @param {{ document: object, operation: object, call: object, client: "data" | "metrics", example: object, order: number }} of */
export function operationPage({ document, operation, call, client, example, order }) {
  const { method, path, id, summary, description, parameters, result, errors, retry, weight } = operation;
  const { params, request } = example;
  const enumOf = (schema) => resolve(document, schema).enum;
  return page(
    { title: summary, description, order, label: `${call.resource}.${call.method}`, console: true },
    [
      `<p class="route not-content"><code><b>${method}</b> ${path}</code> <span>operation ${soughtName(id)}</span></p>`,
      text(description),
      "## Call",
      code("ts", typedProgram(call, params), `@primary-network/${client}`),
      code("sh", curlOf(request), "curl"),
      "## Try it",
      operationForm({ operation, params, enumOf, server: SERVICE }),
      "## Parameters",
      parameters.length === 0 ? "None." : parameterList(document, parameters),
      operation.rules.length > 0 ? lines(operation.rules) : "",
      ...operation.bodies.map(({ name, description: meaning }) => `\`${name}\`: ${text(meaning)}`),
      "## Answer",
      ...answerParts(example),
      result ? fieldList(document, result) : "",
      "## Errors",
      table(
        ["Status", "Error", "Meaning"],
        errors.map(({ status, description: meaning }) => [
          status,
          ERROR_PAGES[status]
            ? `[\`${className(ERROR_PAGES[status])}\`](/errors/${ERROR_PAGES[status]}/)`
            : "",
          text(meaning),
        ]),
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
