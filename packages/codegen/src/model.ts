/** Model of an operation, the same for both kinds of specs. */
import type { MethodModel } from "./method.ts";
import type { Json, Schema } from "./schema.ts";

/** A parameter: its entry in the runtime table, and the schema of its type. */
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
  /** Paragraphs that describe the call. The summary if the spec has no description. */
  readonly description: string;
  /** Method and path, or the name of a JSON-RPC method. */
  readonly route: string;
  /** Name of the operation's page in the reference: `list-validators`. */
  readonly page: string;
  /** True if the call changes something: it replaces or deletes, or must not be sent twice. */
  readonly isMutation: boolean;
  /** Entry of the runtime table without `params`, as core's `Operation` or `RpcOperation`. */
  readonly descriptor: Json;
  readonly params: ReadonlyMap<string, ParamModel>;
  /** Alternatives of a body that is a union; their fields are in `params` as well. */
  readonly bodyVariants?: readonly Schema[];
  /** Schema of the whole response. Absent if a success has no body. */
  readonly result?: Schema;
  /** Schemas of the JSON bodies of error responses, by status. */
  readonly failures?: ReadonlyMap<string, Schema>;
  /** Response field that holds the items, for a list operation that pages. */
  readonly items?: string;
  /**
   * True if the response is a stream of server-sent events. Then `result` is the schema of an item's data.
   */
  readonly stream?: boolean;
  /** Bodies of the spec's example responses by name. Empty if a success has no body. */
  readonly examples?: Json;
  /** True if the operation is deprecated. */
  readonly deprecated?: boolean;
  /** Replacement of a deprecated operation. */
  readonly deprecation?: string;
  /** Doc comment of the operation. */
  readonly doc: readonly string[];
}

/** Model of a spec: the document for types, and the operations in the order of the spec. */
export interface SpecModel {
  readonly document: Json;
  readonly operations: readonly OperationModel[];
  /** The client's resources in the order of the spec, each with a sentence. */
  readonly resources: ReadonlyMap<string, string>;
}
