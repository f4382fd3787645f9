/** Which test file makes an operation's calls: by the paths and operation ids that it names, and the client methods that it calls. */
import type { OwnOperation } from "../../shared/hosted-operations.ts";
import type { TypedCall } from "../../shared/typed-calls.ts";
import type { Sources } from "./sources.ts";

/** Segments with slashes between them, `${…}` included. */
const PATH = /(?:\$\{[^}]*\}|[\w:.-])+(?:\/(?:\$\{[^}]*\}|[\w:.-])+)+/g;
/** A constant text, or a function of one line that makes a path. */
const CONSTANT = /\bconst (\w+) = (?:\([^)]*\)(?:: string)? =>\s*)?(?:"([^"\n]*)"|`([^`\n]*)`)/g;
const USE = /\$\{(\w+)(?:\([^}]*\))?\}/g;

/** Puts the file's own constant texts in the place of their names, so that paths made of them are whole. */
function withConstants(text: string): string {
  const used = new Set([...text.matchAll(USE)].map(([, name]) => name));
  const constants = new Map<string, string>();
  // A constant that others are made of is no path of a call.
  const rest = text.replace(CONSTANT, (whole, name: string, plain?: string, template?: string) => {
    if (!used.has(name)) return whole;
    constants.set(name, plain ?? template ?? "");
    return "";
  });
  const replaced = (from: string) => from.replace(USE, (whole, name: string) => constants.get(name) ?? whole);
  return replaced(replaced(rest)); // a constant may be made of another
}

/** A path below the versions' prefix, and the version where it is written. */
function versioned(path: string): { readonly version: string | undefined; readonly segments: string[] } {
  const match = /(?:^|\/)(v\d)\/(.*)$/.exec(path);
  return { version: match?.[1], segments: (match?.[2] ?? path).split("/") };
}

/** How many segments of a route's template are the path's own; undefined when it is of another route. */
function ownSegments(path: string, template: string): number | undefined {
  const [given, route] = [versioned(path), versioned(template.replace(/^\//, ""))];
  if (given.version !== undefined && given.version !== route.version) return undefined;
  if (given.segments.length !== route.segments.length) return undefined;
  let own = 0;
  for (const [index, segment] of route.segments.entries()) {
    // A parameter with a suffix, `{tokenId}:reindex`, wants the suffix.
    const suffix = /^\{\w+\}(.*)$/.exec(segment)?.[1];
    if (suffix === undefined ? given.segments[index] !== segment : !given.segments[index]?.endsWith(suffix))
      return undefined;
    if (suffix === undefined) own++;
  }
  return own;
}

/** The operations whose route a path is: of two that fit, `blocks/latest` and `blocks/{id}`, the one that says more. */
function operationsAt(path: string, operations: readonly OwnOperation[]): OwnOperation[] {
  const fits = operations.map((operation) => ownSegments(path, operation.path) ?? -1);
  const best = Math.max(...fits);
  return best < 1 ? [] : operations.filter((_, index) => fits[index] === best);
}

/** The test file of each operation that makes most of its calls, by id; an operation without one is missing. */
export function testsOf(
  operations: readonly OwnOperation[],
  calls: ReadonlyMap<string, TypedCall>,
  tests: Sources,
): Map<string, string> {
  const best = new Map<string, { readonly file: string; readonly count: number }>();
  for (const [file, source] of tests) {
    const text = withConstants(source);
    const counts = new Map<string, number>();
    const add = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
    const methods = new Set(
      [...text.matchAll(/\b(POST|PUT|PATCH|DELETE)\b/gi)].map(([, name = ""]) => name.toUpperCase()),
    );
    for (const [path] of text.matchAll(PATH)) {
      for (const { id, method } of operationsAt(path, operations))
        if (method === "GET" || methods.has(method)) add(id);
    }
    for (const { id } of operations) {
      const { resource, method } = calls.get(id) ?? {};
      for (const _ of text.matchAll(new RegExp(`["\`]${id}["\`]`, "g"))) add(id);
      for (const _ of text.matchAll(new RegExp(`\\.${resource}\\.${method}\\(`, "g"))) add(id);
    }
    for (const [id, count] of counts) if (count > (best.get(id)?.count ?? 0)) best.set(id, { file, count });
  }
  return new Map([...best].map(([id, { file }]) => [id, file]));
}
