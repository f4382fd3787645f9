/** The summary and the route of each operation, as the specs have them, and whether it changes something. */
import { methodId } from "./typed-calls.ts";

/** An operation as its spec describes it. */
export interface Described {
  /** One line that ends without a full stop. */
  readonly summary: string;
  /** Method and path; of JSON-RPC the method's name. */
  readonly route: string;
  /** The call changes something, so it is a mutation: it replaces or deletes, or may not be sent twice. */
  readonly isMutation: boolean;
}

interface Operation {
  readonly operationId?: string;
  readonly name?: string;
  readonly summary: string;
  readonly "x-retry": string;
}

/** The part of a generated specification that is read. */
export interface SpecDocument {
  /** Of OpenAPI: by path and method. */
  readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } };
  /** Of OpenRPC. */
  readonly methods?: readonly Operation[];
}

/** By the operation's generated name. */
export function summariesOf({ paths = {}, methods = [] }: SpecDocument): Map<string, Described> {
  const found = new Map<string, Described>();
  for (const [path, byMethod] of Object.entries(paths)) {
    for (const [method, { operationId = "", summary, "x-retry": retry }] of Object.entries(byMethod)) {
      const replaces = ["put", "patch", "delete"].includes(method);
      const route = `${method.toUpperCase()} ${path}`;
      found.set(operationId, { summary, route, isMutation: replaces || retry === "unsafe" });
    }
  }
  for (const { name = "", summary, "x-retry": retry } of methods)
    found.set(methodId(name), { summary, route: name, isMutation: retry === "unsafe" });
  return found;
}
