/**
 * Types of the descriptors that the generator writes from the specs. Core knows nothing else about an API.
 */

/** A parameter of an operation, and the rules that can be checked before anything is sent. */
export interface Param {
  /** Location in an HTTP request. Absent on JSON-RPC methods, whose parameters are one object. */
  readonly in?: "path" | "query" | "body";
  /**
   * JSON type. Absent if several are accepted. `numeric` is a string that also accepts a number or bigint,
   * written in decimal.
   */
  readonly type?: "string" | "numeric" | "integer" | "number" | "boolean" | "array" | "object";
  /** True if the call is refused without it. */
  readonly required?: true;
  /** Minimum value, inclusive. For a decimal string, the minimum of its number. */
  readonly min?: number;
  /** Maximum value, inclusive, like `min`. */
  readonly max?: number;
  /** True for an array that is sent as one comma-joined value (`explode: false`). */
  readonly csv?: true;
  /**
   * True for addresses of the P-, X- or C-Chain, which are checked and normalised before anything is sent.
   */
  readonly address?: true;
  /** True if the client's option of this name is the default (`network`). */
  readonly fallback?: true;
}

/** A rule over several parameters. */
export type Rule =
  | {
      /** At least one of the parameters is required. */
      readonly kind: "anyOf";
      /** Names of the parameters. */
      readonly names: readonly string[];
    }
  | {
      /** The sum of the parameters may not exceed `max`. */
      readonly kind: "sumAtMost";
      /** Names of the parameters. */
      readonly names: readonly string[];
      /** Maximum sum, inclusive. */
      readonly max: number;
    };

/** Paging of a list operation. */
export interface PageRule {
  /** Response field that holds the items. */
  readonly items: string;
  /** Validity of a page token in milliseconds, if the contract promises one. */
  readonly validityMs?: number;
}

/** An HTTP operation of a spec. */
export interface Operation {
  /** Name of the operation in the spec, such as `listValidators`. Errors and hooks use it too. */
  readonly id: string;
  /** HTTP method. */
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template, with `{name}` for each path parameter. */
  readonly path: string;
  /** `unsafe`: retried only if the server certainly did not process it. */
  readonly retry: "safe" | "unsafe";
  /** Statuses that are a result, not a temporary failure, and are never retried. */
  readonly finalStatuses?: readonly number[];
  /** Parameters of path, query and body, by name. */
  readonly params: { readonly [name: string]: Param };
  /** Rules over several parameters. */
  readonly rules?: readonly Rule[];
  /** Present if the response is a page of a listing. */
  readonly page?: PageRule;
  /** True if the response is a stream of server-sent events, which `stream` opens. */
  readonly stream?: true;
}

/** A JSON-RPC method of a spec. */
export interface RpcOperation {
  /** Name of the operation, such as `getBlock`. Errors and hooks use it too. */
  readonly id: string;
  /** Name of the method on the wire, such as `platform.getBlock`. */
  readonly rpc: string;
  /** Path below the node's base URL, such as `/ext/bc/P`. */
  readonly path: string;
  /** `unsafe`: retried only if the server certainly did not process it. */
  readonly retry: "safe" | "unsafe";
  /** Members of the parameter object, by name. */
  readonly params: { readonly [name: string]: Param };
  /** Rules over several parameters. */
  readonly rules?: readonly Rule[];
}
