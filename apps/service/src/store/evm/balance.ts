/** The store of accounts' holdings as of a block; one statement reads a page. */

import type { Key, Slice, Window } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import type { EvmHoldingRow } from "./holding.ts";
import { holdingsOfTokens } from "./holding-of-tokens.ts";
import { type EvmHoldingFilter, holdingPage } from "./holding-page.ts";

/** A block of a chain. */
export interface EvmBlockTime {
  readonly height: number;
  /** Unix seconds. */
  readonly time: number;
}

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
   * Holdings as of the window's snapshot, by kind, contract and token: ERC-20 tokens whose transfers do not
   * add up to 0, and NFTs that the owner has. The window's network is the chain.
   */
  async list(
    { networkId: chain, snapshot, after, limit }: Window,
    { owner, kinds, contract }: EvmHoldingFilter,
  ): Promise<Slice<EvmHoldingRow>> {
    const found = await holdingPage({ kinds, byContract: contract !== undefined }).rows(db, {
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
   * The balances of an owner in given ERC-20 tokens as of the window's snapshot, by contract, also where the
   * transfers add up to 0; contracts that are no such tokens are missing.
   */
  async listOf(
    { networkId: chain, snapshot, after, limit }: Window,
    owner: string,
    contracts: readonly string[],
  ): Promise<Slice<EvmHoldingRow>> {
    const { afterToken } = after === undefined ? START : positionOf(after);
    const found = await holdingsOfTokens({}).rows(db, {
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
