/** What one block of an EVM chain says. */

import type { EvmBlock } from "./evm-block.ts";
import type { EvmFacts } from "./evm-facts.ts";

/** Adds what the block says to the facts. */
export function applyEvmBlock(block: EvmBlock, facts: EvmFacts): void {
  const { number, hash, parentHash, timestamp, timestampMilliseconds, minDelayExcess, baseFeePerGas, txs } =
    block;
  facts.blocks.push({
    ...{ number, hash, parent: parentHash, time: timestamp },
    time_ms: timestampMilliseconds ?? null,
    delay_excess: minDelayExcess === undefined ? null : String(minDelayExcess),
    base_fee: baseFeePerGas === undefined ? null : String(baseFeePerGas),
    tx_count: txs.length,
  });
}
