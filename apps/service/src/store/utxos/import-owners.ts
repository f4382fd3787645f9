/**
 * Finds the owners of imported outputs who did not sign: owners in the creating chain's output that the
 * import does not concern already.
 *
 * Chains are indexed in parallel, perhaps by several processes. The later of export and import finds the
 * other, so the rows are the same in any order. They never change: an import is kept with the first of an
 * owner's outputs.
 */

import { type RawBuilder, sql } from "kysely";
import { CHAIN_ALIASES, type ChainAlias } from "../../domain/network.ts";
import { byteList } from "../sql/bytes.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { tableOf, tablePrefix } from "./crossing.ts";

/** Arbitrary, the same in every process, for each network. */
const LOCK = 6_700_001;

const asWritten = sql.raw(AS_WRITTEN);

/** An output, as far as it may have crossed. */
interface Crossing {
  readonly utxoId: string;
  readonly createdOn: string | null;
  readonly consumedOn: string | null;
}

const othersThan = (chain: ChainAlias): ChainAlias[] => CHAIN_ALIASES.filter((other) => other !== chain);

const idsOf = (utxos: readonly Crossing[]): string[] => utxos.map(({ utxoId }) => utxoId);

/** The transactions that imported an output `o`. In a bonus block of the C-Chain, outputs were imported that stayed in place. */
function importsOf(network: number, chain: ChainAlias): RawBuilder<unknown> {
  const last = sql`select u.consuming_tx from ${tableOf(chain, "utxo")} u
    where u.network = ${network} and u.utxo_id = o.utxo_id and u.created_on is not null`;
  if (chain !== "c-chain") return last;
  return sql`${last} union all select f.consuming_tx from c_former_import f where f.network = ${network} and f.utxo_id = o.utxo_id`;
}

/** Inserts the owners of outputs that one chain imported from others. Each output is looked up by its id. */
function insertOwners(
  network: number,
  chain: ChainAlias,
  sources: readonly ChainAlias[],
  utxoIds: readonly string[],
): RawBuilder<unknown> {
  const made = sources.map(
    (source) => sql`select ${sql.lit(tablePrefix[source])} as source, e.height, e.addresses
      from ${tableOf(source, "utxo")} e where e.network = ${network} and e.utxo_id = o.utxo_id and e.consumed_on is not null`,
  );
  return sql`insert into ${tableOf(chain, "import_owner")} (network, address, height, idx, time, source, source_height)
    select ${network}::int, a.address, t.height, t.idx, t.time, min(m.source), min(m.height)
    from unnest(${byteList(utxoIds)}) o (utxo_id)
    cross join lateral (${sql.join(made, sql` union all `)} ${asWritten}) m
    cross join lateral (${importsOf(network, chain)} ${asWritten}) i
    cross join lateral (select t.height, t.idx, t.time from ${tableOf(chain, "tx")} t
      where t.network = ${network} and t.tx_id = i.consuming_tx ${asWritten}) t
    cross join lateral unnest(m.addresses) a (address)
    where not exists (select from ${tableOf(chain, "tx_address")} k where k.network = ${network} and k.address = a.address
      and k.type = 'ImportTx' and k.height = t.height and k.idx = t.idx)
    group by a.address, t.height, t.idx, t.time
    on conflict do nothing`;
}

/**
 * Statements that write the owners known through the outputs of a commit: outputs that it imports, and
 * outputs that it exports and another chain has imported already. Everything else of the commit must be
 * written before. Outputs that stay on their chain need no statement.
 */
export function importOwners(
  network: number,
  chain: ChainAlias,
  utxos: readonly Crossing[],
): RawBuilder<unknown>[] {
  const imported = idsOf(utxos.filter(({ createdOn }) => createdOn !== null));
  const exported = idsOf(utxos.filter(({ consumedOn }) => consumedOn !== null));
  const others = othersThan(chain);
  const parts = [
    ...(imported.length > 0 ? [insertOwners(network, chain, others, imported)] : []),
    ...(exported.length > 0 ? others.map((other) => insertOwners(network, other, [chain], exported)) : []),
  ];
  if (parts.length === 0) return [];
  const named = parts.map((part, index) => sql`${sql.ref(`part${index}`)} as (${part})`);
  return [
    // Held until the commit: of two chains that are written at once, one sees the other. It is a separate
    // statement, so the next one sees the rows that were written while it waited.
    sql`select pg_advisory_xact_lock(${LOCK}::int, ${network}::int)`,
    sql`with ${sql.join(named)} select 1`,
  ];
}
