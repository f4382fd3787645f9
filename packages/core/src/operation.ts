/** What core knows of an API: the descriptors that the generator writes from the specs. */

/** One parameter of an operation, and the rules that can be checked before anything is sent. */
export interface Param {
  /** Where an HTTP operation carries it; absent on JSON-RPC methods, whose parameters are one object. */
  readonly in?: "path" | "query" | "body";
  /** JSON type; absent where several are taken. `numeric` is a text in which a number or bigint is written in decimal. */
  readonly type?: "string" | "numeric" | "integer" | "number" | "boolean" | "array" | "object";
  /** A call without it is refused. */
  readonly required?: true;
  /** Least value, inclusive: of a number, or of the number that a decimal string writes. */
  readonly min?: number;
  /** Greatest value, inclusive, as `min`. */
  readonly max?: number;
  /** `explode: false`: an array travels as one comma-joined value. */
  readonly csv?: true;
  /** Addresses of the P-, X- or C-Chain: checked and written in one form before anything is sent. */
  readonly address?: true;
  /** Taken from the client's options when the call leaves it out (`network`). */
  readonly fallback?: true;
}

/** A rule that spans several parameters. */
export type Rule =
  | {
      /** At least one of the parameters must be given. */
      readonly kind: "anyOf";
      /** The parameters to choose among. */
      readonly names: readonly string[];
    }
  | {
      /** The parameters may not add up to more than `max`. */
      readonly kind: "sumAtMost";
      /** The parameters that count. */
      readonly names: readonly string[];
      /** Greatest sum, inclusive. */
      readonly max: number;
    };

/** How a list operation pages. */
export interface PageRule {
  /** Response field that holds the items. */
  readonly items: string;
  /** How long a page token lives, in milliseconds, where the contract promises a limit. */
  readonly validityMs?: number;
}

/** One HTTP operation of a spec. */
export interface Operation {
  /** Name of the operation in the spec, such as `listValidators`; also in errors and hooks. */
  readonly id: string;
  /** HTTP method. */
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template, `{name}` for each path parameter. */
  readonly path: string;
  /** `unsafe`: sent again only when it surely was not processed. */
  readonly retry: "safe" | "unsafe";
  /** Statuses that are a result rather than a passing fault, and so are never retried. */
  readonly finalStatuses?: readonly number[];
  /** Every parameter of path, query and body by name. */
  readonly params: { readonly [name: string]: Param };
  /** Rules that span parameters. */
  readonly rules?: readonly Rule[];
  /** Present when the response is one page of a listing. */
  readonly page?: PageRule;
  /** The response is a stream of server-sent events, which is opened with `stream`. */
  readonly stream?: true;
}

/** One JSON-RPC method of a spec. */
export interface RpcOperation {
  /** Name of the operation, such as `getBlock`; also in errors and hooks. */
  readonly id: string;
  /** Name on the wire, such as `platform.getBlock`. */
  readonly rpc: string;
  /** Path below the node's base URL, such as `/ext/bc/P`. */
  readonly path: string;
  /** `unsafe`: sent again only when it surely was not processed. */
  readonly retry: "safe" | "unsafe";
  /** Every member of the one parameter object by name. */
  readonly params: { readonly [name: string]: Param };
  /** Rules that span parameters. */
  readonly rules?: readonly Rule[];
}
