/** What the printers need to know of one operation, whichever kind of spec it came from. */
import type { MethodModel } from "./method.ts";
import type { Json, Schema } from "./schema.ts";

/** One parameter: what the runtime table says of it, and the schema its type comes from. */
export interface ParamModel {
  /** Entry of the runtime table, as core's `Param`. */
  readonly descriptor: Json;
  readonly schema: Schema;
  readonly required: boolean;
}

export interface OperationModel extends MethodModel {
  readonly id: string;
  /** One line without a full stop. */
  readonly summary: string;
  /** Paragraphs that say what the call does; the summary where the spec has none. */
  readonly description: string;
  /** Method and path, or the name of a JSON-RPC method. */
  readonly route: string;
  /** Name of the operation's page in the reference: `list-validators`. */
  readonly page: string;
  /** Whether the call changes something: it replaces or deletes, or may not be sent twice. */
  readonly isMutation: boolean;
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
  /** What to call in place of a deprecated operation. */
  readonly deprecation?: string;
  /** Doc comment of the operation. */
  readonly doc: readonly string[];
}

/** A spec, read: the document that types are made from, and its operations in the order of the spec. */
export interface SpecModel {
  readonly document: Json;
  readonly operations: readonly OperationModel[];
  /** The client's resources in the order of the spec, each with a sentence. */
  readonly resources: ReadonlyMap<string, string>;
}
