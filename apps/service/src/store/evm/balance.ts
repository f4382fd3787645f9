/** What accounts hold of tokens, as of a block: a page by one statement. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { NftStatus } from "../../domain/evm/nft.ts";
import type { Key, Slice, Window } from "../../domain/listing.ts";
import { holdingIs, ownerKey, storedOwner, tokenKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import type { Db } from "../sql/database.ts";
import { AS_WRITTEN, firstTied, ofOneWorker, unestimated } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { chainStatements, type Parameter } from "../sql/statement.ts";

/** Which holdings are listed. */
export interface EvmHoldingFilter {
  /** Hex with 0x, in lower case. */
  readonly owner: string;
  readonly kinds: "20" | "721" | "1155" | "nft";
  /** Only of this contract; hex with 0x, in lower case. */
  readonly contract?: string | undefined;
}

/**
 * A holding as of a block. Addresses are hex with 0x in lower case, amounts and ids decimal. Metadata is null
 * where the contract reports none, or it is not read.
 */
export interface EvmHoldingRow {
  readonly kind: ErcKind;
  readonly token: string;
  /** 0 of ERC-20. */
  readonly tokenId: string;
  /** The sum of the transfers: negative where a contract moved what it never said to have given. */
  readonly balance: string;
  readonly tokenName: string | null;
  readonly tokenSymbol: string | null;
  readonly tokenDecimals: number | null;
  /** Of an NFT's metadata. */
  readonly uri: string | null;
  readonly status: NftStatus | null;
  /** JSON. */
  readonly metadata: string | null;
  readonly updatedAt: number | null;
}

/** A block of a chain. */
export interface EvmBlockTime {
  readonly height: number;
  /** Unix seconds. */
  readonly time: number;
}

interface Values {
  readonly chain: number;
  readonly owner: string;
  /** The snapshot. */
  readonly height: number;
  /** The only contract; null for all. */
  readonly contract: string | null;
  /** The holding that the page follows. */
  readonly afterKind: number;
  readonly afterToken: string;
  readonly afterId: string;
  readonly limit: number;
}

type Value = Parameter<Values>;

const KINDS: { readonly [kinds in EvmHoldingFilter["kinds"]]: readonly ErcKind[] } = {
  "20": [20],
  "721": [721],
  "1155": [1155],
  nft: [721, 1155],
};

const ORDER = "order by kind, token, token_id";

/** The balance of a holding `h` as of a block, and the former one `v` that it may be. */
const asOf = "case when h.changed <= $height then h.balance else v.balance end";
const formerOf = (on: Target): string => `left join lateral (
    select b.balance from ${on.table("evm_balance")} b
    where b.chain = $chain and b.holding = h.id and b.number <= $height and h.changed > $height
    order by b.number desc limit 1) v on true`;

/** Whether an NFT's last transfer was to the owner: a contract may have moved it from one who did not have it. */
const isLast = (on: Target): string => `$owner = (select o.recipient from ${on.table("evm_transfer")} o
      where o.chain = $chain and o.kind = 721 and o.token = h.token and o.token_id = h.token_id and o.number <= $height
      order by o.number desc, o.log_index desc limit 1)`;

/** Holdings of one kind that are not empty now, or that were emptied after the block. */
type Half = "held" | "emptied";

/**
 * Each half has an index of its own, so that what an owner no longer had at the block is not read. Those that
 * were emptied since are few, and sorted: otherwise all that an owner ever had is walked in the page's order.
 */
function halfOf(kind: ErcKind, half: Half, byContract: boolean, on: Target): string {
  const mine = kind === 20 ? "<> 0" : "> 0";
  const requested = ownerKey({
    address: "$owner",
    chain: "$chain",
    kind: `${kind}::smallint`,
    held: "true",
  });
  // `is not null` too: the planner would still expect few rows of an owner, and read and sort them all.
  const holdings =
    half === "held"
      ? `(select * from ${on.table("evm_holding")} t where ${storedOwner("t")} = ${requested} ${kind === 20 ? "" : "and kind <> 20"}
        and ${unestimated(`chain = $chain and owner = $owner and kind = ${kind} and emptied is null and first <= $height`)} is not null
        ${ofOneWorker("$chain", on.dialect)})`
      : `(select * from ${on.table("evm_holding")} where chain = $chain and owner = $owner and kind = ${kind} and emptied > $height
        and first <= $height ${AS_WRITTEN})`;
  const after = `case when $afterKind < ${kind} then '\\x'::bytea else $afterToken end`;
  const [begin, only] = [
    `(h.token, h.token_id) > (${after}, case when $afterKind < ${kind} then -1 else $afterId end)`,
    "h.token = $contract",
  ];
  // The index of ERC-20 tokens has their first bytes alone: those with the bytes of a page's last one come with it, and are put in order then.
  const short = kind === 20 && half === "held";
  const [first, order] = short
    ? [
        `and (${tokenKey("h.token")}, h.token) >= (${tokenKey(after)}, ${after}) ${byContract ? `and ${tokenKey("h.token")} = ${tokenKey("$contract")}` : ""}`,
        `order by ${tokenKey("h.token")} ${firstTied("$limit")}`,
      ]
    : [`and ${begin}`, "order by h.token, h.token_id limit $limit"];
  return `(select h.kind, h.token, h.token_id, ${asOf} as balance from ${holdings} h ${formerOf(on)}
    where $afterKind <= ${kind} ${byContract ? `and ${only}` : ""} ${first}
      and ${unestimated(`${short ? `${begin} and ` : ""}${asOf} ${mine} ${kind === 721 ? `and ${isLast(on)}` : ""}`)} is not null
    ${order})`;
}

/** Writes the parameters of a text, which stands in it several times. */
const withParameters = (text: string, value: Value): string =>
  text.replace(
    /\$(chain|owner|height|contract|afterKind|afterToken|afterId|limit)\b/g,
    (_, name: keyof Values) => value(name, TYPES[name]),
  );

const TYPES = {
  chain: "bigint",
  owner: "bytea",
  height: "bigint",
  contract: "bytea",
  afterKind: "int",
  afterToken: "bytea",
  afterId: "numeric",
  limit: "int",
} as const;

/** Metadata of the tokens of rows `p`. */
const described = (on: Target): string => `
  left join lateral (select name, symbol, decimals from ${on.table("evm_token")} t where t.chain = $chain and t.address = p.token ${AS_WRITTEN}) t on true
  left join lateral (select uri, status, metadata, updated_at from ${on.table("nft_token")} n
    where n.chain = $chain and n.address = p.token and n.token_id = p.token_id and p.kind <> 20 ${AS_WRITTEN}) n on true
  order by p.kind, p.token, p.token_id`;

/** Columns of a holding; its kind is a number of another type where no holding is read. */
const HOLDING = {
  token: "p.token:bytea",
  tokenId: "p.token_id:numeric",
  balance: "p.balance:numeric",
  tokenName: "t.name:text?",
  tokenSymbol: "t.symbol:text?",
  tokenDecimals: "t.decimals:smallint?",
  uri: "n.uri:text?",
  status: "n.status:text?",
  metadata: "n.metadata:text?",
  updatedAt: "n.updated_at:bigint?",
} as const;
const row = columns({ kind: "p.kind:smallint", ...HOLDING }) satisfies Columns<EvmHoldingRow>;
const rowOfCoin = columns({ kind: "p.kind:int", ...HOLDING }) satisfies Columns<EvmHoldingRow>;

const page = chainStatements<
  { kinds: EvmHoldingFilter["kinds"]; byContract: boolean },
  Values,
  EvmHoldingRow
>("evm-holdings", row, ({ kinds, byContract }, value, on) => {
  const halves = KINDS[kinds].flatMap((kind) => [
    halfOf(kind, "held", byContract, on),
    halfOf(kind, "emptied", byContract, on),
  ]);
  return withParameters(
    `with p as materialized (select * from (${halves.join(" union all ")}) s ${ORDER} limit $limit)
    select ${row.text()} from p ${described(on)}`,
    value,
  );
});

interface ValuesOf {
  readonly chain: number;
  readonly owner: string;
  readonly height: number;
  readonly contracts: readonly string[];
  readonly afterToken: string;
  readonly limit: number;
}

/** Every token is known since its first transfer; one with NFTs is no ERC-20 token. */
const pageOf = chainStatements<Record<never, never>, ValuesOf, EvmHoldingRow>(
  "evm-holdings-of",
  rowOfCoin,
  (_, value, on) => {
    const chain = value("chain", "bigint");
    const height = value("height", "bigint");
    const owner = value("owner", "bytea");
    const at = asOf.replaceAll("$height", height);
    const holdings = holdingIs(
      { owner, kind: "20::smallint", token: "c.token", tokenId: "0::numeric" },
      chain,
    ).map(
      (condition) => `select h.* from ${on.table("evm_holding")} h
      where ${condition}`,
    );
    return `with p as materialized (
    select 20 as kind, c.token, 0::numeric as token_id, coalesce(h.balance, 0) as balance
    from (select distinct unnest(${value("contracts", "bytea[]")}) as token) c
    left join lateral (select ${at} as balance from lateral (${holdings.join(" union all ")}) h
      ${formerOf(on).replaceAll("$height", height).replaceAll("$chain", chain)}
      where h.first <= ${height} ${AS_WRITTEN}) h on true
    where c.token > ${value("afterToken", "bytea")}
      and exists (select from ${on.table("evm_token")} t where t.chain = ${chain} and t.address = c.token and t.number <= ${height})
      and not exists (select from ${on.table("nft_token")} n where n.chain = ${chain} and n.address = c.token)
    order by c.token limit ${value("limit", "int")}
  )
  select ${rowOfCoin.text()} from p ${described(on).replaceAll("$chain", chain)}`;
  },
);

const nextOf = ({ kind, token, tokenId }: EvmHoldingRow): Key => ({
  sort: String(kind),
  tie: `${token}.${tokenId}`,
});

function sliceOf(found: readonly EvmHoldingRow[], limit: number): Slice<EvmHoldingRow> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(found.length > limit && last && { next: nextOf(last) }) };
}

/** Before every token. */
const START = { afterKind: 0, afterToken: "0x", afterId: "-1" };

function positionOf({ sort, tie }: Key): typeof START {
  const [afterToken = START.afterToken, afterId = START.afterId] = tie.split(".");
  return { afterKind: Number(sort), afterToken, afterId };
}

export const evmBalancesOn = (db: Db) => ({
  /** An indexed block by its number, or the last one; undefined when it is not indexed. */
  async findBlock(chain: number, number: number | undefined): Promise<EvmBlockTime | undefined> {
    const last = db
      .selectFrom("evm_checkpoint")
      .select(["number as height", "time"])
      .where("chain", "=", chain);
    if (number === undefined) return last.executeTakeFirst();
    return db
      .selectFrom("evm_block")
      .select(["number as height", "time"])
      .where("chain", "=", chain)
      .where("number", "=", number)
      .where((eb) => eb("number", "<=", last.clearSelect().select("number")))
      .executeTakeFirst();
  },
  /**
   * Holdings as of the window's snapshot, by kind, contract and token: of ERC-20 those whose transfers do
   * not add up to 0, of NFTs those that the owner has. The window's network is the chain.
   */
  async list(
    { networkId: chain, snapshot, after, limit }: Window,
    { owner, kinds, contract }: EvmHoldingFilter,
  ): Promise<Slice<EvmHoldingRow>> {
    const found = await page({ kinds, byContract: contract !== undefined }).rows(db, {
      chain,
      owner,
      height: snapshot.height,
      contract: contract ?? null,
      ...(after === undefined ? START : positionOf(after)),
      limit: limit + 1,
    });
    return sliceOf(found, limit);
  },
  /**
   * What an owner has of given ERC-20 tokens as of the window's snapshot, by contract, also where the
   * transfers add up to 0; contracts that are no such tokens are missing.
   */
  async listOf(
    { networkId: chain, snapshot, after, limit }: Window,
    owner: string,
    contracts: readonly string[],
  ): Promise<Slice<EvmHoldingRow>> {
    const { afterToken } = after === undefined ? START : positionOf(after);
    const found = await pageOf({}).rows(db, {
      chain,
      owner,
      height: snapshot.height,
      contracts,
      afterToken,
      limit: limit + 1,
    });
    return sliceOf(found, limit);
  },
});
