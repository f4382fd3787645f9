/** Common parts of the pages of operations and methods: parameters, responses and their fields, and what a retry does. */
import type { Json, Schema } from "@primary-network/codegen/schema";
import type { RecordedResponse } from "./console-form.ts";
import type { Parameter, Retry } from "./documents.ts";
import { code, definitions, slug, text } from "./markdown.ts";
import type { Example } from "./record.ts";
import { responseText } from "./response-text.ts";
import { fieldsOf, ruleText, typeText } from "./schema-text.ts";

/** What `x-retry` means. */
export const RETRY: Readonly<Record<Retry, string>> = {
  safe: "Safe to send again: the client does so by itself after a connection error, a response cut short, a 408, 429, 500, 502, 503 or 504, within the call's deadline.",
  unsafe:
    "Not safe to send again: the client does so only when the request surely was not processed, so that one call never does its work twice.",
};

/** The name that people search a page by: the page comes before those that only mention it. 10 is the search's greatest weight. */
export const soughtName = (name: string): string => `<code data-pagefind-weight="10">${name}</code>`;

/** Parameters, with what each may be. */
export const parameterList = (document: Json, parameters: readonly Parameter[]): string =>
  definitions(
    parameters.flatMap(
      ({ name, in: location, of, required = false, schema, description = "", style, explode }) => {
        const notes = (type: string, isRequired: boolean) => [
          type,
          ...(location === undefined ? [] : [location]),
          isRequired ? "required" : "optional",
          ...(of === undefined ? [] : [`of ${of}`]),
        ];
        const idOf = (field: string) => `parameter-${of === undefined ? "" : `${slug(of)}-`}${slug(field)}`;
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
      },
    ),
  );

const sentence = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The fields of a response; those of its variants under a heading of each. */
export function fieldList(document: Json, schema: Schema): string {
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

/** The response of an example and where it is from. */
export function recordedOf(
  { response }: Pick<Example, "response">,
  source = "Recorded from the local network",
): RecordedResponse {
  if (response === undefined) return { text: "", origin: source };
  const { text: shown, isShortened } = responseText(response);
  return { text: shown, origin: `${source}${isShortened ? "; long texts and lists are shortened" : ""}` };
}

/** What the response is, and its text. */
export function responseParts({ text: shown, origin }: RecordedResponse): string[] {
  return shown === "" ? ["The response has no body."] : [`${origin}.`, code("json", shown)];
}
