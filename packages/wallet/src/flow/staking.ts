/** Stakes AVAX on the Primary Network, once however often the process is killed. */
import * as p from "../build/p/index.ts";
import type { IssuedTransaction } from "../network/issue.ts";
import type { FlowOptions } from "./flow.ts";
import { payOnce } from "./pay-step.ts";

/**
 * Adds a validator of the Primary Network: for a term, or one that renews itself if the intent has a `period`.
 *
 * @returns The accepted transaction. Its id names a validator that renews itself.
 * @throws ValidationError, InsufficientFundsError, UnsignedStepError, RefusedError, DeadlineError, and the errors of
 * the client. After each of them call it again.
 * @example
 * const intent = { from: alice, nodeId, signer: nodePOP, stake: 2_000n * AVAX, end: 1_800_000_000, delegationFee: 2 };
 * await stake(intent, { node, signers: [signer], journal: fileJournal("flows"), id: "my-validator" });
 */
export function stake(
  intent: p.AddValidatorIntent | p.AddAutoRenewedValidatorIntent,
  options: FlowOptions,
): Promise<IssuedTransaction> {
  return payOnce("stake", intent, options, (coins, context) =>
    "period" in intent
      ? p.addAutoRenewedValidator(intent, coins, context)
      : p.addValidator(intent, coins, context),
  );
}

/**
 * Delegates AVAX to a validator of the Primary Network.
 *
 * @throws The errors of `stake`.
 * @example
 * const intent = { from: alice, nodeId, stake: 25n * AVAX, end: 1_800_000_000 };
 * await delegate(intent, { node, signers: [signer], journal: fileJournal("flows"), id: "my-delegation" });
 */
export function delegate(intent: p.TermIntent, options: FlowOptions): Promise<IssuedTransaction> {
  return payOnce("delegate", intent, options, (coins, context) => p.addDelegator(intent, coins, context));
}
