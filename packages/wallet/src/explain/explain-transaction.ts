/** Explains a transaction that is signed or accepted already, by its bytes and the outputs that it spends. */
import { decodeCb58 } from "@primary-network/codec";
import { type Coin, encodeCoin } from "../coin.ts";
import type { Context } from "../context.ts";
import type { SigningDocument } from "../document/document.ts";
import { burnedBy } from "../document/open.ts";
import { readPartlySigned } from "../document/partly-signed.ts";
import { spentCoins } from "../document/spent.ts";
import { DocumentError } from "../errors.ts";
import type { Chain } from "../owner.ts";
import { type Explanation, explainOpen } from "./explain.ts";

/** A signed transaction of a chain. `readTransaction` reads one from a node. */
export interface ChainTransaction {
  /** Chain of the transaction. */
  readonly chain: Chain;
  /** Signed bytes as hex, with or without checksum. */
  readonly tx: string;
}

/**
 * Explains a signed transaction. Its signatures are not checked.
 *
 * @param spent - Outputs that it spends, in any order and among others.
 * @param context - Network id, and the ids of AVAX and the chains.
 * @throws DocumentError if the bytes are no transaction of a user, or a spent output is missing or another one.
 * @example
 * const transaction = await readTransaction(node, { chain: "P", id });
 * const { sentences } = explainTransaction(transaction, coins, context);
 */
export function explainTransaction(
  { chain, tx }: ChainTransaction,
  spent: readonly Coin[],
  { networkId, avaxAssetId, chains }: Pick<Context, "networkId" | "avaxAssetId" | "chains">,
): Explanation {
  const { transaction } = readPartlySigned(chain, tx);
  const isHere = transaction.tx.networkId === networkId;
  if (!isHere)
    throw new DocumentError("tx", `must be of network ${networkId}, not ${transaction.tx.networkId}`);
  const coins = spentCoins(transaction, spent);
  const burned = burnedBy(transaction, coins, decodeCb58(avaxAssetId, 32));
  const document: SigningDocument = {
    version: 1,
    networkId,
    chain,
    type: transaction.tx.type,
    tx,
    spends: coins.map(encodeCoin),
    authorizations: [],
    fee: { assetId: avaxAssetId, burned: burned.toString() },
    signatures: [],
  };
  return { ...explainOpen({ document, transaction, coins }, { chains }), missing: [] };
}
