/** Contracts, and the tokens of collections. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { Slice, Window } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { ChainStatement, chainStatements, type Parameter } from "../sql/statement.ts";
import type { NftRow } from "./nft.ts";

/** A contract with its metadata and its creation; addresses and hashes are hex with 0x in lower case. */
export interface EvmContractRow {
  /** The standard of its tokens; null when none of its tokens has moved. */
  readonly kind: ErcKind | null;
  /** As the contract reports them; null where it does not, or they are not read. */
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  /** The last transaction that deployed it; null when none is indexed. */
  readonly txHash: string | null;
  /** Sender of that transaction. */
  readonly deployer: string | null;
  /** The account or contract that created it. */
  readonly creator: string | null;
}

/** A token of a collection. */
export interface CollectionToken extends NftRow {
  /** Decimal. */
  readonly tokenId: string;
  /** As the collection's contract reports them. */
  readonly name: string | null;
  readonly symbol: string | null;
  /** The owner of an ERC-721 token; the zero address when it is burned. */
  readonly owner: string | null;
}

type ContractValues = { readonly chain: number; readonly address: string };

interface ContractRecord extends Omit<EvmContractRow, "kind"> {
  readonly nftKind: ErcKind | null;
  readonly isToken: boolean;
}

const contractRow = columns({
  nftKind: ":smallint?",
  isToken: "t.address is not null:boolean",
  name: "t.name:text?",
  symbol: "t.symbol:text?",
  decimals: "t.decimals:smallint?",
  txHash: "d.hash:bytea?",
  deployer: "d.sender:bytea?",
  creator: "d.creator:bytea?",
}) satisfies Columns<ContractRecord>;

const contract = new ChainStatement<ContractValues, ContractRecord>(
  "nft-contract",
  contractRow,
  (value, on) => {
    const [chain, address] = [value("chain", "bigint"), value("address", "bytea")];
    return `select ${contractRow.text({
      nftKind: `(select n.kind from ${on.table("nft_token")} n where n.chain = ${chain} and n.address = ${address} limit 1)`,
    })}
  from (select 1) one
  left join lateral (select address, name, symbol, decimals from ${on.table("evm_token")} t where t.chain = ${chain} and t.address = ${address}) t on true
  left join lateral (
    select x.hash, x.sender, c.creator from (
      select number, idx, creator from ${on.table("evm_contract")} c where c.chain = ${chain} and c.address = ${address}
        and c.number <= (select number from ${on.table("evm_checkpoint")} where chain = ${chain}) order by number desc, idx desc, seq desc limit 1) c
    join ${on.table("evm_tx")} x on x.chain = ${chain} and x.number = c.number and x.idx = c.idx
  ) d on true`;
  },
);

interface Values {
  readonly chain: number;
  readonly address: string;
  /** Null for the checkpoint. */
  readonly height: number | null;
  /** Tokens from this id on. */
  readonly from: string;
  readonly limit: number;
}

interface TokenRecord extends Omit<CollectionToken, "metadata"> {
  /** JSON. */
  readonly metadata: string;
}

const tokenRow = columns({
  tokenId: "p.token_id:numeric",
  kind: "p.kind:smallint",
  uri: "p.uri:text?",
  status: "p.status:text",
  metadata: "p.metadata:text",
  updatedAt: "p.updated_at:bigint?",
  name: "t.name:text?",
  symbol: "t.symbol:text?",
  owner: "o.recipient:bytea?",
}) satisfies Columns<TokenRecord>;

/** The first tokens from an id on. */
const page = chainStatements<Record<never, never>, Values, TokenRecord>(
  "nft-tokens",
  tokenRow,
  (_, value: Parameter<Values>, on) => {
    const [chain, address] = [value("chain", "bigint"), value("address", "bytea")];
    return `with h as materialized (
    select coalesce(${value("height", "bigint")}, (select number from ${on.table("evm_checkpoint")} where chain = ${chain}), -1) as height
  ), p as materialized (
    select token_id, kind, uri, status, metadata, updated_at from ${on.table("nft_token")} n
    where n.chain = ${chain} and n.address = ${address} and n.token_id >= ${value("from", "numeric")} and n.number <= (select height from h)
    order by n.token_id limit ${value("limit", "int")}
  )
  select ${tokenRow.text()}
  from p
  left join ${on.table("evm_token")} t on t.chain = ${chain} and t.address = ${address}
  left join lateral (
    select recipient from ${on.table("evm_transfer")} o
    where p.kind = 721 and o.chain = ${chain} and o.kind = 721 and o.token = ${address} and o.token_id = p.token_id
      and o.number <= (select height from h)
    order by o.number desc, o.log_index desc limit 1 ${AS_WRITTEN}) o on true
  order by p.token_id`;
  },
);

const tokenOf = ({ metadata, ...row }: TokenRecord): CollectionToken => ({
  ...row,
  metadata: JSON.parse(metadata),
});

export const evmCollectionsOn = (db: Db) => ({
  /**
   * Undefined when the address is neither a token that has moved nor a contract whose deployment is
   * indexed.
   */
  async findContract(chain: number, address: string): Promise<EvmContractRow | undefined> {
    const [row] = await contract.rows(db, { chain, address });
    if (row === undefined) return undefined;
    const { nftKind, isToken, ...known } = row;
    const kind = nftKind ?? (isToken ? 20 : null);
    if (kind === null && known.txHash === null) return undefined;
    return { kind, ...known };
  },
  /**
   * Tokens that have moved up to the window's snapshot, by id, with their owners then. The window's network
   * is the chain.
   */
  async list(
    { networkId: chain, snapshot: { height }, after, limit }: Window,
    address: string,
  ): Promise<Slice<CollectionToken>> {
    // The key is the first token of the next page.
    const from = after?.sort ?? "0";
    const rows = await page({}).rows(db, { chain, address, height, from, limit: limit + 1 });
    const items = rows.slice(0, limit).map(tokenOf);
    const next = rows[limit];
    return { items, ...(next && { next: { sort: next.tokenId, tie: "" } }) };
  },
  /** A token that has moved, with its present owner. */
  async find(chain: number, address: string, tokenId: string): Promise<CollectionToken | undefined> {
    const [row] = await page({}).rows(db, { chain, address, height: null, from: tokenId, limit: 1 });
    return row?.tokenId === tokenId ? tokenOf(row) : undefined;
  },
});
