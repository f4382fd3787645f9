/** NFTs: from the first transfer on a token is known, and waits to be read. */

import { sql } from "kysely";
import type { NftId, NftReading, NftRow, NftStore, NftTask } from "../../nft.ts";
import type { Db } from "../sql/database.ts";
import { insertNewOfChain } from "../sql/insert.ts";
import { bytes } from "./columns.ts";
import type { EvmPart } from "./part.ts";

export const nfts: EvmPart = {
  async write(tx, chain, { transfers }) {
    // Of several transfers of a token the first one counts: they are in the order of the chain.
    const facts = transfers.flatMap(({ token, tokenId, number, kind }) =>
      tokenId === null ? [] : [{ address: token, tokenId, number, kind, dueAt: 0 }],
    );
    await insertNewOfChain(tx, chain, "nft_token", facts);
  },
  async rewind(tx, chain, above) {
    await tx.deleteFrom("nft_token").where("chain", "=", chain).where("number", ">", above).execute();
  },
};

async function nftRows(db: Db, chain: number, tokens: readonly NftId[]): Promise<Map<string, NftRow>> {
  if (tokens.length === 0) return new Map();
  const { rows } = await sql<Omit<NftRow, "metadata"> & { name: string; metadata: string }>`
    select w.address || '/' || w.id as name, n.kind, n.uri, n.status, n.metadata, n.updated_at as "updatedAt"
    from unnest(${tokens.map(({ address }) => address)}::text[], ${tokens.map(({ tokenId }) => tokenId)}::text[]) w (address, id)
    join nft_token n on n.chain = ${chain}::bigint and n.address = decode(substr(w.address, 3), 'hex')
      and n.token_id = w.id::numeric`.execute(db);
  return new Map(
    rows.map(({ name, metadata, ...row }) => [name, { ...row, metadata: JSON.parse(metadata) }]),
  );
}

/** The token of a task, if nobody else has taken it since. */
const held = ({ chain, address, tokenId, fence }: NftTask) => sql`chain = ${chain}::bigint
  and address = ${bytes(address)} and token_id = ${tokenId}::numeric and fence = ${fence}`;

async function save(
  db: Db,
  task: NftTask,
  { uri, status, metadata }: NftReading,
  now: number,
): Promise<boolean> {
  const kept = metadata === undefined ? null : JSON.stringify(metadata);
  const { rows } = await sql`update nft_token set uri = ${uri}, status = ${status},
      metadata = coalesce(${kept}::text, metadata), updated_at = ${Math.floor(now / 1000)}::bigint, due_at = null
    where ${held(task)} returning 1`.execute(db);
  return rows.length > 0;
}

export function createNftStore(db: Db): NftStore {
  return {
    nfts: (chain, tokens) => nftRows(db, chain, tokens),
    async reindexNft(chain, { address, tokenId }, now, interval) {
      const time =
        now === undefined ? sql`(extract(epoch from clock_timestamp()) * 1000)::bigint` : sql`${now}::bigint`;
      const token = sql`chain = ${chain}::bigint and address = ${bytes(address)} and token_id = ${tokenId}::numeric`;
      // A reader that holds the token now may have read what was there before: it is taken from it.
      const { rows: granted } = await sql`update nft_token
        set reindexed_at = ${time}, due_at = 0, fence = fence + 1
        where ${token} and (reindexed_at is null or reindexed_at <= ${time} - ${interval}::bigint) returning 1`.execute(
        db,
      );
      if (granted.length > 0) return { outcome: "queued" };
      const { rows } = await sql<{ wait: number }>`
        select coalesce(reindexed_at + ${interval}::bigint - ${time}, 0) as wait from nft_token where ${token}`.execute(
        db,
      );
      const [row] = rows;
      return row ? { outcome: "too soon", wait: row.wait } : { outcome: "unknown" };
    },
    async queueUnaskedNfts(chains) {
      await sql`update nft_token set due_at = 0
        where chain = any(${chains}::bigint[]) and status = 'UNINDEXED' and uri is not null and due_at is null`.execute(
        db,
      );
    },
    async takeNfts(chains, now, leaseUntil, limit) {
      const { rows } = await sql<NftTask>`
        update nft_token n set due_at = ${leaseUntil}::bigint, fence = n.fence + 1
        from (select chain, address, token_id from nft_token
          where due_at <= ${now}::bigint and chain = any(${chains}::bigint[])
          order by due_at limit ${limit} for update skip locked) d
        where n.chain = d.chain and n.address = d.address and n.token_id = d.token_id
        returning n.chain, '0x' || encode(n.address, 'hex') as address, n.token_id::text as "tokenId", n.kind, n.fence`.execute(
        db,
      );
      return rows;
    },
    saveNft: (task, reading, now) => save(db, task, reading, now),
    async releaseNft(task, from) {
      await sql`update nft_token set due_at = ${from}::bigint where ${held(task)}`.execute(db);
    },
  };
}
