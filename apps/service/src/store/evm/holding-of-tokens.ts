/** The statement of the balances of an owner in given ERC-20 tokens. */

import { holdingIs } from "../schema/keys.ts";
import { AS_WRITTEN } from "../sql/planner.ts";
import { type Columns, columns } from "../sql/select-list.ts";
import { chainStatements } from "../sql/statement.ts";
import { asOf, described, type EvmHoldingRow, formerOf, HOLDING } from "./holding.ts";

const rowOfCoin = columns({ kind: "p.kind:int", ...HOLDING }) satisfies Columns<EvmHoldingRow>;

interface Values {
  readonly chain: number;
  readonly owner: string;
  readonly height: number;
  readonly contracts: readonly string[];
  readonly afterToken: string;
  readonly limit: number;
}

/** Every token is known since its first transfer; one with NFTs is no ERC-20 token. */
export const holdingsOfTokens = chainStatements<Record<never, never>, Values, EvmHoldingRow>(
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
