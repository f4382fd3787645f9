/** The text of a configuration file, JSON or YAML: its value, and the line and column of each part. */

import { CliError, messageOf } from "@primary-network/devnet/terminal";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";

/** Names and indexes from the file's root to a value. */
export type Path = readonly (string | number)[];

/** A rule that a part of the file breaks. */
export interface Finding {
  readonly path: Path;
  /** The rule and its remedy, in words that follow the field's name. */
  readonly rule: string;
}

/** Findings that one error lists; a file with more has one reason for most of them. */
const LISTED = 20;

/** `networks.fuji.evmChains[0].name`. */
export const pathText = (path: Path): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");

/** The offset of the first alias. */
function firstAlias(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias(_, { range }) {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/**
 * The value of a document. Aliases may copy at most a hundred nodes in all, and none may stand inside the
 * value that it names.
 *
 * @throws Error saying which rule its aliases break
 */
function plainValue(document: Document): unknown {
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    const many = messageOf(error).startsWith("Excessive alias count");
    throw new Error(many ? "they make more than 100 copies; write the values out" : messageOf(error));
  }
  try {
    JSON.stringify(value);
  } catch {
    throw new Error("one stands inside the value that it names");
  }
  return value;
}

/** A parsed file. */
export class ConfigSource {
  readonly file: string;
  readonly value: unknown;
  readonly #root: Node | null;
  readonly #lines: LineCounter;
  readonly #resolve: (node: Node) => Node | undefined;

  /** @throws CliError naming line and column when the text is neither JSON nor YAML */
  constructor(file: string, text: string) {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [fault] = document.errors;
    if (fault) {
      const { line, col } = lines.linePos(fault.pos[0]);
      throw new CliError(`${file}:${line}:${col}: is neither JSON nor YAML: ${fault.message}.`);
    }
    this.file = file;
    try {
      this.value = plainValue(document);
    } catch (error) {
      const { line, col } = lines.linePos(firstAlias(document));
      throw new CliError(`${file}:${line}:${col}: its aliases cannot be used: ${messageOf(error)}.`);
    }
    this.#root = document.contents;
    this.#lines = lines;
    this.#resolve = (node) => (isAlias(node) ? node.resolve(document) : node);
  }

  /** The offset of a part: of its name where it has one, or else of the nearest part around it. */
  #offset(path: Path): number {
    let node = this.#root ?? undefined;
    let offset = node?.range?.[0] ?? 0;
    for (const key of path) {
      const inside = node && this.#resolve(node);
      if (isMap<Node, Node | null>(inside)) {
        const pair = inside.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === String(key),
        );
        if (!pair) return offset;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value ?? undefined;
      } else if (isSeq<Node>(inside) && typeof key === "number") {
        node = inside.items[key];
        offset = node?.range?.[0] ?? offset;
      } else return offset;
    }
    return offset;
  }

  /** `config.yaml:3:5`, as terminals and editors link it; lines and columns begin with 1. */
  positionOf(path: Path): string {
    const { line, col } = this.#lines.linePos(this.#offset(path));
    return `${this.file}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  }

  /** The error of one or several findings, each with its position. */
  error(findings: readonly Finding[]): CliError {
    const lines = findings
      .toSorted((left, right) => this.#offset(left.path) - this.#offset(right.path))
      .slice(0, LISTED)
      .map(({ path, rule }) => `${this.positionOf(path)}: ${pathText(path) || "the file"} ${rule}.`);
    if (findings.length === 1) return new CliError(lines.join());
    const more = findings.length > LISTED ? [`and ${findings.length - LISTED} more.`] : [];
    return new CliError([`${this.file} has ${findings.length} errors:`, ...lines, ...more].join("\n  "));
  }
}
