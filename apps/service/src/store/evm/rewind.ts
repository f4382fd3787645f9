/** Records reorganisations in the transaction that takes the blocks back. */

import type { Rewind } from "../../domain/push/webhook.ts";
import { bytes } from "../sql/bytes.ts";
import type { Db, Tx } from "../sql/database.ts";

async function newest(db: Db | Tx, chain: number): Promise<number> {
  const row = await db
    .selectFrom("evm_rewind")
    .select("seq")
    .where("chain", "=", chain)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The transaction holds the chain's checkpoint, so that no other one counts at the same time. */
export async function recordRewind(
  tx: Tx,
  chain: number,
  { former, number, hash, at }: { former: number; number: number; hash: string; at: number },
): Promise<void> {
  const seq = (await newest(tx, chain)) + 1;
  await tx
    .insertInto("evm_rewind")
    .values({ chain, seq, number, hash: bytes(hash), former, at })
    .execute();
}

export const evmRewindsOn = (db: Db) => ({
  /** Number of the last one; 0 before the first. */
  newest: (chain: number) => newest(db, chain),
  /** The rewinds after one, in order. */
  after: (chain: number, seq: number): Promise<Rewind[]> =>
    db
      .selectFrom("evm_rewind")
      .select(["seq", "number as height", "hash", "former", "at"])
      .where("chain", "=", chain)
      .where("seq", ">", seq)
      .orderBy("seq")
      .execute(),
});
