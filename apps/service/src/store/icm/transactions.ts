/** Rows of messages with their transactions, which a cluster keeps elsewhere than the messages. */

import type { Db } from "../sql/database.ts";
import { columns, type RowOf, rowOf } from "../sql/select-list.ts";
import { ChainStatement, type Parameter } from "../sql/statement.ts";
import { type IcmMessageRow, type IcmRow, messageOf, positionsRow, type SidePosition } from "./rows.ts";

interface Values {
  readonly chain: number;
  readonly numbers: readonly number[];
  readonly indexes: readonly number[];
}

const transaction = columns({
  number: "x.number:bigint",
  idx: "x.idx:int",
  hash: "x.hash:bytea",
  gasUsed: "x.gas_used:numeric",
});
type Transaction = RowOf<typeof transaction>;

const transactions = new ChainStatement(
  "icm-transactions",
  transaction,
  (value: Parameter<Values>, on) => `select ${transaction.text()}
    from unnest(${value("numbers", "bigint[]")}, ${value("indexes", "bigint[]")}) w (number, idx)
    join ${on.table("evm_tx")} x on x.chain = ${value("chain", "bigint")} and x.number = w.number and x.idx = w.idx::int`,
);

type Sides = RowOf<typeof positionsRow>;

// As the statement wrote it.
const sidesOf = ({ positions }: IcmRow): Sides | undefined =>
  positions === null ? undefined : rowOf(positionsRow, JSON.parse(positions));

const nameOf = ({ chain, number, idx }: SidePosition): string => `${chain}/${number}/${idx}`;

/** The transactions at positions, chain by chain: each is one worker's. */
async function readAt(db: Db, positions: readonly SidePosition[]): Promise<Map<string, Transaction>> {
  const found = new Map<string, Transaction>();
  for (const chain of new Set(positions.map((position) => position.chain))) {
    const own = positions.filter((position) => position.chain === chain);
    const [numbers, indexes] = [own.map(({ number }) => number), own.map(({ idx }) => idx)];
    for (const row of await transactions.rows(db, { chain, numbers, indexes }))
      found.set(nameOf({ chain, ...row }), row);
  }
  return found;
}

export async function messagesOf(db: Db, rows: readonly IcmRow[]): Promise<IcmMessageRow[]> {
  const sides = rows.map(sidesOf);
  const found = await readAt(
    db,
    sides.flatMap((side) => [side?.source, side?.destination].filter((one) => !!one)),
  );
  return rows.map((row, index) => {
    const message = messageOf(row);
    const side = sides[index];
    if (side === undefined) return message;
    const [source, destination] = [side.source, side.destination].map((one) => one && found.get(nameOf(one)));
    return {
      ...message,
      sourceTx: source?.hash ?? null,
      sourceGas: source?.gasUsed ?? null,
      destinationTx: destination?.hash ?? null,
      destinationGas: destination?.gasUsed ?? null,
    };
  });
}
