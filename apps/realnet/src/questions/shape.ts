/** What kinds of values a JSON document is made of, and how two documents differ in that. */
import type { Said } from "./exchange.ts";

/** Kinds of text, the first that fits. */
const TEXTS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["decimal", /^-?\d+$/],
  ["fraction", /^-?\d+\.\d+$/],
  ["hex", /^0x[0-9a-fA-F]*$/],
  ["node id", /^NodeID-[1-9A-HJ-NP-Za-km-z]{30,36}$/],
  ["address", /^[PXC]-[a-z]+1[0-9a-z]{38}$/],
  ["time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/],
  ["id", /^[1-9A-HJ-NP-Za-km-z]{43,51}$/],
  ["32 bytes of cb58 zeroes", /^1{32}LpoYY$/],
  ["empty", /^$/],
];

const textKind = (text: string): string => {
  const kind = TEXTS.find(([, pattern]) => pattern.test(text))?.[0] ?? "text";
  return kind === "32 bytes of cb58 zeroes" ? "id" : kind;
};

/** Keys that are data: such objects are maps, all of whose members have one shape. */
const DATA_KEY = /^(NodeID-|0x[0-9a-fA-F]+$|[1-9A-HJ-NP-Za-km-z]{37,51}$|\d+$)/;

/** Everything seen at one place of one or more documents. */
export class Shape {
  readonly kinds = new Set<string>();
  readonly #fields = new Map<string, Shape>();
  #each: Shape | undefined;
  /** Objects seen here, and how often this place was seen. */
  #objects = 0;
  #seen = 0;

  static of(value: Said): Shape {
    const shape = new Shape();
    shape.#add(value);
    return shape;
  }

  #add(value: Said): void {
    this.#seen++;
    if (value === null) this.kinds.add("null");
    else if (typeof value === "string") this.kinds.add(textKind(value));
    else if (typeof value !== "object") this.kinds.add(typeof value);
    else if (Array.isArray(value)) {
      this.kinds.add("list");
      for (const item of value) {
        this.#each ??= new Shape();
        this.#each.#add(item);
      }
    } else {
      this.kinds.add("object");
      this.#objects++;
      for (const [key, member] of Object.entries(value)) {
        const name = DATA_KEY.test(key) ? "*" : key;
        const field = this.#fields.get(name) ?? new Shape();
        this.#fields.set(name, field);
        field.#add(member);
      }
    }
  }

  #isOptional(name: string): boolean {
    const field = this.#fields.get(name);
    return name === "*" || (field === undefined ? 0 : field.#seen) < this.#objects;
  }

  /** How another shape differs from this one, which is the expected one: a line for each position. */
  differences(other: Shape, path = ""): readonly string[] {
    const extra = [...other.kinds].filter((kind) => !this.kinds.has(kind));
    const lines: string[] = [];
    if (extra.length > 0)
      lines.push(`${path}: ${extra.join(" or ")} instead of ${[...this.kinds].join(" or ")}`);
    if (this.#each && other.#each) lines.push(...this.#each.differences(other.#each, `${path}[]`));
    if (this.#objects === 0 || other.#objects === 0) return lines;
    // An empty object may be a map of which there is nothing to tell.
    if (this.#fields.size === 0 && [...other.#fields.keys()].every((name) => name === "*")) return lines;
    for (const [name, field] of this.#fields) {
      const found = other.#fields.get(name);
      if (found) lines.push(...field.differences(found, `${path}.${name}`));
      if (!this.#isOptional(name) && (found === undefined || other.#isOptional(name)))
        lines.push(`${path}.${name}: missing`);
    }
    for (const name of other.#fields.keys())
      if (!this.#fields.has(name) && !this.#fields.has("*"))
        lines.push(`${path}.${name}: should not be there`);
    return lines;
  }
}
