/** Reads from a node what a file of platform-cli leaves out: the outputs that it spends, and the owner of its right. */
import { decodeHex, encodeCb58, formatAddress, hrpOf } from "@primary-network/codec";
import { decodeTx } from "@primary-network/codec/p";
import type { SigningDocument } from "../document/document.ts";
import { usedRight } from "../document/open.ts";
import { authorizationIndices, paidBy, type TransactionOf, type UserTx } from "../document/transaction.ts";
import { fromTxFile, readTxFileForm } from "../document/tx-file.ts";
import { WalletError } from "../errors.ts";
import { type Owner, ownerText } from "../owner.ts";
import { readCoins, readSubnetOwner } from "./coins.ts";
import { readContext } from "./context.ts";
import type { WalletNode } from "./wallet-node.ts";

/**
 * Makes a document of a file of platform-cli. A node says what it spends, and who owns the subnet or the validator.
 *
 * @param file - Parsed JSON.
 * @param addresses - Owners of what it spends, if they are not among the receivers of its outputs.
 * @throws DocumentError if the file is invalid or an output is missing, and the errors of the client.
 * @example
 * const document = await readTxFile(node, JSON.parse(await readFile("tx.json", "utf8")));
 */
export async function readTxFile(
  node: WalletNode,
  file: unknown,
  addresses: readonly string[] = [],
): Promise<SigningDocument> {
  const { transaction } = readTxFileForm(file);
  const [context, owner] = await Promise.all([readContext(node), readRightOwner(node, transaction)]);
  const hrp = hrpOf(transaction.tx.networkId);
  const receivers = paidBy(transaction).flatMap(({ owners }) => owners?.addresses ?? []);
  const texts = receivers.map((bytes) => formatAddress({ chain: "P", hrp, bytes }));
  const all = [...new Set([...texts, ...(owner?.addresses ?? []), ...addresses])];
  const spent = await readCoins(node, { chain: "P", addresses: all });
  if (transaction.tx.type === "ImportTx") {
    const source = encodeCb58(transaction.tx.sourceChain) === context.chains.X ? "X" : "C";
    spent.push(...(await readCoins(node, { chain: "P", source, addresses: all })));
  }
  return fromTxFile(file, spent, context, owner);
}

/** Reads the owner of the right that a transaction uses. Undefined if it uses none. */
async function readRightOwner(
  node: WalletNode,
  transaction: TransactionOf<"P", UserTx>,
): Promise<Owner | undefined> {
  if (authorizationIndices(transaction) === undefined) return undefined;
  const { right, id } = usedRight(transaction);
  if (right === "subnet") return await readSubnetOwner(node, id);
  if (right === "l1Validator") {
    const { deactivationOwner } = await node.call("platform.getL1Validator", { validationID: id });
    if (deactivationOwner === undefined) throw new WalletError(`the node names no owner of validation ${id}`);
    const { addresses, threshold, locktime } = deactivationOwner;
    return { addresses, threshold: Number(threshold), locktime: Number(locktime) };
  }
  const { tx } = await node.call("platform.getTx", { txID: id, encoding: "hex" });
  const { unsignedTx } = decodeTx(decodeHex(String(tx)));
  if (unsignedTx.type !== "AddAutoRenewedValidatorTx")
    throw new WalletError(`the transaction ${id} adds no validator that renews itself`);
  return ownerText(unsignedTx.validatorAuthority, "P", transaction.tx.networkId);
}
