/** The checkpoint of the P-Chain, with the state that its rules carry from block to block. */

import type { SavedSupply } from "../../domain/p/supply.ts";
import type { ChainCheckpoint } from "../chain.ts";
import type { Db, Tx } from "../sql/database.ts";

/** The checkpoint of the P-Chain, with the state that its next block needs. */
export interface PCheckpoint extends ChainCheckpoint {
  /** Unix seconds of the chain. */
  readonly time: number;
  readonly supply: SavedSupply;
  /**
   * nAVAX a second that an active L1 validation pays, decimal. All balances are stored relative to it, so it
   * keeps the value that it had when the genesis was indexed.
   */
  readonly l1FeePrice: string;
}

type Ledger = Pick<PCheckpoint, "supply" | "l1FeePrice">;

const writeLedger = ({ supply, l1FeePrice }: Ledger): string => JSON.stringify({ ...supply, l1FeePrice });

function readLedger(text: string): Ledger {
  const { l1FeePrice, ...supply } = JSON.parse(text);
  return { supply, l1FeePrice };
}

export async function checkpoint(db: Db, network: number): Promise<PCheckpoint | undefined> {
  const row = await db
    .selectFrom("p_checkpoint")
    .select(["height", "block_id as blockId", "time", "supply"])
    .where("network", "=", network)
    .executeTakeFirst();
  // Both follow from the chain's rules, and change together with the height.
  return row && { ...row, ...readLedger(row.supply) };
}

/** @throws Error when the stored checkpoint differs: another process indexes the network too */
export async function moveCheckpoint(
  tx: Tx,
  network: number,
  from: number | undefined,
  to: PCheckpoint,
): Promise<void> {
  const state = { height: to.height, block_id: to.blockId, time: to.time, supply: writeLedger(to) };
  const moved =
    from === undefined
      ? tx
          .insertInto("p_checkpoint")
          .values({ network, ...state })
          .onConflict((conflict) => conflict.doNothing())
          .returning("height")
      : tx
          .updateTable("p_checkpoint")
          .set(state)
          .where("network", "=", network)
          .where("height", "=", from)
          .returning("height");
  if ((await moved.execute()).length === 0) {
    throw new Error(
      `network ${network} is no longer indexed up to ${from ?? "nothing"}: is another indexer at work?`,
    );
  }
}
