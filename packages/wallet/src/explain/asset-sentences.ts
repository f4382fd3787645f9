/** Sentences on X-Chain transactions besides payments. */
import { encodeCb58 } from "@primary-network/codec";
import type { Transaction } from "../document/transaction.ts";
import type { Names } from "./names.ts";

/** Says what a transaction does besides its payments. Empty for transfers. */
export function assetSentences(tx: Extract<Transaction, { chain: "X" }>["tx"], names: Names): string[] {
  if (tx.type === "CreateAssetTx") {
    const first = `Creates the asset "${tx.name}" (${tx.symbol}) with ${tx.denomination} decimal places.`;
    const states = tx.initialStates.flatMap(({ outputs }) => outputs);
    return [
      first,
      ...states.map((output) => {
        if (output.type === "TransferOutput")
          return `${names.owners(output)} gets ${output.amount} units of it.`;
        const right =
          output.type === "MintOutput"
            ? "mint units"
            : output.type === "NftMintOutput"
              ? `mint NFTs of group ${output.groupId}`
              : "add owners";
        return `${names.owners(output)} may ${right}.`;
      }),
    ];
  }
  if (tx.type !== "OperationTx") return [];
  return tx.operations.flatMap(({ assetId, operation }) => {
    const asset = encodeCb58(assetId);
    switch (operation.type) {
      case "MintOperation":
        return []; // said as a payment
      case "NftMintOperation":
        return [
          `Mints an NFT of ${asset} for ${operation.owners.map((one) => names.owners(one)).join(" and ")}. The right to mint is used up.`,
        ];
      case "NftTransferOperation":
        return [`Gives an NFT of ${asset} to ${names.owners(operation.output)}.`];
      case "PropertyMintOperation":
        return [`Makes ${names.owners(operation.ownedOutput)} an owner of the property ${asset}.`];
      default:
        return [`Ends an ownership of the property ${asset}.`];
    }
  });
}
