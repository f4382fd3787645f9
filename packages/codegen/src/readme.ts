/** Prints the generated blocks of a client's README: methods, functions and entry points. */
import { between } from "./marked-block.ts";
import { methodText } from "./method.ts";
import type { OperationModel } from "./model.ts";
import { signatureOf } from "./signature.ts";

/** Name of the program that writes the blocks, as their markers say. */
const BY = "packages/codegen";

/** Description of each entry point. An entry point without a description cannot be published. */
const ENTRY_POINTS: Readonly<Record<string, string>> = {
  ".": "the client, its types, the error classes, and the functions and values on this page",
  "./spec": "the table of operations, with their types",
  "./http":
    "`createHttpClient`: the raw openapi-fetch client, typed by the paths of the spec, with the same pipeline",
  "./resources":
    "`createDataClientWith`: a client with only the resources you name, and the function that makes each resource",
  "./node": "`createUndiciFetch`: a fast transport for Node that uses the undici package",
  "./otel": "hooks and middleware that report to OpenTelemetry",
  "./openapi.json": "the bundled OpenAPI document",
  "./openrpc.json": "the bundled OpenRPC document",
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ").replaceAll("\n", " ")} |`;
  return [line(head), `|${head.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
};

/** Prints the table of methods, by resource. */
export function methodsTable(client: string, operations: readonly OperationModel[]): string {
  const sorted = operations.toSorted((a, b) =>
    (a.method.resource ?? "").localeCompare(b.method.resource ?? ""),
  );
  return table(
    [`\`${client}.\``, "", "returns", "route"],
    sorted.map((operation) => {
      const { method, summary, route } = operation;
      const { kind } = signatureOf(operation);
      const returns = kind === "call" ? "" : kind;
      return [`\`${methodText(method)}\``, summary.replace(/\.$/, ""), returns, `\`${route}\``];
    }),
  );
}

/** A function or value that an entry point exports besides its client. */
export interface Exported {
  readonly name: string;
  /** First sentence of its comment. */
  readonly sentence: string;
}

const SENTENCE = /^([\s\S]+?[.:])(?:\s|$)/;

/**
 * Returns the functions and values that `index.ts` exports from its package's files, without the client's
 * factory.
 *
 * @param read returns the text of a file
 */
export function exportedBy(index: string, read: (file: string) => string): Exported[] {
  const found: Exported[] = [];
  for (const [, names = "", file = ""] of index.matchAll(/^export \{([^}]*)\} from "(\.\/[^"]+)";/gm))
    for (const name of names.split(",").map((part) => part.trim())) {
      if (name === "" || /^type |^create[A-Z]\w*Client$/.test(name)) continue;
      const text = read(file);
      const at = text.search(new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, "m"));
      const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, at))?.[0];
      if (at < 0 || comment === undefined) throw new Error(`${file}: ${name} has no comment`);
      const prose = comment
        .replaceAll(/^\s*\/?\*+\/?\s?/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim();
      const sentence = SENTENCE.exec(prose)?.[1] ?? prose;
      found.push({ name, sentence: sentence.replace(/[.:]$/, "").replaceAll(/\{@link (\w+)\}/g, "`$1`") });
    }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const exportsTable = (exported: readonly Exported[]): string =>
  table(
    ["also exported", ""],
    exported.map(({ name, sentence }) => [`\`${name}\``, sentence]),
  );

/** Prints the table of the entry points that a manifest publishes. */
export function entryPointsTable(name: string, exports: Readonly<Record<string, unknown>>): string {
  const entries = Object.keys(exports).filter((entry) => entry !== "./package.json");
  return table(
    ["entry point", "exports"],
    entries.map((entry) => {
      const says = ENTRY_POINTS[entry];
      if (says === undefined)
        throw new Error(`${name} has the entry point ${entry}, which nothing describes`);
      return [`\`${name}${entry.slice(1)}\``, says];
    }),
  );
}

/** The parts of a README that are generated. */
export interface ReadmeParts {
  readonly client: string;
  readonly operations: readonly OperationModel[];
  readonly exported: readonly Exported[];
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Returns the README with its generated blocks up to date. */
export function readmeWith(
  text: string,
  { client, operations, exported, name, exports }: ReadmeParts,
): string {
  const blocks = {
    methods: methodsTable(client, operations),
    functions: exportsTable(exported),
    "entry points": entryPointsTable(name, exports),
  };
  return Object.entries(blocks).reduce(
    (before, [block, content]) => between(before, block, content, BY),
    text,
  );
}
