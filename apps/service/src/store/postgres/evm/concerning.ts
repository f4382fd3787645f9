/** Transactions that concern addresses, in the order of the chain: as a party of them, of an internal call, of a creation or of a transfer. */

import { type RawBuilder, sql } from "kysely";
import { ERC_KINDS } from "../../../domain/evm/facts.ts";
import type { Slice, Window } from "../../../domain/listing.ts";
import type { EvmTxFilter, EvmTxRow } from "../../evm/transaction.ts";
import { byteList } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { partyKey } from "./party-key.ts";
import { txsAt } from "./transaction-detail.ts";

/** Number of the first block from a time on; above all blocks when there is none. */
const firstFrom = (chain: number, time: number) => sql`coalesce((select number from evm_block
  where chain = ${chain}::bigint and time >= ${time}::bigint and number > 0 order by time, number limit 1), ${Number.MAX_SAFE_INTEGER}::bigint)`;

/** Above every index of a transaction in its block. */
const LAST = 2_147_483_647;

/** Rows of a table that have an address in a column. */
interface Role {
  readonly table: "evm_tx" | "evm_internal" | "evm_transfer";
  readonly party: string;
  /** Of transfers, which are indexed by it. */
  readonly kind?: number;
  /** What the index covers. */
  readonly only?: string;
}

const roles: readonly Role[] = [
  { table: "evm_tx", party: "t.sender" },
  { table: "evm_tx", party: "coalesce(t.recipient, t.created)" },
  ...["t.sender", "t.recipient"].flatMap((party): Role[] => [
    { table: "evm_internal", party, only: "not t.reverted" },
    ...ERC_KINDS.map((kind) => ({ table: "evm_transfer", party, kind }) as const),
  ]),
];

/**
 * The first positions of one role, each once; the index has their order. The address itself is compared too, as others may
 * have its key; neither this nor the limit is written so that the planner could conclude that there are few rows, and sort
 * them all.
 *
 * @param limit most positions
 */
function positionsOf(
  { table, party, kind, only }: Role,
  chain: number,
  conditions: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const ofKind = (given: string) => (kind === undefined ? {} : { kind: given });
  const own = partyKey({ address: party, chain: "t.chain", ...ofKind("t.kind") });
  const wanted = partyKey({
    address: "a.address",
    chain: `${chain}::bigint`,
    ...ofKind(`${kind}::smallint`),
  });
  const same = `${party} = a.address and t.chain = ${chain}::bigint ${kind === undefined ? "" : `and t.kind = ${kind}`}`;
  const whose = `${own} = ${wanted} and case when ${same} then true end ${only === undefined ? "" : `and ${only}`}`;
  return sql`(select distinct t.number, t.idx from ${sql.raw(`${table} t where ${whose}`)} and ${conditions}
    order by t.number, t.idx limit (select ${limit}::int))`;
}

/** A page in ascending order; the key is block number and position in the block. */
export async function listConcerning(
  db: Db,
  { networkId: chain, snapshot, after, limit }: Window,
  { addresses, from, to }: EvmTxFilter,
): Promise<Slice<EvmTxRow>> {
  const [number, idx] =
    after !== undefined
      ? [sql`${after.sort}::bigint`, Number(after.tie)]
      : [from === undefined ? sql`-1` : sql`${firstFrom(chain, from)} - 1`, LAST];
  // One lower bound: of two, an index walk begins at the first one, even if that is far below the other.
  const conditions = sql.join(
    [
      sql`t.number <= ${snapshot.height}::bigint`,
      sql`(t.number, t.idx) > (${number}, ${idx}::int)`,
      ...(to === undefined ? [] : [sql`t.number < ${firstFrom(chain, to)}`]),
    ],
    sql` and `,
  );
  const each = roles.map((role) => positionsOf(role, chain, conditions, limit + 1));
  const places = sql`select distinct number, idx
    from unnest(${byteList(addresses)}) a (address)
    cross join lateral (${sql.join(each, sql` union all `)}) p
    order by number, idx limit ${limit + 1}`;
  const rows = await txsAt(db, chain, places);
  const items = rows.slice(0, limit);
  const last = items[items.length - 1];
  if (rows.length <= limit || last === undefined) return { items };
  return { items, next: { sort: String(last.number), tie: String(last.idx) } };
}
