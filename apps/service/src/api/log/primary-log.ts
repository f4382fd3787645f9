/**
 * Reads a chain of the Primary Network as a log: the items from a position to the checkpoint. Its blocks are
 * final.
 */

import type { Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import { type PushCursor, WHOLE_BLOCK } from "../../domain/push/webhook.ts";
import type { Store } from "../../store/store.ts";
import { seenOn } from "../primary/heights.ts";
import { behindBlock } from "./evm-log.ts";

/** The position behind the newest block of a chain of the Primary Network. */
export async function primaryHead(store: Store, networkId: number, alias: ChainAlias): Promise<PushCursor> {
  return behindBlock((await seenOn(store, networkId, alias)).height, 0);
}

/** The part of a log that one step reads. */
export interface LogPart {
  readonly networkId: number;
  readonly alias: ChainAlias;
  readonly at: PushCursor;
  /** Most blocks that are looked through. */
  readonly blocks: number;
  /** Most items. */
  readonly limit: number;
}

/** The window behind a position; undefined when the chain has nothing there. */
export async function primaryWindow(
  { store, clock }: { readonly store: Pick<Store, "seen">; readonly clock: () => number },
  { networkId, alias, at, blocks, limit }: LogPart,
): Promise<Window | undefined> {
  const seen = await seenOn(store, networkId, alias);
  if (seen.height < at.height || (seen.height === at.height && at.idx === WHOLE_BLOCK)) return undefined;
  const height = Math.min(seen.height, at.height + blocks);
  const snapshot = { ...seen, height, time: Math.floor(clock() / 1000) };
  return {
    networkId,
    snapshot,
    order: "asc",
    after: { sort: String(at.height), tie: String(at.idx) },
    limit,
  };
}
