/** Tokens and their metadata. */

import { type RawBuilder, sql } from "kysely";
import type { EvmTokenFact } from "../../domain/evm/facts.ts";
import { anyBytes } from "../sql/bytes.ts";
import type { Db } from "../sql/database.ts";
import { factsOf, newChainRows } from "../sql/insert.ts";
import { countReading } from "./checkpoint.ts";
import type { TokenMetadata } from "./names.ts";
import { type EvmPart, firsts, work } from "./part.ts";

/** A token that was moved, and its metadata where it has been read. */
interface MovedToken extends EvmTokenFact {
  readonly metadata: TokenMetadata | null;
}

/** A token is stored at its first transfer; its metadata may be read later. */
export const tokens: EvmPart<MovedToken> = {
  table: "evm_token",
  collect({ tokens: moved, tokenMetadata }) {
    const read = new Map(tokenMetadata.map((metadata) => [metadata.address, metadata]));
    return moved.map((token) => ({ ...token, metadata: read.get(token.address) ?? null }));
  },
  write(chain, moved, { at }) {
    if (moved.length === 0) return undefined;
    const rows = firsts(moved, ({ address }) => address).map(({ address, number }) => ({ address, number }));
    const metadata = moved.flatMap((token) => token.metadata ?? []);
    const read = firsts(metadata, ({ address }) => address);
    return work([newChainRows(chain, "evm_token", rows), saveTokens(chain, read, at)]);
  },
  async rewind(tx, chain, above) {
    await tx.deleteFrom("evm_token").where("chain", "=", chain).where("number", ">", above).execute();
  },
};

function saveTokens(
  chain: number,
  metadata: readonly TokenMetadata[],
  at: number,
): RawBuilder<unknown> | undefined {
  if (metadata.length === 0) return undefined;
  return sql`update ${sql.table("evm_token")} t set name = f.name, symbol = f.symbol, decimals = f.decimals, read_at = ${at}::bigint
    from ${factsOf("evm_token", metadata)}
    where t.chain = ${chain}::bigint and t.address = f.address`;
}

export const evmTokensOn = (db: Db) => ({
  /** Tokens by address; addresses that are no tokens are missing. */
  async find(chain: number, addresses: readonly string[]): Promise<Map<string, TokenMetadata>> {
    const rows = await db
      .selectFrom("evm_token")
      .select(["address", "name", "symbol", "decimals"])
      .where("chain", "=", chain)
      .where("address", "=", anyBytes([...new Set(addresses)]))
      .execute();
    return new Map(rows.map((row) => [row.address, row]));
  },
  /**
   * Addresses of tokens whose metadata has not been read, first seen first.
   *
   * @param upTo only tokens seen up to this block
   */
  async listUnread(chain: number, limit: number, upTo = Number.MAX_SAFE_INTEGER): Promise<string[]> {
    const rows = await db
      .selectFrom("evm_token")
      .select("address")
      .where("chain", "=", chain)
      .where("read_at", "is", null)
      .where("number", "<=", upTo)
      .orderBy("number")
      .limit(limit)
      .execute();
    return rows.map(({ address }) => address);
  },
  /** Stores metadata of tokens. */
  save: (chain: number, metadata: readonly TokenMetadata[], at: number): Promise<void> =>
    db.tx(async (tx) => {
      if (metadata.length === 0) return;
      await saveTokens(chain, metadata, at)?.execute(tx);
      await countReading(tx, chain);
    }),
});
