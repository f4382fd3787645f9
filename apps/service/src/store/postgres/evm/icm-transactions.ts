/** Rows of messages with their transactions, which a cluster keeps elsewhere than the messages. */

import type { IcmMessageRow } from "../../evm/icm.ts";
import type { Db } from "../sql/database.ts";
import { asLists } from "../sql/select-list.ts";
import { Statement } from "../sql/statement.ts";
import { type IcmRow, messageOf } from "./icm-rows.ts";

interface Values {
  readonly chain: number;
  readonly numbers: readonly number[];
  readonly indexes: readonly number[];
}

type Transaction = readonly [number: number, idx: number, hash: string, gasUsed: string];

const transactions = new Statement<Values, Transaction>(
  "icm-transactions",
  asLists(),
  (value) => `select x.number, x.idx, x.hash, x.gas_used
    from unnest(${value("numbers", "bigint[]")}, ${value("indexes", "bigint[]")}) w (number, idx)
    join evm_tx x on x.chain = ${value("chain", "bigint")} and x.number = w.number and x.idx = w.idx::int`,
);

/** Chain, block and index of a side's transaction; null where the side is not visible. */
type Position = readonly [chain: number | null, number: number, idx: number];

interface Sides {
  readonly source: Position;
  readonly destination: Position;
}

function sidesOf({ 23: text }: IcmRow): Sides | undefined {
  if (text === null) return undefined;
  const at: readonly [...Position, ...Position] = JSON.parse(text); // as the statement wrote it
  return { source: [at[0], at[1], at[2]], destination: [at[3], at[4], at[5]] };
}

/** The transactions at positions, chain by chain: each is one worker's. */
async function readAt(db: Db, positions: readonly Position[]): Promise<Map<string, Transaction>> {
  const found = new Map<string, Transaction>();
  for (const chain of new Set(positions.map(([id]) => id))) {
    if (chain === null) continue;
    const own = positions.filter(([id]) => id === chain);
    const [numbers, indexes] = [own.map(([, number]) => number), own.map(([, , idx]) => idx)];
    for (const row of await transactions.rows(db, { chain, numbers, indexes }))
      found.set(`${chain}/${row[0]}/${row[1]}`, row);
  }
  return found;
}

export async function messagesOf(db: Db, rows: readonly IcmRow[]): Promise<IcmMessageRow[]> {
  const sides = rows.map(sidesOf);
  const found = await readAt(
    db,
    sides.flatMap((side) => (side ? [side.source, side.destination] : [])),
  );
  return rows.map((row, index) => {
    const message = messageOf(row);
    const side = sides[index];
    if (side === undefined) return message;
    const [, , sourceTx = null, sourceGas = null] = found.get(side.source.join("/")) ?? [];
    const [, , destinationTx = null, destinationGas = null] = found.get(side.destination.join("/")) ?? [];
    return { ...message, sourceTx, sourceGas, destinationTx, destinationGas };
  });
}
