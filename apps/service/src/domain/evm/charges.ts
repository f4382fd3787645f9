/** Gas, base fee and fees of a block, as its transactions were charged. */

import type { EvmBlock, EvmTransaction } from "./block.ts";

/** Gas that the transactions were charged; the header of a block that is executed later has the most that it could be. */
export const gasUsedOf = ({ txs }: Pick<EvmBlock, "txs">): bigint =>
  txs.reduce((sum, { receipt }) => sum + receipt.gasUsed, 0n);

/** wei that the transactions paid for gas. */
export const feesOf = ({ txs }: Pick<EvmBlock, "txs">): bigint =>
  txs.reduce((sum, { receipt }) => sum + receipt.gasUsed * receipt.effectiveGasPrice, 0n);

/**
 * The highest base fee that fits a transaction's price. EIP-1559 adds the whole tip unless that exceeds the transaction's cap, so a price
 * below the cap shows the base fee; any other price is no less than it.
 */
function highestBaseFee({ maxFeePerGas, maxPriorityFeePerGas, receipt }: EvmTransaction): bigint {
  const price = receipt.effectiveGasPrice;
  const paidWholeTip = maxFeePerGas !== undefined && price < maxFeePerGas;
  return paidWholeTip ? price - (maxPriorityFeePerGas ?? 0n) : price;
}

/**
 * wei per gas that was in force. The header has it, except where the block is executed later: there it is the highest that fits the header
 * and every receipt, which is the base fee itself once a transaction paid its whole tip without reaching its cap.
 */
export function baseFeeOf({ baseFeePerGas, executedLater, txs }: EvmBlock): bigint | undefined {
  if (baseFeePerGas === undefined || !executedLater) return baseFeePerGas;
  let fee = baseFeePerGas;
  for (const highest of txs.map(highestBaseFee)) if (highest < fee) fee = highest;
  return fee;
}
