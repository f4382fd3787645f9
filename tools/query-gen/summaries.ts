/** What the specs say of each operation: its summary, and whether it changes something. */
import { methodId } from "../shared/typed-calls.ts";

/** What the query options of an operation need of its spec. */
export interface Described {
  /** One line that ends without a full stop. */
  readonly summary: string;
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
  for (const byMethod of Object.values(paths)) {
    for (const [method, { operationId = "", summary, "x-retry": retry }] of Object.entries(byMethod)) {
      const replaces = ["put", "patch", "delete"].includes(method);
      found.set(operationId, { summary, isMutation: replaces || retry === "unsafe" });
    }
  }
  for (const { name = "", summary, "x-retry": retry } of methods)
    found.set(methodId(name), { summary, isMutation: retry === "unsafe" });
  return found;
}
