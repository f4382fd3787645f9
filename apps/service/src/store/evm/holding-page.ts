/** The statement of a page of an owner's holdings, by kind, contract and token. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import { ownerKey, storedOwner, tokenKey } from "../schema/keys.ts";
import type { Target } from "../session/connection.ts";
import { AS_WRITTEN, firstTied, ofOneWorker, unestimated } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { chainStatements, type Parameter } from "../sql/statement.ts";
import { asOf, described, type EvmHoldingRow, formerOf, HOLDING } from "./holding.ts";

/** A filter of holdings. */
export interface EvmHoldingFilter {
  /** Hex with 0x, in lower case. */
  readonly owner: string;
  readonly kinds: "20" | "721" | "1155" | "nft";
  /** Only of this contract; hex with 0x, in lower case. */
  readonly contract?: string | undefined;
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

/**
 * The condition that an NFT's last transfer was to the owner: a contract may have moved it from one who did
 * not have it.
 */
const isLast = (on: Target): string => `$owner = (select o.recipient from ${on.table("evm_transfer")} o
      where o.chain = $chain and o.kind = 721 and o.token = h.token and o.token_id = h.token_id and o.number <= $height
      order by o.number desc, o.log_index desc limit 1)`;

/** Holdings of one kind that are not empty now, or that were emptied after the block. */
type Half = "held" | "emptied";

/**
 * Each half has its own index, so holdings that were empty at the block are not read. Holdings emptied since
 * are few, and sorted: the alternative walks everything that an owner ever had, in the page's order.
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
  // The index of ERC-20 tokens has only their first bytes. Tokens that share these bytes with a page's last
  // one are read with it, and sorted afterwards.
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

const row = columns({ kind: "p.kind:smallint", ...HOLDING }) satisfies Columns<EvmHoldingRow>;

export const holdingPage = chainStatements<
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
