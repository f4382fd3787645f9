/** What an EVM chain's index holds now, named so that nothing else has the same name; and counting what was read of its contracts. */

import { sql } from "kysely";
import type { Db, Tx } from "../sql/database.ts";
import { columns } from "../sql/select-list.ts";
import { type Parameter, Statement } from "../sql/statement.ts";

/** What a chain's index holds now. */
export interface EvmState {
  /** Number of the last block. */
  readonly height: number;
  /** Names its content: never the same after a block, a reorganisation or another reading of a contract. */
  readonly edition: string;
}

/** Counts a reading of a chain's contracts, in the transaction that stores it. */
export async function countReading(tx: Tx, chain: number): Promise<void> {
  await sql`insert into contract_reading (chain, edition) values (${chain}::bigint, 1)
    on conflict (chain) do update set edition = contract_reading.edition + 1`.execute(tx);
}

const row = columns({
  chain: "c.chain:bigint",
  height: "c.number:bigint",
  hash: "c.hash:bytea",
  rewinds: "coalesce((select max(r.seq) from evm_rewind r where r.chain = c.chain), 0):int",
  readings: "coalesce((select n.edition from contract_reading n where n.chain = c.chain), 0):bigint",
});

// A chain that was taken back to a block has its hash again: what was read in between counts, too.
const stateOf = (which: string): string => `select ${row.text()}
  from evm_checkpoint c where c.chain = ${which}`;

// Nearly all requests are about one chain, and its worker has its state.
const one = new Statement("contract-reading", row, (value: Parameter<{ chain: number }>) =>
  stateOf(value("chain", "bigint")),
);
const several = new Statement("contract-readings", row, (value: Parameter<{ chains: readonly number[] }>) =>
  stateOf(`any(${value("chains", "bigint[]")})`),
);

export async function evmStates(db: Db, chains: readonly number[]): Promise<ReadonlyMap<number, EvmState>> {
  const [chain, ...others] = chains;
  if (chain === undefined) return new Map();
  const rows = await (others.length === 0 ? one.rows(db, { chain }) : several.rows(db, { chains }));
  return new Map(
    rows.map(({ chain: of, height, hash, rewinds, readings }) => [
      of,
      { height, edition: [height, hash, rewinds, readings].join(".") },
    ]),
  );
}
