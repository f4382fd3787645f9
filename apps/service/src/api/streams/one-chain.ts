/** Streams of one chain, made of reads of its log. */

import type { Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import { type PushCursor, WHOLE_BLOCK } from "../../domain/push/webhook.ts";
import { behindBlock, evmHead, readEvmLog } from "../log/evm-log.ts";
import { primaryHead, primaryWindow } from "../log/primary-log.ts";
import { beginningOf, beginningOfEvm, type ChainBeginning } from "../request/beginnings.ts";
import type { Context, ServedNetwork } from "../request/handler.ts";
import type { ChainPosition, StreamPosition, StreamSource } from "../request/stream.ts";

/** An item of a log, and where it stands in it. */
export interface LogItem {
  readonly height: number;
  readonly idx: number;
  readonly part?: number;
  readonly json: string;
}

/** Items behind a position, and how far they were read: to the end of a block, behind a transaction, or only to the last item. */
export interface LogItems {
  readonly items: readonly LogItem[];
  readonly readTo?: number;
  readonly readBehind?: { readonly height: number; readonly idx: number };
  /** Compute units for reads from a node. */
  readonly units?: number;
}

/** Items of a step. */
export const LIMIT = 50;

const ofChain = (at: PushCursor, part = WHOLE_BLOCK, chain = 0): ChainPosition => ({ ...at, part, chain });

const START = behindBlock(-1, 0);

/** Where the log of one chain is in a stream of that chain alone. */
function only([at]: StreamPosition): ChainPosition {
  if (at === undefined) throw new Error("a stream's position has no chain");
  return at;
}

/** The items of a step with their positions, and the position behind all that was read. */
export function stepOf(
  at: ChainPosition,
  { items, readTo, readBehind, units }: LogItems,
  place: (position: ChainPosition) => StreamPosition = (position) => [position],
) {
  const { chain, rewinds } = at;
  const placed = items.map(({ height, idx, part = 0, json }) => ({
    at: { chain, rewinds, height, idx, part },
    json,
  }));
  const whole = readTo === undefined ? readBehind : behindBlock(readTo, rewinds);
  const to = whole ? ofChain({ ...whole, rewinds }, WHOLE_BLOCK, chain) : (placed.at(-1)?.at ?? at);
  return { to: place(to), items: placed.map((item) => ({ at: place(item.at), json: item.json })), units };
}

/** The position before anything of a chain. */
export const startOf = (chain = 0): ChainPosition => ofChain(START, WHOLE_BLOCK, chain);

/** The position behind all of an EVM chain; `chain` is its id in streams of several. */
export const headOf = async ({ store }: Context, evmChainId: number, chain = 0): Promise<ChainPosition> =>
  ofChain(await evmHead(store, evmChainId), WHOLE_BLOCK, chain);

/**
 * One step of an EVM chain in a stream.
 *
 * @param read reads the items from a position up to a block
 */
export async function evmStep(
  { store }: Context,
  evmChainId: number,
  at: ChainPosition,
  read: (at: ChainPosition, height: number) => Promise<LogItems>,
  place?: (position: ChainPosition) => StreamPosition,
) {
  const step = await readEvmLog(store, evmChainId, at, (height) => read(at, height));
  if (step === undefined) return undefined;
  if ("read" in step) return stepOf(at, step.read, place);
  const to =
    "takenBackTo" in step ? ofChain(step.to, WHOLE_BLOCK, at.chain) : { ...at, rewinds: step.to.rewinds };
  const placed = place ? place(to) : [to];
  return "takenBackTo" in step
    ? { to: placed, rewind: { height: step.takenBackTo } }
    : { to: placed, items: [] };
}

/** @throws HttpError 501 when items from before the chain's beginning may follow a position */
export const checkPosition = (begins: ChainBeginning | undefined, { height, idx }: ChainPosition): void =>
  begins?.requireBlock(idx === WHOLE_BLOCK ? height + 1 : height);

/** A stream of one EVM chain. */
export const evmStream = (
  context: Context,
  evmChainId: number,
  identity: readonly unknown[],
  read: (at: ChainPosition, height: number) => Promise<LogItems>,
): StreamSource => ({
  identity: [...identity, evmChainId],
  chains: [`evm-${evmChainId}`],
  earliest: () => [startOf()],
  latest: async () => [await headOf(context, evmChainId)],
  checkStart: (at) => checkPosition(beginningOfEvm(context, evmChainId), only(at)),
  next: (at) => evmStep(context, evmChainId, only(at), read),
});

/** A stream of one chain of the Primary Network; the window's position excludes the item at it, but not others at its index. */
export const primaryStream = (
  context: Context,
  { name, identity: { networkId } }: ServedNetwork,
  alias: ChainAlias,
  identity: readonly unknown[],
  blocks: number,
  read: (window: Window, at: ChainPosition) => Promise<LogItems>,
): StreamSource => ({
  identity: [...identity, networkId, alias],
  chains: [`${name}/${alias}`],
  earliest: () => [startOf()],
  latest: async () => [ofChain(await primaryHead(context.store, networkId, alias))],
  checkStart: (at) => checkPosition(beginningOf(context, networkId, alias), only(at)),
  async next(position) {
    const at = only(position);
    const window = await primaryWindow(context, { networkId, alias, at, blocks, limit: LIMIT });
    if (!window) return undefined;
    const found = await read(window, at);
    // Transactions that the X-Chain had before its blocks are written behind others at height 0, which is never read to its end.
    const { readTo, ...open } = found;
    const step = stepOf(at, readTo === 0 ? open : found);
    return step.items.length === 0 && step.to[0] === at ? undefined : step;
  },
});
