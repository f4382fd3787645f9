/** Interchain messages as the interface shows them. */

import type { IcmMessage, TeleporterMessageInfo } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { TokenMetadata } from "../../store/evm/names.ts";
import type { IcmOfTransaction } from "../../store/icm/message.ts";
import type { IcmMessageRow } from "../../store/icm/rows.ts";
import type { ListedStore } from "../../store/store.ts";
import type { Context } from "../request/handler.ts";
import type { Price, Prices } from "../request/prices.ts";
import { blockchainName } from "./blockchain-names.ts";

/** The fee of a message without one, or whose fee is not known. */
const NO_TOKEN = `0x${"0".repeat(40)}`;

/** Metadata of the fees' tokens, by `chain/address`. */
export interface Rewards {
  readonly tokens: ReadonlyMap<string, TokenMetadata>;
  readonly prices: ReadonlyMap<string, Price>;
}

const rewardName = ({ sourceChain, feeToken }: IcmMessageRow): string => `${sourceChain}/${feeToken}`;

function rewardDetails(row: IcmMessageRow, { tokens, prices }: Rewards): IcmMessage["rewardDetails"] {
  const { name, symbol, decimals } = tokens.get(rewardName(row)) ?? {};
  const price = prices.get(rewardName(row));
  return {
    address: checksummed(row.feeToken ?? NO_TOKEN),
    name: name ?? "",
    symbol: symbol ?? "",
    ercType: "ERC-20",
    decimals: decimals ?? 0,
    ...(price && { price: price.item }),
    value: row.fee ?? "0",
  };
}

/** The message's status, with the transactions that the snapshot includes. */
function progressOf(row: IcmMessageRow) {
  const sourceTransaction = row.sourceTx !== null && {
    txHash: row.sourceTx,
    timestamp: row.sourceTime ?? 0,
    gasSpent: row.sourceGas ?? "0",
  };
  const destinationTransaction = row.destinationTx !== null && {
    txHash: row.destinationTx,
    timestamp: row.destinationTime ?? 0,
    gasSpent: row.destinationGas ?? "0",
    rewardRedeemer: checksummed(row.redeemer ?? NO_TOKEN),
    delivererAddress: checksummed(row.deliverer ?? NO_TOKEN),
  };
  if (sourceTransaction && destinationTransaction) {
    return { status: "delivered", sourceTransaction, destinationTransaction } as const;
  }
  if (sourceTransaction) return { status: "pending", sourceTransaction } as const;
  if (destinationTransaction)
    return { status: "delivered_source_not_indexed", destinationTransaction } as const;
  throw new Error(`message ${row.messageId} was listed without a transaction`);
}

export function messageItem(row: IcmMessageRow, rewards: Rewards, context: Context): IcmMessage {
  const source = blockchainName(context, row.source);
  const destination = blockchainName(context, row.destination);
  return {
    messageId: row.messageId,
    icmContractAddress: checksummed(row.contract),
    sourceBlockchainId: source.blockchainId,
    destinationBlockchainId: destination.blockchainId,
    sourceEvmChainId: source.evmChainId ?? "",
    destinationEvmChainId: destination.evmChainId ?? "",
    messageNonce: row.nonce,
    from: checksummed(row.sender),
    to: checksummed(row.recipient),
    ...(row.data !== "0x" && { data: row.data }),
    messageExecuted: row.executed,
    receipts: row.receipts.map(({ nonce, redeemer }) => ({
      receivedMessageNonce: nonce,
      relayerRewardAddress: checksummed(redeemer),
    })),
    receiptDelivered: row.receiptDelivered,
    rewardDetails: rewardDetails(row, rewards),
    ...progressOf(row),
  };
}

/** Token metadata and prices of the fees, chain by chain. */
export async function rewardsOf(
  { store, prices }: { readonly store: Pick<ListedStore, "evm">; readonly prices: Prices },
  rows: readonly IcmMessageRow[],
): Promise<Rewards> {
  const tokens = new Map<string, TokenMetadata>();
  const known = new Map<string, Price>();
  for (const chain of new Set(rows.map((row) => row.sourceChain))) {
    if (chain === null) continue;
    const offered = rows
      .filter((row) => row.sourceChain === chain && row.feeToken !== NO_TOKEN)
      .flatMap((row) => row.feeToken ?? []);
    for (const [address, metadata] of await store.evm.tokens.find(chain, offered))
      tokens.set(`${chain}/${address}`, metadata);
    const priced = await prices.ofAll(offered, { evmChainId: chain, currency: "usd" });
    for (const [address, price] of priced) known.set(`${chain}/${address}`, price);
  }
  return { tokens, prices: known };
}

/** The message that a transaction sent or delivered; the other chain by its EVM chain id, or its blockchain id where that is not known. */
export function teleporterMessage(
  { messageId, side, source, destination }: IcmOfTransaction,
  context: Context,
): TeleporterMessageInfo {
  const nameOf = (hex: string) => {
    const { evmChainId, blockchainId } = blockchainName(context, hex);
    return evmChainId ?? blockchainId;
  };
  return side === "source"
    ? {
        teleporterMessageId: messageId,
        direction: "SOURCE_TRANSACTION",
        destinationChainId: nameOf(destination),
      }
    : {
        teleporterMessageId: messageId,
        direction: "DESTINATION_TRANSACTION",
        sourceChainId: nameOf(source),
      };
}
