/** Files of platform-cli with a transaction that several people sign. */
import { decodeCb58, encodeHex } from "@primary-network/codec";
import { encodeUnsignedTx } from "@primary-network/codec/p";
import { type Coin, encodeCoin } from "../coin.ts";
import type { Context } from "../context.ts";
import { DocumentError } from "../errors.ts";
import type { Owner } from "../owner.ts";
import type { SigningDocument } from "./document.ts";
import { burnedBy, openDocument, usedRight } from "./open.ts";
import { partlySigned, readPartlySigned, signaturesIn } from "./partly-signed.ts";
import { spentCoins } from "./spent.ts";
import type { SignedParts, TransactionOf, UserTx } from "./transaction.ts";

/** File of platform-cli: a P-Chain transaction with the signatures so far, and nothing of what it spends. */
export interface TxFile {
  /** Network id: 1 mainnet, 5 fuji. */
  readonly networkID: number;
  /** Signed transaction as hex with checksum. A missing signature is 65 zeros. */
  readonly txHex: string;
}

/**
 * Writes a document of the P-Chain as platform-cli's `tx sign` and `tx commit` read it.
 *
 * @throws DocumentError if the document is invalid, or of another chain.
 * @example
 * await writeFile("tx.json", JSON.stringify(toTxFile(document)));
 */
export function toTxFile(document: SigningDocument): TxFile {
  const opened = openDocument(document);
  if (document.chain !== "P") throw new DocumentError("chain", "must be P, the only chain of these files");
  return { networkID: document.networkId, txHex: encodeHex(partlySigned(opened)) };
}

/** Parts of a file, which need what they spend to become a document. */
export type TxFileParts = SignedParts & {
  /** Transaction of the P-Chain. */
  readonly transaction: TransactionOf<"P", UserTx>;
};

/** Reads the form of a file, and its transaction. @throws DocumentError naming the field and the rule */
export function readTxFileForm(value: unknown): TxFileParts {
  const { networkID, txHex } = Object(value);
  if (typeof txHex !== "string") throw new DocumentError("txHex", "must be a string of hex");
  const { transaction, credentials } = readPartlySigned("P", txHex);
  if (transaction.chain !== "P") throw new DocumentError("txHex", "must be of the P-Chain");
  const { networkId } = transaction.tx;
  if (networkID !== networkId) throw new DocumentError("networkID", `must be ${networkId}, as in txHex`);
  return { transaction, credentials };
}

/**
 * Makes a document of a file. `readTxFile` reads what the file leaves out from a node.
 *
 * @param file - Parsed JSON.
 * @param spent - Outputs that the transaction spends, in any order and among others.
 * @param owner - Owner of the right that it uses. Left out if it uses none.
 * @throws DocumentError if the file contradicts itself, an output is missing, or a signature is wrong.
 * @example
 * const document = fromTxFile(JSON.parse(text), coins, context, subnetOwner);
 */
export function fromTxFile(
  file: unknown,
  spent: readonly Coin[],
  { avaxAssetId }: Pick<Context, "avaxAssetId">,
  owner?: Owner,
): SigningDocument {
  const { transaction, credentials } = readTxFileForm(file);
  const coins = spentCoins(transaction, spent);
  const burned = burnedBy(transaction, coins, decodeCb58(avaxAssetId, 32));
  const unsigned: SigningDocument = {
    version: 1,
    networkId: transaction.tx.networkId,
    chain: "P",
    type: transaction.tx.type,
    tx: encodeHex(encodeUnsignedTx(transaction.tx), { checksum: false }),
    spends: coins.map(encodeCoin),
    authorizations: owner === undefined ? [] : [{ ...usedRight(transaction), owner }],
    fee: { assetId: avaxAssetId, burned: burned.toString() },
    signatures: [],
  };
  const { slots } = openDocument(unsigned);
  return openDocument({ ...unsigned, signatures: signaturesIn({ credentials }, slots) }).document;
}
