/**
 * The definition of a stream: the scope of its cursors, its possible starts, and the items after a position.
 */

import type { OperationTypes as DataTypes } from "@primary-network/data/spec";
import type { PushCursor } from "../../domain/push/webhook.ts";
import type { Context, OperationTypes } from "./handler.ts";

/** A position in the log of a chain, behind an item or behind a whole block. */
export interface ChainPosition extends PushCursor {
  /** EVM chain id where a stream is of several chains, else 0. */
  readonly chain: number;
  /** The position among items at the same index. */
  readonly part: number;
}

/** A position in each of a stream's chains. */
export type StreamPosition = readonly ChainPosition[];

export interface StreamItem {
  /** Behind the item. */
  readonly at: StreamPosition;
  /** On one line. */
  readonly json: string;
}

/** The items that follow a position. */
export type StreamStep =
  | {
      readonly to: StreamPosition;
      readonly items: readonly StreamItem[];
      /** Compute units for reads from a node. */
      readonly units?: number | undefined;
    }
  /** Everything above a block was taken back. */
  | { readonly to: StreamPosition; readonly rewind: { readonly chainId?: string; readonly height: number } };

export interface StreamSource {
  /**
   * The scope of a cursor: the operation, its chain and its filters, in one form for all forms of a request.
   */
  readonly identity: readonly unknown[];
  /** Names of its chains, as `Heads` has them. */
  readonly chains: readonly string[];
  /** Behind nothing. */
  earliest(): StreamPosition;
  /** Behind all that is indexed now. */
  latest(): Promise<StreamPosition>;
  /** @throws HttpError 501 when items from before the index begins may follow a position */
  checkStart(at: StreamPosition): void;
  /**
   * Undefined when nothing follows.
   *
   * @throws HttpError, or the store's error
   */
  next(at: StreamPosition): Promise<StreamStep | undefined>;
}

/** Ids of the operations that are streams. */
export type StreamId = {
  [Id in keyof DataTypes]: DataTypes[Id] extends { stream: unknown } ? Id : never;
}[keyof DataTypes];

/** @throws HttpError when the items cannot be streamed */
export type StreamHandler<Id extends StreamId> = (
  params: Omit<OperationTypes[Id]["params"], "since">,
  context: Context,
) => Promise<StreamSource>;

/** A set as cursors are bound to it: the order in which a request names its members does not matter. */
export const setOf = (names: readonly string[] | undefined): readonly string[] | null =>
  names === undefined ? null : [...new Set(names)].sort();
