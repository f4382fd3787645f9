/** Makes signing documents from transactions that builders have put together. */
import { encodeHex } from "@primary-network/codec";
import { encodeUnsignedAtomicTx } from "@primary-network/codec/c";
import { encodeUnsignedTx as encodePTx } from "@primary-network/codec/p";
import { encodeUnsignedTx as encodeXTx } from "@primary-network/codec/x";
import { type Coin, encodeCoin } from "../coin.ts";
import type { Context } from "../context.ts";
import type { Authorization, Quote, SigningDocument } from "../document/document.ts";
import { spentPlaces, type Transaction } from "../document/transaction.ts";
import { equalBytes } from "../order.ts";
import { addressBytes, type OwnerLike, ownersOf, type Where } from "../owner.ts";

/** Who pays for a transaction, and who gets the change. */
export interface Payer {
  /**
   * Addresses that will sign, one or several. They spend the outputs that they own alone or together, and use
   * their rights.
   */
  readonly from: string | readonly string[];
  /**
   * Owner of the change and of returned stake. If it is given, the outputs of all owners pay together.
   *
   * @default the owner of the spent outputs. One owner's outputs pay alone, first of those that need the most
   * signatures, then in the order of `from`. It must be given if no owner's outputs are enough alone.
   */
  readonly change?: OwnerLike | undefined;
}

/** Reads the signers of an intent. */
export function signersOf(where: Where, { from }: Payer): readonly [Uint8Array, ...Uint8Array[]] {
  const texts = typeof from === "string" ? [from] : from;
  const [first, ...others] = texts.map((text, at) => addressBytes(where.at("from").at(at), text));
  if (first === undefined) throw where.at("from").refuse("must name at least one address");
  return [first, ...others];
}

/** Reads the owner of the change. */
export const changeOf = (where: Where, { change }: Payer): ReturnType<typeof ownersOf> | undefined =>
  change === undefined ? undefined : ownersOf(where.at("change"), change);

/** Writes the document of a transaction. Every spent output must be among the coins. */
export function draft(
  transaction: Transaction,
  coins: readonly Coin[],
  { networkId }: Pick<Context, "networkId">,
  fee: Quote,
  authorizations: readonly Authorization[] = [],
): SigningDocument {
  const spends = spentPlaces(transaction).map((place) => {
    const coin = coins.find(
      ({ txId, outputIndex }) => outputIndex === place.outputIndex && equalBytes(txId, place.txId),
    );
    if (coin === undefined) throw new Error("a builder spends an output that it did not select");
    return encodeCoin(coin);
  });
  return {
    version: 1,
    networkId,
    chain: transaction.chain,
    type: transaction.tx.type,
    tx: encodeHex(unsignedBytes(transaction), { checksum: false }),
    spends,
    authorizations,
    fee,
    signatures: [],
  };
}

function unsignedBytes({ chain, tx }: Transaction): Uint8Array {
  if (chain === "P") return encodePTx(tx);
  return chain === "X" ? encodeXTx(tx) : encodeUnsignedAtomicTx(tx);
}
