/** Stores NFTs: a token is queued for reading at its first transfer. */

import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { ErcKind, EvmFacts } from "../../domain/evm/facts.ts";
import type { NftMetadata, NftStatus } from "../../domain/evm/nft.ts";
import { byteList, bytes } from "../sql/bytes.ts";
import type { Database, Db } from "../sql/database.ts";
import { newChainRows } from "../sql/insert.ts";
import { countReading } from "./checkpoint.ts";
import { type EvmPart, firsts, work } from "./part.ts";

/** A token of a collection on a chain. */
export interface NftId {
  /** The address of the contract: hex with 0x, in lower case. */
  readonly address: string;
  /** Decimal. */
  readonly tokenId: string;
}

/** A token with its metadata. */
export interface NftRow {
  readonly kind: 721 | 1155;
  /** URI of the metadata; null when it has not been read, or could not be. */
  readonly uri: string | null;
  readonly status: NftStatus;
  readonly metadata: NftMetadata;
  /** Unix seconds of the last reading; null before the first. */
  readonly updatedAt: number | null;
}

/** A token that a worker has claimed. */
export interface NftTask extends NftId {
  readonly chain: number;
  readonly kind: 721 | 1155;
  /** Counts claims: writes under an older number are refused. */
  readonly fence: number;
}

/** The result of a reading; metadata is replaced only by metadata. */
export interface NftReading {
  readonly uri: string | null;
  readonly status: NftStatus;
  /** Undefined keeps the earlier metadata. */
  readonly metadata: NftMetadata | undefined;
}

/** The result of a request to read a token again. */
export type NftReindex = { readonly outcome: "queued" } | { readonly outcome: "unknown" } | NftTooSoon;

interface NftTooSoon {
  readonly outcome: "too soon";
  /** Milliseconds until a request will be accepted. */
  readonly wait: number;
}

/** A token of a collection that was moved in a block. */
interface MovedNft extends NftId {
  readonly number: number;
  readonly kind: Exclude<ErcKind, 20>;
  /** The token is due to be read at once. */
  readonly dueAt: 0;
}

const nameOf = ({ address, tokenId }: NftId): string => `${address}/${tokenId}`;

const collectNfts = ({ transfers }: EvmFacts): MovedNft[] =>
  transfers.flatMap(({ token: address, tokenId, number, kind }) =>
    kind === 20 || tokenId === null ? [] : [{ address, tokenId, number, kind, dueAt: 0 }],
  );

export const nfts: EvmPart<MovedNft> = {
  table: "nft_token",
  collect: (facts) => firsts(collectNfts(facts), nameOf),
  write: (chain, moved) => work([newChainRows(chain, "nft_token", firsts(moved, nameOf))]),
  async rewind(tx, chain, above) {
    await tx.deleteFrom("nft_token").where("chain", "=", chain).where("number", ">", above).execute();
  },
};

/** The token that a row is of. */
interface Wanted {
  address: string;
  id: string;
}

/** Tokens as rows `w` of a `from`. */
const wantedOf = (tokens: readonly NftId[]): RawBuilder<unknown> =>
  sql`unnest(${byteList(tokens.map(({ address }) => address))}, ${tokens.map(({ tokenId }) => tokenId)}::text[]) w (address, id)`;

type Where = ExpressionBuilder<Database, "nft_token">;

const isToken = (eb: Where, chain: number, { address, tokenId }: NftId) =>
  eb.and([eb("chain", "=", chain), eb("address", "=", bytes(address)), eb("token_id", "=", tokenId)]);

/** The token of a claim, unless it has been claimed again since. */
const held = (task: NftTask) => (eb: Where) =>
  eb.and([isToken(eb, task.chain, task), eb("fence", "=", task.fence)]);

/**
 * A cluster locks no rows of several workers: the claim that comes second waits for the first, and finds
 * nothing.
 */
const LOCKING = { plain: sql`for update skip locked`, cluster: sql`` };

/**
 * The last block up to which a chain is indexed without a gap. While a back-fill writes several ranges at
 * once there are rows above it, which no read may show.
 */
const indexedTo = (chain: number): RawBuilder<number> =>
  sql<number>`(select number from evm_checkpoint where chain = ${chain}::bigint)`;

export const nftsOn = (db: Db) => ({
  /** By `contract/id`; tokens that never moved are missing. */
  async find(chain: number, tokens: readonly NftId[]): Promise<Map<string, NftRow>> {
    if (tokens.length === 0) return new Map();
    const { rows } = await sql<Omit<NftRow, "metadata"> & Wanted & { metadata: string }>`
    select w.address, w.id, n.kind, n.uri, n.status, n.metadata, n.updated_at as "updatedAt"
    from ${wantedOf(tokens)}
    join nft_token n on n.chain = ${chain}::bigint and n.address = w.address and n.token_id = w.id::numeric`.execute(
      db,
    );
    return new Map(
      rows.map(({ address, id, metadata, ...row }) => [
        `${address}/${id}`,
        { ...row, metadata: JSON.parse(metadata) },
      ]),
    );
  },
  /**
   * Owners of ERC-721 tokens by `contract/id` in lower case, from the last transfer of each; the zero
   * address for burned ones.
   */
  async findOwners(chain: number, tokens: readonly NftId[]): Promise<Map<string, string>> {
    const { rows } = await sql<Wanted & { owner: string }>`
    select w.address, w.id, o.recipient as owner
    from ${wantedOf(tokens)}
    join lateral (
      select recipient from evm_transfer t
      where t.chain = ${chain}::bigint and t.kind = 721 and t.token = w.address
        and t.token_id = w.id::numeric and t.number <= ${indexedTo(chain)}
      order by t.number desc, t.log_index desc limit 1
    ) o on true`.execute(db);
    return new Map(rows.map(({ address, id, owner }) => [`${address}/${id}`, owner]));
  },
  /**
   * Queues a token to be read again, unless that happened within the last `interval` milliseconds. A single
   * statement decides, so one of several concurrent requests is accepted, in any process.
   *
   * @param now milliseconds since 1970; by the database's clock, which all processes share, when undefined
   */
  async reindex(chain: number, token: NftId, now: number | undefined, interval: number): Promise<NftReindex> {
    const time =
      now === undefined
        ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`
        : sql<number>`${now}::bigint`;
    // A worker that holds the token may have read the old metadata, so its claim ends.
    const granted = await db
      .updateTable("nft_token")
      .set((eb) => ({ reindexed_at: time, due_at: 0, fence: eb("fence", "+", 1) }))
      .where((eb) => isToken(eb, chain, token))
      .where((eb) =>
        eb.or([
          eb("reindexed_at", "is", null),
          eb("reindexed_at", "<=", sql<number>`${time} - ${interval}::bigint`),
        ]),
      )
      .returning("token_id")
      .execute();
    if (granted.length > 0) return { outcome: "queued" };
    const row = await db
      .selectFrom("nft_token")
      .select(sql<number>`coalesce(reindexed_at + ${interval}::bigint - ${time}, 0)`.as("wait"))
      .where((eb) => isToken(eb, chain, token))
      .executeTakeFirst();
    return row ? { outcome: "too soon", wait: row.wait } : { outcome: "unknown" };
  },
  /** Queues tokens with a known URI whose metadata was not fetched because the web was switched off. */
  async queueUnasked(chains: readonly number[]): Promise<void> {
    await db
      .updateTable("nft_token")
      .set({ due_at: 0 })
      .where("chain", "=", sql<number>`any(${chains}::bigint[])`)
      .where("status", "=", "UNINDEXED")
      .where("uri", "is not", null)
      .where("due_at", "is", null)
      .execute();
  },
  /** Claims tokens in the queue, longest waiting first, until `leaseUntil` (milliseconds). */
  async take(chains: readonly number[], now: number, leaseUntil: number, limit: number): Promise<NftTask[]> {
    const locking = LOCKING[db.dialect];
    const { rows } = await sql<NftTask>`
        update nft_token n set due_at = ${leaseUntil}::bigint, fence = n.fence + 1
        from (select chain, address, token_id from nft_token
          where due_at <= ${now}::bigint and chain = any(${chains}::bigint[])
          order by due_at limit ${limit} ${locking}) d
        where n.chain = d.chain and n.address = d.address and n.token_id = d.token_id and n.due_at <= ${now}::bigint
        returning n.chain, '0x' || encode(n.address, 'hex') as address, n.token_id::text as "tokenId", n.kind, n.fence`.execute(
      db,
    );
    return rows;
  },
  /** Stores a result. @returns false when another worker has claimed the token */
  async save(task: NftTask, { uri, status, metadata }: NftReading, now: number): Promise<boolean> {
    return db.tx(async (tx) => {
      const saved = await tx
        .updateTable("nft_token")
        .set({ uri, status, updated_at: Math.floor(now / 1000), due_at: null })
        .set(metadata === undefined ? {} : { metadata: JSON.stringify(metadata) })
        .where(held(task))
        .returning("token_id")
        .execute();
      if (saved.length === 0) return false;
      await countReading(tx, task.chain);
      return true;
    });
  },
  /** Releases a token, to be claimed again from this time on (milliseconds). */
  async release(task: NftTask, from: number): Promise<void> {
    await db.updateTable("nft_token").set({ due_at: from }).where(held(task)).execute();
  },
});
