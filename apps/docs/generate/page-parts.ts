/** Common parts of the pages of operations and methods: parameters, responses and their fields, and what a retry does. */
import type { Json, Schema } from "@primary-network/codegen/schema";
import type { RecordedResponse } from "./call-panel.ts";
import type { Parameter, Retry } from "./documents.ts";
import { fieldTree, nested } from "./field-tree.ts";
import { type Definition, slug, text } from "./markdown.ts";
import type { Example } from "./recording.ts";
import { responseText } from "./response-text.ts";
import { fieldsOf, ruleText, type SchemaField, typeText } from "./schema-text.ts";

/** What `x-retry` means. */
export const RETRY: Readonly<Record<Retry, string>> = {
  safe: "The client retries within the call's deadline: after a connection error, a cut response, and the statuses 408, 429, 500, 502, 503 and 504.",
  unsafe:
    "The client sends this call again only if the request was certainly not processed, so one call never does its work twice.",
};

/** The name that people search a page by: the page comes before those that only mention it. 10 is the search's greatest weight. */
export const soughtName = (name: string): string => `<code data-pagefind-weight="10">${name}</code>`;

const sentence = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Names for anchors, each given once. */
function anchors(kind: string): (of: string | undefined, name: string) => string {
  const given = new Map<string, number>();
  return (of, name) => {
    const id = `${kind}-${of === undefined ? "" : `${slug(of)}-`}${slug(name)}`.replace(/-$/, "");
    const times = (given.get(id) ?? 0) + 1;
    given.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

/** Parameters, with what each may be. */
export function parameterList(document: Json, parameters: readonly Parameter[]): string {
  const idOf = anchors("parameter");
  const variants = [...new Set(parameters.map(({ of }) => of))];
  const notesOf = ({ in: place, of, style, explode }: Parameter, type: string, isRequired: boolean) => [
    // The client takes a list that travels as one text in either form.
    style === "form" && explode === false ? `${type}, or one text with commas` : type,
    ...(place === undefined ? [] : [place]),
    isRequired ? "required" : "optional",
    ...(of === undefined ? [] : [`of ${of}`]),
  ];
  return variants
    .map((variant) => {
      const own = parameters.filter(({ of }) => of === variant);
      const byName = new Map(own.map((parameter) => [parameter.name, parameter]));
      const fields = own.flatMap(({ name, required = false, schema, description = "" }): SchemaField[] => [
        { name, type: typeText(document, schema), rule: ruleText(document, schema), required, description },
        ...fieldsOf(document, schema, name),
      ]);
      const definitionOf = ({ name, type, rule, required, description, of }: SchemaField): Definition => {
        const parameter = byName.get(name);
        return {
          name,
          id: idOf(variant ?? of, name),
          notes: parameter ? notesOf(parameter, type, required) : [type, required ? "required" : "optional"],
          rule: sentence(rule),
          meaning: text(description),
        };
      };
      return fieldTree(nested(fields), { definitionOf, isOpen: true });
    })
    .join("\n\n");
}

/** Prints the fields of a response, with a part for each variant. */
export function fieldList(document: Json, schema: Schema): string {
  const idOf = anchors("field");
  const definitionOf = ({ name, type, rule, required, description, of }: SchemaField): Definition => ({
    name,
    id: idOf(of, name),
    notes: [type, ...(required ? [] : ["optional"])],
    rule: sentence(rule),
    meaning: text(description),
  });
  return fieldTree(nested(fieldsOf(document, schema)), { definitionOf, isOpen: true });
}

/** Response of an example, with its origin. */
export function recordedOf({ response }: Pick<Example, "response">): RecordedResponse {
  const source = "Recorded from the local network";
  if (response === undefined) return { text: "", origin: source };
  const { text: shown, isShortened } = responseText(response);
  return { text: shown, origin: `${source}${isShortened ? "; long texts and lists are shortened" : ""}` };
}

/** A page of a call: head, panel and the rest, which the site's styles put beside each other where there is room. */
export const callPage = (head: readonly string[], panel: string, words: readonly string[]): string[] => [
  '<div class="operation"><div class="columns"><div class="head">',
  ...head,
  "</div>",
  panel,
  '<div class="words">',
  ...words,
  "</div></div></div>",
];

/** Links to the parts of a page, which has no list of them at its side. */
export const jumpLinks = (names: readonly string[]): string =>
  names.map((name) => `[${name}](#${slug(name)})`).join(" · ");
