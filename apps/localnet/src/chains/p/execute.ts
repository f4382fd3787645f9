/** Checks a signed transaction completely against the state, and only then applies it. */
import {
  consumedInputs,
  encodeUnsignedTx,
  producedOutputs,
  type SignedTx,
  txId as txIdOf,
  type UnsignedTx,
} from "@primary-network/codec";
import { equalBytes } from "../byte-order.ts";
import { ensure, within } from "../rule-error.ts";
import { consume, ensureGas, gasOfTx } from "./fees.ts";
import { createWitness, verifyCredential, verifyFlow, verifyOrder, type Witness } from "./flow.ts";
import { verifyInput, verifyOutput } from "./form.ts";
import { autoRenewedRules } from "./rules/auto-renewed.ts";
import { l1Rules } from "./rules/l1.ts";
import { l1MessageRules, verifyWarpMessages } from "./rules/l1-message.ts";
import type { RuleTable, TxRule, UserTx } from "./rules/rule.ts";
import { stakingRules } from "./rules/staking.ts";
import { subnetRules } from "./rules/subnet.ts";
import { transferRules } from "./rules/transfer.ts";
import { EMPTY_ID, type State, utxosFor } from "./state.ts";

const rules: RuleTable = {
  ...transferRules,
  ...subnetRules,
  ...stakingRules,
  ...autoRenewedRules,
  ...l1Rules,
  ...l1MessageRules,
};

/** Most bytes of a memo, on either chain. */
export const MAX_MEMO = 256;

function ruleOf<T extends UserTx>(tx: T): TxRule<T> {
  const rule = rules[tx.type];
  ensure(rule !== undefined, `${tx.type} is not accepted by this network`);
  // The table maps each type to the rule of that same type, which the compiler cannot follow through an index.
  return rule as unknown as TxRule<T>;
}

function isUserTx(tx: UnsignedTx): tx is UserTx {
  return "inputs" in tx;
}

/** Kinds in which the node names the check of the flow when it fails. */
const NAMED_FLOW: ReadonlySet<UserTx["type"]> = new Set<UserTx["type"]>([
  "AddSubnetValidatorTx",
  "RemoveSubnetValidatorTx",
  "TransferSubnetOwnershipTx",
  "AddPermissionlessValidatorTx",
  "AddPermissionlessDelegatorTx",
  "AddAutoRenewedValidatorTx",
  "SetAutoRenewedValidatorConfigTx",
]);

/** Rules for every transaction, whatever it spends. */
function verifyForm(state: State, tx: UserTx): void {
  const metadata = "metadata failed verification";
  ensure(tx.networkId === state.networkId, `${metadata}: tx has wrong network ID`);
  ensure(equalBytes(tx.blockchainId, EMPTY_ID), `${metadata}: tx has wrong chain ID`);
  ensure(
    tx.memo.length <= MAX_MEMO,
    `${metadata}: memo exceeds maximum length: ${tx.memo.length} > ${MAX_MEMO}`,
  );
  const consumed = consumedInputs(tx);
  // The stake of an auto-renewed validator is checked by its own rules, after the others.
  const ownStake = tx.type === "AddAutoRenewedValidatorTx";
  const produced = producedOutputs(tx).filter(({ kind }) => !ownStake || kind !== "stake");
  for (const { output } of produced) verifyOutput(output);
  for (const { input } of consumed) verifyInput(input);
  const ofKind = <T extends { kind: string }>(list: T[], own: boolean) =>
    list.filter(({ kind }) => (kind === "transfer") === own);
  for (const own of [true, false]) {
    verifyOrder(
      ofKind(consumed, own).map(({ input }) => input),
      ofKind(produced, own).map(({ output }) => output),
    );
  }
}

/** The inputs with the outputs that they spend, and the surplus of the inputs. */
function verifyFunds(
  state: State,
  tx: UserTx,
  credentials: SignedTx["credentials"],
  witness: Witness,
  due: bigint,
): bigint {
  const consumed = consumedInputs(tx);
  ensure(
    credentials.length === consumed.length,
    `wrong number of credentials: ${consumed.length} inputs != ${credentials.length} credentials`,
  );
  const imported = tx.type === "ImportTx" ? utxosFor(state.importable, tx.sourceChain) : state.utxos;
  const spendings = consumed.map(({ kind, input }, index) => ({
    input,
    utxo: (kind === "import" ? imported : state.utxos).get(input.txId, input.outputIndex),
    credential: credentials[index],
  }));
  const outputs = producedOutputs(tx).map(({ output }) => output);
  return verifyFlow(spendings, outputs, state.avaxAssetId, witness, due, "failed to verify transfer");
}

/**
 * Applies one user transaction and returns its id.
 *
 * @throws RuleError when it breaks a rule, with the node's message for fees and signatures; the state is
 * then unchanged
 */
export function execute(state: State, signed: SignedTx): Uint8Array {
  const { unsignedTx: tx, credentials } = signed;
  verifyWarpMessages(state, tx, state.height - 1n);
  const gas = gasOfTx(tx);
  ensure(isUserTx(tx), `${tx.type} cannot be issued by a user`);
  ensureGas(state, gas);
  const rule = ruleOf(tx);
  const txId = txIdOf(signed);
  const application = { state, tx, txId };
  rule.describe?.(application);
  within(tx.type === "AddAutoRenewedValidatorTx" ? "verifying BaseTx" : undefined, () =>
    verifyForm(state, tx),
  );
  rule.admit?.(application);
  const witness = createWitness(encodeUnsignedTx(tx), BigInt(state.timestamp));

  const authorization = rule.authorization?.(application);
  let spending = credentials;
  if (authorization !== undefined) {
    ensure(credentials.length > 0, "should have the same number of credentials as inputs");
    spending = credentials.slice(0, -1);
    const { owner, auth } = authorization;
    within("unauthorized modification", () => verifyCredential(owner, auth, credentials.at(-1), witness));
  }
  const deposit = rule.deposit?.(tx) ?? 0n;
  const funds = () => verifyFunds(state, tx, spending, witness, gas * state.gasPrice + deposit);
  const burned = (NAMED_FLOW.has(tx.type) ? within("flow check failed", funds) : funds()) - deposit;
  rule.check?.(application);

  consume(state, gas);
  for (const input of tx.inputs) state.utxos.remove(input);
  for (const [outputIndex, { assetId, output }] of tx.outputs.entries()) {
    state.utxos.add({ txId, outputIndex, assetId, output });
  }
  state.totals.burned += burned;
  rule.apply?.(application);
  return txId;
}
