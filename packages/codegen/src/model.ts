/** What the printers need to know of one operation, whichever kind of spec it came from. */
import type { Json, Schema } from "./schema.ts";

/** One parameter: what the runtime table says of it, and the schema its type comes from. */
export interface ParamModel {
  /** Entry of the runtime table, as core's `Param`. */
  readonly descriptor: Json;
  readonly schema: Schema;
  readonly required: boolean;
}

export interface OperationModel {
  readonly id: string;
  /** Entry of the runtime table without `params`, as core's `Operation` or `RpcOperation`. */
  readonly descriptor: Json;
  readonly params: ReadonlyMap<string, ParamModel>;
  /** Alternatives of a body that is a union; their fields are in `params` as well. */
  readonly bodyVariants?: readonly Schema[];
  /** Schema of the whole response; absent when a success carries no body. */
  readonly result?: Schema;
  /** Schemas of the JSON bodies of error responses, by status. */
  readonly failures?: ReadonlyMap<string, Schema>;
  /** Response field that holds the items, for a list operation that pages. */
  readonly items?: string;
  /** Whether the response is a stream of server-sent events; `result` is then the schema of an item's data. */
  readonly stream?: boolean;
  /** Bodies of the spec's example responses by name; empty where a success carries no body. */
  readonly examples?: Json;
  /** Whether it is deprecated. */
  readonly deprecated?: boolean;
  /** Doc comment of the operation. */
  readonly doc: readonly string[];
}

/** A spec, read: the document that types are made from, and its operations in the order of the spec. */
export interface SpecModel {
  readonly document: Json;
  readonly operations: readonly OperationModel[];
}
