/**
 * Lists the chains of an address: each has a transaction that concerns it, an output that it owns, or an
 * imported output of its own.
 */

import { type RawBuilder, sql } from "kysely";
import { CHAIN_ALIASES, type ChainAlias } from "../../domain/network.ts";
import { byteList } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { tableOf } from "./crossing.ts";
import { isSoleOwner } from "./sole-owner.ts";

function standsOn(networkId: number, chain: ChainAlias): RawBuilder<unknown> {
  const inTable = (noun: string) =>
    sql`exists (select from ${tableOf(chain, noun)} t where t.network = ${networkId} and t.address = asked)`;
  const ownsAlone = sql`exists (select from p_utxo u where u.network = ${networkId} and ${sql.raw(isSoleOwner("u", "asked"))})`;
  return sql`select asked as address, ${sql.lit(chain)} as chain from unnest(asked_list) asked
    where ${inTable("tx_address")} or ${inTable("utxo_address")} or ${inTable("import_owner")} ${chain === "p-chain" ? sql`or ${ownsAlone}` : sql``}`;
}

export const addressesOn = (db: Db) => ({
  /**
   * The chains on which a transaction concerns an address, or an output belongs to it; addresses without
   * any are missing.
   */
  async findChains(
    networkId: number,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<ChainAlias>>> {
    const parts = CHAIN_ALIASES.map((chain) => standsOn(networkId, chain));
    const { rows } = await sql<{ address: string; chain: ChainAlias }>`
    select found.* from (select ${byteList(addresses)} as asked_list) given
    cross join lateral (${sql.join(parts, sql` union all `)}) found`.execute(db);
    const chains = new Map<string, Set<ChainAlias>>();
    for (const { address, chain } of rows) {
      const found = chains.get(address) ?? new Set();
      chains.set(address, found.add(chain));
    }
    return chains;
  },
});
