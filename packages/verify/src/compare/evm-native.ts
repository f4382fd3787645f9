/** A transaction of an EVM chain with its receipt: as the node has it, and as the service lists it. */
import type { EvmTransactionDetail } from "@primary-network/data";
import type { Said } from "../node-calls.ts";

const lower = (text: string | undefined): string | undefined => text?.toLowerCase();
const decimal = (hex: string | undefined): string | undefined =>
  hex === undefined ? undefined : String(BigInt(hex));

/**
 * The base fee that was paid. The header has it, unless the block settles others and is executed later: then a
 * receipt shows it whose price is below its transaction's cap.
 */
function baseFeeOf(block: Said, receipts: readonly Said[]): string | undefined {
  if (block.settledHeight === undefined) return decimal(block.baseFeePerGas);
  const below = receipts.findIndex(
    ({ effectiveGasPrice }, index) =>
      BigInt(effectiveGasPrice) < BigInt(block.transactions[index].maxFeePerGas ?? "0x0"),
  );
  if (below === -1) return decimal(block.baseFeePerGas); // nothing says more
  const tip = block.transactions[below].maxPriorityFeePerGas;
  return String(BigInt(receipts[below].effectiveGasPrice) - BigInt(tip));
}

export function nativeFields(tx: Said, receipts: readonly Said[], block: Said) {
  const receipt = receipts[Number(tx.transactionIndex)];
  return {
    blockNumber: decimal(tx.blockNumber),
    blockTimestamp: Number(block.timestamp),
    blockHash: tx.blockHash,
    blockIndex: Number(tx.transactionIndex),
    txHash: tx.hash,
    succeeded: receipt.status === "0x1",
    txType: Number(tx.type),
    gasLimit: decimal(tx.gas),
    gasUsed: decimal(receipt.gasUsed),
    gasPrice: decimal(receipt.effectiveGasPrice),
    nonce: decimal(tx.nonce),
    from: lower(tx.from),
    to: lower(tx.to ?? receipt.contractAddress),
    value: decimal(tx.value),
    input: tx.input,
    baseFeePerGas: baseFeeOf(block, receipts),
    maxFeePerGas: decimal(tx.maxFeePerGas),
    maxPriorityFeePerGas: decimal(tx.maxPriorityFeePerGas),
  };
}

export function listedNative({ nativeTransaction: tx }: EvmTransactionDetail) {
  const { blockNumber, blockTimestamp, blockHash, blockIndex, txHash, txType, gasLimit, gasUsed } = tx;
  const { gasPrice, nonce, value, input, baseFeePerGas, maxFeePerGas, maxPriorityFeePerGas } = tx;
  return {
    blockNumber,
    blockTimestamp,
    blockHash,
    blockIndex,
    txHash,
    txType,
    gasLimit,
    gasUsed,
    gasPrice,
    nonce,
    value,
    input,
    baseFeePerGas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    succeeded: tx.txStatus === "1",
    from: lower(tx.from.address),
    to: lower(tx.to.address),
  };
}
