/**
 * Reads an EVM chain as a log: the items from a position to the checkpoint, and the items that
 * reorganisations took back.
 */

import { type PushCursor, WHOLE_BLOCK } from "../../domain/push/webhook.ts";
import type { Store } from "../../store/store.ts";

/** The position behind all transactions of a block. */
export const behindBlock = (height: number, rewinds: number): PushCursor => ({
  height,
  idx: WHOLE_BLOCK,
  rewinds,
});

/** The position behind the newest block of an EVM chain. */
export async function evmHead({ evm }: Pick<Store, "evm">, chain: number): Promise<PushCursor> {
  const rewinds = await evm.rewinds.newest(chain); // first: a later reorganisation is then read as one that follows
  return behindBlock((await evm.chains.checkpoint(chain))?.height ?? -1, rewinds);
}

/** The part of a log that follows a position. */
export type LogStep<Read> =
  /** The items behind the position. */
  | { readonly read: Read }
  /** Everything above a block was taken back; the log goes on behind that block. */
  | { readonly takenBackTo: number; readonly to: PushCursor }
  /** Nothing that was reported before changes; the next look begins here. */
  | { readonly to: PushCursor };

/**
 * One step along the log of an EVM chain.
 *
 * @param read reads the items from the position up to a block
 * @returns undefined when nothing follows; a step to the given position itself when a reorganisation came
 *   between two reads
 */
export async function readEvmLog<Read>(
  { evm }: Pick<Store, "evm">,
  chain: number,
  at: PushCursor,
  read: (height: number) => Promise<Read>,
): Promise<LogStep<Read> | undefined> {
  const [first, ...others] = await evm.rewinds.after(chain, at.rewinds);
  if (first) {
    const all = [first, ...others];
    const lowest = Math.min(...all.map(({ height }) => height));
    const rewinds = all.at(-1)?.seq ?? first.seq;
    if (at.height <= lowest) return { to: { ...at, rewinds } };
    return { to: behindBlock(lowest, rewinds), takenBackTo: lowest };
  }
  const height = (await evm.chains.checkpoint(chain))?.height;
  if (height === undefined || height < at.height) return undefined;
  if (height === at.height && at.idx === WHOLE_BLOCK) return undefined;
  const found = await read(height);
  // A reorganisation meanwhile may have replaced blocks between two of the reads; the next step begins with it.
  return (await evm.rewinds.newest(chain)) === at.rewinds ? { read: found } : { to: at };
}
