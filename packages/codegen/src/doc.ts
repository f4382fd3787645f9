/** Renders the texts of a spec as doc comments. */
import { type Json, type Schema, text } from "./schema.ts";

const WIDTH = 100;

/** A schema's description, unit, range, default and example, as doc comment lines. */
export function schemaDoc(schema: Schema): string[] {
  const lines = paragraphs(text(schema, "description") ?? text(schema, "title"));
  const facts = [unit(schema), range(schema), count(schema), byDefault(schema)].filter(
    (fact) => fact !== undefined,
  );
  if (facts.length > 0) lines.push(...paragraphs(`${facts.join("; ")}.`));
  return [...lines, ...deprecation(schema), ...example(schema)];
}

/** Describes an operation: its purpose, its route, its retries and its errors. */
export function operationDoc(spec: {
  operation: Json;
  route: string;
  retry: string;
  errors: readonly string[];
}): string[] {
  const { operation, route, retry, errors } = spec;
  const summary = text(operation, "summary");
  const description = text(operation, "description");
  const blocks = [
    paragraphs(summary && !/[.!?]$/.test(summary) ? `${summary}.` : summary),
    paragraphs(description),
    [route],
    retry === "unsafe" ? paragraphs("Retried only if the server certainly did not process it.") : [],
    errors.flatMap(paragraphs),
    deprecation(operation),
  ];
  return blocks.filter((block) => block.length > 0).flatMap((block, n) => (n === 0 ? block : ["", ...block]));
}

/** Lays lines out as a doc comment, indented by `indent`. */
export function comment(lines: readonly string[], indent = ""): string {
  return lines.length === 0 ? "" : `${indent}/*${commentBody(lines, indent)}*/\n`;
}

/** The text between the opening and closing marks of a doc comment. */
export function commentBody(lines: readonly string[], indent = ""): string {
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (safe.length === 1) return `* ${safe[0]} `;
  return `*\n${safe.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} `;
}

function unit(schema: Schema): string | undefined {
  const name = text(schema, "x-unit");
  return name && `Unit: ${name}`;
}

function range(schema: Schema): string | undefined {
  const low = schema.minimum ?? schema["x-minimum"];
  const high = schema.maximum ?? schema["x-maximum"];
  if (low !== undefined && high !== undefined) return `Range: ${low} to ${high}`;
  if (low !== undefined) return `At least ${low}`;
  return high === undefined ? undefined : `At most ${high}`;
}

function count(schema: Schema): string | undefined {
  const most = schema.maxItems;
  return most === undefined ? undefined : `At most ${most} items`;
}

function byDefault(schema: Schema): string | undefined {
  return schema.default === undefined ? undefined : `Default: ${literal(schema.default)}`;
}

function deprecation(value: Json): string[] {
  return value.deprecated === true ? paragraphs(`@deprecated ${deprecationOf(value)}`) : [];
}

/**
 * Returns the replacement that a spec names for a deprecated operation or field.
 *
 * @throws Error if it names none
 */
export function deprecationOf(value: Json): string {
  const replacement = text(value, "x-deprecated");
  if (replacement !== undefined) return replacement;
  throw new Error(`a deprecated ${value.operationId ?? value.name ?? "field"} needs x-deprecated`);
}

function example(schema: Schema): string[] {
  const shown = schema.example ?? (Array.isArray(schema.examples) ? schema.examples[0] : undefined);
  return shown === undefined || typeof shown === "object" ? [] : [`@example ${literal(shown)}`];
}

function literal(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Breaks text into lines of at most WIDTH characters, keeping the line breaks it has. */
export function paragraphs(value: string | undefined): string[] {
  if (!value) return [];
  return value.trim().split(/\r?\n/).flatMap(wrap);
}

function wrap(line: string): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of line.split(/ +/)) {
    if (row !== "" && row.length + word.length >= WIDTH) {
      rows.push(row);
      row = word;
    } else {
      row = row === "" ? word : `${row} ${word}`;
    }
  }
  return [...rows, row];
}
