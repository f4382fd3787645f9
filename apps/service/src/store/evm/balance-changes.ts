/** Writes the token balances of accounts from the stored transfers, and takes them back. */

import { type RawBuilder, sql } from "kysely";
import {
  type BalanceChange,
  type BalancesAfter,
  balancesAfter,
  type Holding,
  type HoldingChanges,
  holdingChanges,
  mergeChanges,
} from "../../domain/evm/balances.ts";
import { holdingIs } from "../schema/keys.ts";
import type { Sendable } from "../session/session.ts";
import type { Tx } from "../sql/database.ts";
import { chainRows, factsOf } from "../sql/insert.ts";
import { type EvmPart, type Work, work } from "./part.ts";

/** The zero address: tokens come from it and go to it, and no list has its holdings. */
const ZERO = sql`'\\x${sql.raw("0".repeat(40))}'::bytea`;

const TRANSFER = sql.table("evm_transfer");

/** Both sides of the transfers of some blocks, as a `from`. An NFT is the recipient's afterwards, and no longer the sender's. */
const sidesOf = (chain: number, first: number, last: number): RawBuilder<unknown> => sql`(
    select t.chain, t.sender as owner, t.kind, t.token, coalesce(t.token_id, 0) as token_id, t.number, t.log_index, t.part,
      0 as side, case when t.kind = 721 then 0 else -t.value end as amount
    from ${TRANSFER} t where t.chain = ${chain}::bigint and t.number between ${first}::bigint and ${last}::bigint and t.sender <> ${ZERO}
    union all
    select t.chain, t.recipient, t.kind, t.token, coalesce(t.token_id, 0), t.number, t.log_index, t.part,
      1, case when t.kind = 721 then 1 else t.value end
    from ${TRANSFER} t where t.chain = ${chain}::bigint and t.number between ${first}::bigint and ${last}::bigint and t.recipient <> ${ZERO}
  )`;

const HOLDING = sql.table("evm_holding");

/** The holding that a row with the columns of one but its chain names, as a table of a join. */
function holdingOfRow(row: string, chain: number): RawBuilder<unknown> {
  const named = {
    owner: `${row}.owner`,
    kind: `${row}.kind`,
    token: `${row}.token`,
    tokenId: `${row}.token_id`,
  };
  const found = holdingIs(named, `${chain}::bigint`).map(
    (condition) => sql`select h.id, h.changed, h.balance from ${HOLDING} h where ${sql.raw(condition)}`,
  );
  return sql`lateral (${sql.join(found, sql` union all `)})`;
}

/** Changes by the stored transfers of blocks. */
const changesOf = (chain: number, first: number, last: number): RawBuilder<BalanceChange> =>
  sql<BalanceChange>`
    select c.owner, c.kind, c.token, c.token_id::text as "tokenId", c.number, c.amount::text as amount,
      h.id, h.changed, h.balance::text as balance
    from (
      select s.chain, s.owner, s.kind, s.token, s.token_id, s.number,
        case when s.kind = 721 then (array_agg(s.amount order by s.log_index desc, s.part desc, s.side desc))[1] else sum(s.amount) end as amount
      from ${sidesOf(chain, first, last)} s group by s.chain, s.owner, s.kind, s.token, s.token_id, s.number
    ) c
    left join ${holdingOfRow("c", chain)} h on true
    where c.kind = 721 or c.amount <> 0
    order by c.owner, c.kind, c.token, c.token_id, c.number`;

function updateAll(chain: number, holdings: readonly Holding[]): RawBuilder<unknown> | undefined {
  if (holdings.length === 0) return undefined;
  const rows = holdings.map(({ id, changed, balance, emptied }) => ({ id, changed, balance, emptied }));
  return sql`update ${HOLDING} h set changed = f.changed, balance = f.balance, emptied = f.emptied
    from ${factsOf("evm_holding", rows)} where h.chain = ${chain}::bigint and h.id = f.id`;
}

/** The holding that was stored last. */
const lastOf = (chain: number): RawBuilder<{ id: number }> =>
  sql<{ id: number }>`select id from ${HOLDING} where chain = ${chain}::bigint order by id desc limit 1`;

const writeBalances = (chain: number, after: BalancesAfter): readonly Sendable[] => [
  chainRows(chain, "evm_holding", after.created),
  updateAll(chain, after.updated),
  chainRows(chain, "evm_balance", after.former),
];

/** An existing holding, by its position among the requested ones, from 1. */
interface Found {
  readonly at: number;
  readonly id: number;
  readonly changed: number;
  readonly balance: string;
}

function findHoldings(chain: number, holdings: readonly HoldingChanges[]): RawBuilder<Found> {
  const keys = holdings.map(({ owner, kind, token, tokenId }) => ({ owner, kind, token, tokenId }));
  return sql<Found>`
    select f.at::int as at, h.id, h.changed, h.balance::text as balance
    from ${factsOf("evm_holding", keys)}
    join ${holdingOfRow("f", chain)} h on true`;
}

/** Adds changes to holdings, under the lock on the chain's checkpoint: there is no other writer. */
function addChanges(chain: number, changes: readonly HoldingChanges[]): Work | undefined {
  if (changes.length === 0) return undefined;
  return work([findHoldings(chain, changes), lastOf(chain)], ([holdings, [last]]) => {
    const found = new Map(holdings.map((holding) => [holding.at, holding]));
    const known = changes.flatMap(({ owner, kind, token, tokenId, changes: ofBlocks }, index) => {
      const { id = null, changed = null, balance = null } = found.get(index + 1) ?? {};
      // Spreading the rest of a holding made each change 15 times as expensive (Node 20).
      return ofBlocks.map(({ number, amount }) => ({
        owner,
        kind,
        token,
        tokenId,
        number,
        amount,
        id,
        changed,
        balance,
      }));
    });
    return writeBalances(chain, balancesAfter(known, last?.id ?? 0));
  });
}

/** The number of a block before which there is none. */
const NEVER = -1;

/** A holding that blocks changed, and its value before them; null when it did not exist. */
interface Reverted {
  readonly id: number;
  readonly number: number | null;
  readonly balance: string | null;
}

/** Takes back the changes by transfers above a block; the transfers' rows still exist. */
async function removeBalances(tx: Tx, chain: number, above: number): Promise<void> {
  const { rows } = await sql<Reverted>`
    select h.id, v.number, v.balance::text as balance
    from (
      select distinct s.owner, s.kind, s.token, s.token_id from ${sidesOf(chain, above + 1, Number.MAX_SAFE_INTEGER)} s
    ) s
    join ${holdingOfRow("s", chain)} h on true
    left join lateral (
      select b.number, b.balance from evm_balance b
      where b.chain = ${chain}::bigint and b.holding = h.id and b.number <= ${above}::bigint
      order by b.number desc limit 1
    ) v on true
    where h.changed > ${above}::bigint`.execute(tx);
  if (rows.length === 0) return;
  const kept = rows.map(({ id, number, balance }) => ({
    holding: id,
    number: number ?? NEVER,
    balance: balance ?? "0",
  }));
  const before = factsOf("evm_balance", kept);
  await sql`delete from evm_balance b using ${before}
    where b.chain = ${chain}::bigint and b.holding = f.holding and b.number >= f.number`.execute(tx);
  await sql`delete from evm_holding h using ${before}
    where h.chain = ${chain}::bigint and h.id = f.holding and f.number = ${NEVER}::bigint`.execute(tx);
  await sql`update evm_holding h
    set changed = f.number, balance = f.balance, emptied = case when f.balance = 0 then f.number end
    from ${before}
    where h.chain = ${chain}::bigint and h.id = f.holding and f.number <> ${NEVER}::bigint`.execute(tx);
}

export const balances: EvmPart<HoldingChanges> = {
  table: "evm_holding",
  collect: ({ transfers }) => holdingChanges(transfers),
  write: (chain, changes) => addChanges(chain, mergeChanges(changes)),
  adopt: (chain, { from = -1, to }) =>
    work([changesOf(chain, from + 1, to), lastOf(chain)], ([changes, [last]]) =>
      writeBalances(chain, balancesAfter(changes, last?.id ?? 0)),
    ),
  rewind: removeBalances,
};
