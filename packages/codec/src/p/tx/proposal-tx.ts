/** Transactions that validators, not users, put into blocks. */

import { struct } from "../../wire/layout.ts";
import { id, u64 } from "../../wire/primitive.ts";

/** Moves the chain's time forward (before the Banff upgrade). */
export interface AdvanceTimeTx {
  /** Type id 19 on the wire. */
  type: "AdvanceTimeTx";
  /** Unix seconds (uint64). */
  time: bigint;
}

/** Ends a staker's term. The block's commit or abort decides on the reward. */
export interface RewardValidatorTx {
  /** Type id 20 on the wire. */
  type: "RewardValidatorTx";
  /** Id of the transaction that began the term, 32 bytes. */
  txId: Uint8Array;
}

/** Ends one cycle of an auto-renewed validator. */
export interface RewardAutoRenewedValidatorTx {
  /** Type id 42 on the wire. */
  type: "RewardAutoRenewedValidatorTx";
  /** 32-byte id of the validator's AddAutoRenewedValidatorTx. */
  txId: Uint8Array;
  /** End of the cycle, in Unix seconds (uint64). */
  timestamp: bigint;
}

export const advanceTimeTx = struct<AdvanceTimeTx>({ time: ["time", u64] }, "AdvanceTimeTx");

export const rewardValidatorTx = struct<RewardValidatorTx>({ txId: ["txID", id] }, "RewardValidatorTx");

export const rewardAutoRenewedValidatorTx = struct<RewardAutoRenewedValidatorTx>(
  { txId: ["txID", id], timestamp: ["timestamp", u64] },
  "RewardAutoRenewedValidatorTx",
);
