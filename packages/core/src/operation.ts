/** What core knows of an API: the descriptors that the generator writes from the specs. */

/** One parameter of an operation, and the rules that can be checked before anything is sent. */
export interface Param {
  /** Where an HTTP operation carries it; absent on JSON-RPC methods, whose parameters are one object. */
  readonly in?: "path" | "query" | "body";
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  readonly required?: true;
  /** Inclusive bounds: of the value for numbers, of the numeric value for decimal strings. */
  readonly min?: number;
  readonly max?: number;
  /** `explode: false`: an array travels as one comma-joined value. */
  readonly csv?: true;
  /** Taken from the client's options when the call leaves it out (`network`). */
  readonly fallback?: true;
}

/** A rule that spans several parameters. */
export type Rule =
  | { readonly kind: "anyOf"; readonly names: readonly string[] }
  | { readonly kind: "sumAtMost"; readonly names: readonly string[]; readonly max: number };

/** How a list operation pages. */
export interface PageRule {
  /** Response field that holds the items. */
  readonly items: string;
  /** How long a page token lives, in milliseconds, where the contract promises a limit. */
  readonly validityMs?: number;
}

/** One HTTP operation of a spec. */
export interface Operation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template, `{name}` for each path parameter. */
  readonly path: string;
  /** `unsafe`: sent again only when it surely was not processed. */
  readonly retry: "safe" | "unsafe";
  /** Statuses that are an answer rather than a passing fault, and so are never retried. */
  readonly finalStatuses?: readonly number[];
  readonly params: { readonly [name: string]: Param };
  readonly rules?: readonly Rule[];
  readonly page?: PageRule;
}

/** One JSON-RPC method of a spec. */
export interface RpcOperation {
  readonly id: string;
  /** Name on the wire, such as `platform.getBlock`. */
  readonly rpc: string;
  /** Path below the node's base URL, such as `/ext/bc/P`. */
  readonly path: string;
  readonly retry: "safe" | "unsafe";
  readonly params: { readonly [name: string]: Param };
  readonly rules?: readonly Rule[];
}
