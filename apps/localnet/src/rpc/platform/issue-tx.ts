/** Issues a user's transaction on the P-Chain at once, in a block of its own, or returns the node's reason for refusing it. */
import { encodeCb58 } from "@primary-network/codec";
import { type SignedTx, txId as txIdOf } from "@primary-network/codec/p";
import { gasConfig, gasOfTx, isHistoric, timeWithRoom } from "../../chains/p/fees.ts";
import { verifyWarpMessages } from "../../chains/p/rules/l1-message.ts";
import { RuleError } from "../../chains/rule-error.ts";
import { passTime } from "../../history/run.ts";
import type { Network } from "../../network/network.ts";
import { RpcFault } from "../fault.ts";

/** Types and memos from before Durango, which the history uses but users may not. */
function checkUpgrades({ unsignedTx: tx }: SignedTx): void {
  if (isHistoric(tx)) throw new RuleError("failed to calculate tx complexity: unsupported transaction type");
}

function checkMemo({ unsignedTx: tx }: SignedTx): void {
  const size = "memo" in tx ? tx.memo.length : 0;
  if (size > 0) throw new RuleError(`memo exceeds maximum length: ${size} > 0`);
}

/** Runs a check; the message of a broken rule follows the node's prefix. */
function withPrefix<T>(prefix: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    throw new RpcFault(`couldn't issue tx: ${prefix}${error.message}`);
  }
}

/**
 * Puts a transaction into a block. Where a node would ask to try again, the block waits for gas: when the capacity is
 * used up its time is the first second with enough room, which is later than a clock that stands still.
 *
 * @returns the transaction's id
 * @throws RpcFault with the node's reason
 */
export function issueTx({ chain, settings }: Network, tx: SignedTx): Uint8Array {
  const { state } = chain;
  withPrefix("failed verification: failed verifying warp messages: ", () =>
    verifyWarpMessages(state, tx.unsignedTx, chain.warpHeights),
  );
  const gas = withPrefix("failed verification: ", () => {
    checkUpgrades(tx);
    return gasOfTx(tx.unsignedTx);
  });
  if (gas > gasConfig.maxCapacity) {
    const reason = `tx exceeds current gas capacity: ${gas} > ${gasConfig.maxCapacity}`;
    throw new RpcFault(`couldn't issue tx: failed verification: ${reason}`);
  }
  const txId = txIdOf(tx);
  const prefix = `failed verification: failed execution: standard tx ${encodeCb58(txId)} failed execution: `;
  withPrefix(prefix, () => {
    checkMemo(tx);
    const time = timeWithRoom(state, Math.max(Math.floor(settings.clock.now()), state.timestamp), gas);
    passTime(chain, time);
    chain.standard(time, (issue) => issue(tx));
  });
  return txId;
}
