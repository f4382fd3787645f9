/** Pays for validators of an L1, and ends them as their owner. */
import type { Payer } from "../build/draft.ts";
import * as p from "../build/p/index.ts";
import { WalletError } from "../errors.ts";
import type { IssuedTransaction } from "../network/issue.ts";
import type { FlowOptions } from "./flow.ts";
import { payOnce } from "./pay-step.ts";

/**
 * Adds AVAX to the balance of an L1 validator. Anybody may pay.
 *
 * @throws The errors of `stake`.
 * @example
 * await topUp({ from: alice, validationId, amount: AVAX }, { node, signers: [signer], journal, id: "november" });
 */
export function topUp(
  intent: p.IncreaseL1ValidatorBalanceIntent,
  options: FlowOptions,
): Promise<IssuedTransaction> {
  return payOnce("topUp", intent, options, (coins, context) =>
    p.increaseL1ValidatorBalance(intent, coins, context),
  );
}

/** End of an L1 validator by its owner. */
export interface DisableIntent extends Payer {
  /** Id of the validation in cb58. */
  readonly validationId: string;
}

/**
 * Disables an L1 validator. Its balance returns to its owner. The node says who may disable it.
 *
 * @throws The errors of `stake`.
 * @example
 * await disable({ from: alice, validationId }, { node, signers: [signer], journal, id: "the-end" });
 */
export function disable(intent: DisableIntent, options: FlowOptions): Promise<IssuedTransaction> {
  const { node } = options;
  return payOnce("disable", intent, options, async (coins, context) => {
    const { validationId: validationID } = intent;
    const { deactivationOwner: owner } = await node.call("platform.getL1Validator", { validationID });
    if (owner === undefined) throw new WalletError(`the node names no owner of validation ${validationID}`);
    const deactivationOwner = { addresses: owner.addresses, threshold: Number(owner.threshold) };
    return p.disableL1Validator({ ...intent, deactivationOwner }, coins, context);
  });
}
