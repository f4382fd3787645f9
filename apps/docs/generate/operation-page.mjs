/** The page of an HTTP operation. */
import { answerText } from "./answer-text.mjs";
import { curlOf, typedProgram } from "./call-text.mjs";
import { operationForm } from "./console-form.mjs";
import { resolve } from "./documents.mjs";
import { code, definitions, lines, page, slug, table, text } from "./markdown.mjs";
import { SERVICE } from "./record.mjs";
import { fieldsOf, ruleText, typeText } from "./schema-text.mjs";

/** What `x-retry` means. */
export const RETRY = {
  safe: "Safe to send again: the client does so by itself after a connection error, an answer cut short, a 408, 429, 500, 502, 503 or 504, within the call's deadline.",
  unsafe:
    "Not safe to send again: the client does so only when the request surely was not processed, so that one call never does its work twice.",
};

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

/** Parameters, with what each may be. */
export const parameterList = (document, parameters) =>
  definitions(
    parameters.flatMap(({ name, in: place, of, required, schema, description = "", style, explode }) => {
      const notes = (type, isRequired) => [
        type,
        ...(place === undefined ? [] : [place]),
        isRequired ? "required" : "optional",
        ...(of === undefined ? [] : [`of ${of}`]),
      ];
      const idOf = (field) => `parameter-${of === undefined ? "" : `${slug(of)}-`}${slug(field)}`;
      // The client takes a list that travels as one text in either form.
      const orText = style === "form" && explode === false ? ", or one text with commas" : "";
      const own = {
        name,
        id: idOf(name),
        notes: notes(`${typeText(document, schema)}${orText}`, required),
        rule: sentence(ruleText(document, schema)),
        meaning: text(description),
      };
      const inner = fieldsOf(document, schema, name).map((field) => ({
        name: field.name,
        id: idOf(field.name),
        notes: notes(field.type, field.required),
        rule: sentence(field.rule),
        meaning: text(field.description),
      }));
      return [own, ...inner];
    }),
  );

const sentence = (words) => (words === "" ? "" : words[0].toUpperCase() + words.slice(1));

/** The fields of an answer; those of its variants under a heading of each. */
export function fieldList(document, schema) {
  const fields = fieldsOf(document, schema);
  const variants = [...new Set(fields.map(({ of }) => of))];
  return variants
    .flatMap((variant) => [
      variant === undefined ? "" : `### ${variant}`,
      definitions(
        fields
          .filter(({ of }) => of === variant)
          .map(({ name, type, rule, required, description }) => ({
            name,
            notes: [type, ...(required ? [] : ["optional"])],
            rule: sentence(rule),
            meaning: text(description),
          })),
      ),
    ])
    .filter(Boolean)
    .join("\n\n");
}

/** What the answer is, and its text. */
export function answerParts({ answer }) {
  if (answer === undefined) return ["The answer has no body."];
  const shown = answerText(answer);
  const origin = `Recorded from the local network${shown.isShortened ? "; long texts and lists are shortened" : ""}.`;
  return [origin, code("json", shown.text)];
}

/** @param {{ document: object, operation: object, call: object, client: "data" | "metrics", example: object, order: number }} of */
export function operationPage({ document, operation, call, client, example, order }) {
  const { method, path, id, summary, description, parameters, result, errors, retry, weight } = operation;
  const { params, request } = example;
  const enumOf = (schema) => resolve(document, schema).enum;
  return page(
    { title: summary, description, order, label: `${call.resource}.${call.method}`, console: true },
    [
      `<p class="route not-content"><code><b>${method}</b> ${path}</code> <span>operation <code>${id}</code></span></p>`,
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
      result ? fieldList(document, result.schema) : "",
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
          (status) => `A ${status} is final: waiting a moment and trying again does not help.`,
        ),
        `Costs ${weight} compute ${weight === 1 ? "unit" : "units"} of the caller's allowance ([limits](/guides/retries/#compute-units)).`,
      ]),
    ],
  );
}
