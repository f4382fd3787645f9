/** Tokens, and what their contracts say of themselves. */

import { sql } from "kysely";
import type { TokenMetadata } from "../../evm.ts";
import type { Db } from "../sql/database.ts";
import { toHex } from "./columns.ts";
import type { EvmPart } from "./part.ts";

/** A token is known from the first block on that moves it; what it says of itself is asked for later. */
export const tokens: EvmPart = {
  async write(tx, chain, { tokens: facts, tokenMetadata }, at) {
    if (facts.length === 0) return;
    await sql`insert into evm_token (chain, address, number)
      select ${chain}::bigint, decode(substr(f.address, 3), 'hex'), f.number
      from json_to_recordset(${JSON.stringify(facts)}::json) f (address text, number bigint)
      on conflict do nothing`.execute(tx);
    if (tokenMetadata.length > 0) await saveTokens(tx, chain, tokenMetadata, at);
  },
  async rewind(tx, chain, above) {
    await tx.deleteFrom("evm_token").where("chain", "=", chain).where("number", ">", above).execute();
  },
};

export async function unreadTokens(
  db: Db,
  chain: number,
  limit: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const rows = await db
    .selectFrom("evm_token")
    .select(toHex("address").as("address"))
    .where("chain", "=", chain)
    .where("read_at", "is", null)
    .where("number", "<=", upTo)
    .orderBy("number")
    .limit(limit)
    .execute();
  return rows.map(({ address }) => address);
}

export async function saveTokens(
  db: Db,
  chain: number,
  metadata: readonly TokenMetadata[],
  at: number,
): Promise<void> {
  await sql`update evm_token t set name = w.name, symbol = w.symbol, decimals = w.decimals, read_at = ${at}::bigint
    from json_to_recordset(${JSON.stringify(metadata)}::json) w (address text, name text, symbol text, decimals int)
    where t.chain = ${chain}::bigint and t.address = decode(substr(w.address, 3), 'hex')`.execute(db);
}

export async function tokensOf(
  db: Db,
  chain: number,
  addresses: readonly string[],
): Promise<Map<string, TokenMetadata>> {
  const { rows } = await sql<TokenMetadata>`
    select '0x' || encode(address, 'hex') as address, name, symbol, decimals from evm_token
    where chain = ${chain}::bigint and address = any(
      select decode(substr(a, 3), 'hex') from unnest(${[...new Set(addresses)]}::text[]) a)`.execute(db);
  return new Map(rows.map((row) => [row.address, row]));
}
