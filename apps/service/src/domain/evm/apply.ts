/** Turns one block of an EVM chain into facts. */

import type { EvmTxPosition } from "../tx-position.ts";
import type { EvmBlock, EvmTransaction } from "./block.ts";
import { baseFeeOf, feesOf, gasUsedOf } from "./charges.ts";
import { createdAddress } from "./created-address.ts";
import type { EvmFacts } from "./facts.ts";
import { applyIcmLog, type IcmRules } from "./icm/apply.ts";
import { internalCalls, isCreation } from "./internal.ts";
import { transfersOf } from "./transfers.ts";

const text = (value: bigint | undefined): string | null => (value === undefined ? null : String(value));

// Facts name the block and position themselves: spreading a position first made each of them ten times as expensive (Node 20).

function applyTx(tx: EvmTransaction, position: EvmTxPosition, facts: EvmFacts): void {
  const { receipt } = tx;
  const { number, idx } = position;
  const created = tx.to === undefined ? (receipt.contractAddress ?? createdAddress(tx.from, tx.nonce)) : null;
  facts.txs.push({
    number,
    idx,
    hash: tx.hash,
    type: tx.type,
    succeeded: receipt.succeeded,
    sender: tx.from,
    recipient: tx.to ?? null,
    created,
    nonce: String(tx.nonce),
    value: String(tx.value),
    input: tx.input,
    gasLimit: String(tx.gas),
    gasUsed: String(receipt.gasUsed),
    gasPrice: String(receipt.effectiveGasPrice),
    maxFee: text(tx.maxFeePerGas),
    maxTip: text(tx.maxPriorityFeePerGas),
  });
  if (created !== null && receipt.succeeded) {
    facts.contracts.push({ number, idx, address: created, creator: tx.from, deployer: tx.from, seq: 0 });
  }
}

/** Internal calls, and contracts created by contracts. */
function applyTrace(
  { trace, from: deployer }: EvmTransaction,
  { number, idx }: EvmTxPosition,
  facts: EvmFacts,
): void {
  if (trace === undefined) return;
  internalCalls(trace).forEach(({ frame, reverted }, seq) => {
    const { type, from, to = null, value, gas, gasUsed } = frame;
    facts.internals.push({
      number,
      idx,
      seq,
      type,
      sender: from,
      recipient: to,
      value: String(value),
      reverted,
      gasLimit: String(gas),
      gasUsed: String(gasUsed),
    });
    // The transaction's own creation has sequence number 0.
    if (!reverted && isCreation(frame) && to !== null) {
      facts.contracts.push({ number, idx, address: to, creator: from, deployer, seq: seq + 1 });
    }
  });
}

function applyLogs({ receipt }: EvmTransaction, { number, idx }: EvmTxPosition, facts: EvmFacts): void {
  for (const log of receipt.logs) {
    transfersOf(log).forEach(({ kind, from, to, tokenId, value }, part) => {
      facts.transfers.push({
        number,
        idx,
        logIndex: log.logIndex,
        part,
        kind,
        token: log.address,
        sender: from,
        recipient: to,
        tokenId: tokenId,
        value,
      });
    });
  }
}

/** Addresses of the tokens among facts: a list of them would be read again for each block. */
const tokens = new WeakMap<EvmFacts, Set<string>>();

function tokensIn(facts: EvmFacts): Set<string> {
  const known = tokens.get(facts) ?? new Set(facts.tokens.map(({ address }) => address));
  tokens.set(facts, known);
  return known;
}

/** Adds the block's facts. */
export function applyEvmBlock(block: EvmBlock, facts: EvmFacts, rules: IcmRules): void {
  const { number, txs } = block;
  facts.blocks.push({
    number,
    hash: block.hash,
    parent: block.parentHash,
    time: block.timestamp,
    timeMs: block.timestampMilliseconds ?? null,
    delayExcess: text(block.minDelayExcess),
    baseFee: text(baseFeeOf(block)),
    txCount: txs.length,
    gasLimit: String(block.gasLimit),
    gasUsed: String(gasUsedOf(block)),
    gasCost: text(block.gasCost),
    fees: String(feesOf(block)),
  });
  const moved = facts.transfers.length;
  for (const tx of txs) {
    const position = { number, idx: tx.index };
    applyTx(tx, position, facts);
    applyTrace(tx, position, facts);
    applyLogs(tx, position, facts);
    for (const log of tx.receipt.logs) applyIcmLog(log, position, block.timestamp, rules, facts.icm);
  }
  const known = tokensIn(facts);
  for (const { token } of facts.transfers.slice(moved)) {
    if (!known.has(token)) facts.tokens.push({ address: token, number });
    known.add(token);
  }
}
