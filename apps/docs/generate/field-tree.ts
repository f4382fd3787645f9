/** Fields one inside another, as HTML with Markdown descriptions: what is inside is closed where there is much of it. */
import { type Definition, definition } from "./markdown.ts";
import type { SchemaField } from "./schema-text.ts";

/** A field and those inside it. */
interface FieldNode {
  readonly field: SchemaField;
  readonly inner: FieldNode[];
}

/** A name and the ones around it, the nearest first: `a.b[].c` stands in `a.b[]`, `a.b`, `a`. */
function around(name: string): string[] {
  const names: string[] = [];
  for (let at = name; ; ) {
    const shorter = at.replace(/(?:\.[^.[\]]*|\[\])$/, "");
    if (shorter === at || shorter === "") return names;
    names.push(shorter);
    at = shorter;
  }
}

/** Variants from the narrowest to all: `Keeper, Cat` is of `Keeper` too. */
function wider(of: string | undefined): (string | undefined)[] {
  const parts = of?.split(", ") ?? [];
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join(", ")), undefined];
}

const keyOf = (name: string, of: string | undefined) => `${of ?? ""}|${name}`;

/** The fields that stand in no other, each with those inside it. */
export function nested(fields: readonly SchemaField[]): FieldNode[] {
  const nodes = new Map(
    fields.map((field): [string, FieldNode] => [keyOf(field.name, field.of), { field, inner: [] }]),
  );
  const outer: FieldNode[] = [];
  for (const node of nodes.values()) {
    const keys = around(node.field.name).flatMap((name) => wider(node.field.of).map((of) => keyOf(name, of)));
    const parent = keys.map((key) => nodes.get(key)).find((found) => found !== undefined);
    (parent?.inner ?? outer).push(node);
  }
  return outer;
}

const countOf = (nodes: readonly FieldNode[]): number =>
  nodes.reduce((sum, { inner }) => sum + 1 + countOf(inner), 0);

/** Fields inside a field up to which they stand open. */
const FEW = 6;

/** The fields of a page: how each is described. */
export interface TreeOptions {
  readonly definitionOf: (field: SchemaField) => Definition;
  /** Whether fields that stand in others begin open where they are few. */
  readonly isOpen: boolean;
}

/** Prints the fields as HTML, with a separate part for each variant. */
export function fieldTree(nodes: readonly FieldNode[], options: TreeOptions, within?: string): string {
  const own = nodes.filter(({ field }) => field.of === within);
  const variants = [...new Set(nodes.map(({ field }) => field.of))].filter((of) => of !== within);
  const list = own.map(({ field, inner }) => {
    const count = countOf(inner);
    const body = count === 0 ? "" : fieldTree(inner, options, within);
    return definition(
      options.definitionOf(field),
      count === 0
        ? ""
        : closed(`${count} ${count === 1 ? "field" : "fields"} inside`, body, options.isOpen && count <= FEW),
    );
  });
  const ofVariants = variants.map((of) => {
    const some = nodes.filter(({ field }) => field.of === of);
    const count = countOf(some);
    return closed(
      `Of <code>${of ?? ""}</code>: ${count} ${count === 1 ? "field" : "fields"}`,
      fieldTree(some, options, of),
      false,
    );
  });
  return [...(list.length === 0 ? [] : ['<dl class="fields">', ...list, "</dl>"]), ...ofVariants].join(
    "\n\n",
  );
}

const closed = (summary: string, body: string, isOpen: boolean) =>
  `<details class="inner"${isOpen ? " open" : ""}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
