/** Checks a signed transaction completely against the state, and only then applies it. */
import { encodeCb58 } from "@primary-network/codec";
import {
  consumedInputs,
  encodeUnsignedTx,
  producedOutputs,
  type SignedTx,
  txId as txIdOf,
  type UnsignedTx,
} from "@primary-network/codec/p";
import { equalBytes } from "../byte-order.ts";
import { ensure, within } from "../rule-error.ts";
import { consume, ensureGas, gasOfTx } from "./fees.ts";
import { createWitness, verifyCredential, verifyFlow, type Witness } from "./flow.ts";
import { verifyInput, verifyInputOrder, verifyOutput, verifyOutputOrder } from "./form.ts";
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

/** The node's prefixes for errors in the common fields, by type. */
const BASE: { readonly [type in UserTx["type"]]?: string } = {
  AddAutoRenewedValidatorTx: "verifying BaseTx",
  AddPermissionlessValidatorTx: "failed to verify BaseTx",
  AddPermissionlessDelegatorTx: "failed to verify BaseTx",
};

const FLOW_CHECK = "flow check failed";

/** The node's prefixes for errors in the flow check, by type. */
const FLOW: { readonly [type in UserTx["type"]]?: string } = {
  ExportTx: "failed verifySpend",
  AddSubnetValidatorTx: FLOW_CHECK,
  RemoveSubnetValidatorTx: FLOW_CHECK,
  TransferSubnetOwnershipTx: FLOW_CHECK,
  AddPermissionlessValidatorTx: FLOW_CHECK,
  AddPermissionlessDelegatorTx: FLOW_CHECK,
  AddAutoRenewedValidatorTx: FLOW_CHECK,
  SetAutoRenewedValidatorConfigTx: FLOW_CHECK,
};

/** Rules for every transaction, regardless of its inputs. */
function verifyForm(state: State, tx: UserTx): void {
  const metadata = "metadata failed verification";
  ensure(tx.networkId === state.networkId, `${metadata}: tx has wrong network ID`);
  ensure(equalBytes(tx.blockchainId, EMPTY_ID), `${metadata}: tx has wrong chain ID`);
  ensure(
    tx.memo.length <= MAX_MEMO,
    `${metadata}: memo exceeds maximum length: ${tx.memo.length} > ${MAX_MEMO}`,
  );
  for (const output of tx.outputs) verifyOutput(output);
  for (const input of tx.inputs) verifyInput(input);
  verifyOutputOrder(tx.outputs);
  verifyInputOrder(tx.inputs);
}

/** The inputs with the outputs that they spend, and the surplus of the inputs. */
function verifyFunds(
  state: State,
  tx: UserTx,
  credentials: SignedTx["credentials"],
  witness: Witness,
  due: bigint,
): bigint {
  const imported = tx.type === "ImportTx" ? utxosFor(state.importable, tx.sourceChain) : undefined;
  const found = consumedInputs(tx).map(({ kind, input }) => {
    const own = kind !== "import";
    return { own, input, utxo: (own ? state.utxos : imported)?.get(input.txId, input.outputIndex) };
  });
  // The node reads imported outputs first.
  for (const { own, utxo } of found)
    ensure(own || utxo !== undefined, "failed to get shared memory: not found");
  for (const { own, input, utxo } of found) {
    if (!own) continue;
    const name = `${encodeCb58(input.txId)}:${input.outputIndex}`;
    const missing = imported ? `get UTXO ${name}` : `read consumed UTXO ${name} due to`;
    ensure(utxo !== undefined, `failed to ${missing}: not found`);
  }
  ensure(
    credentials.length === found.length,
    `wrong number of credentials: ${found.length} inputs != ${credentials.length} credentials`,
  );
  const spendings = found.map(({ input, utxo }, index) => ({ input, utxo, credential: credentials[index] }));
  const outputs = producedOutputs(tx).map(({ output }) => output);
  return verifyFlow(spendings, outputs, state.avaxAssetId, witness, due, "failed to verify transfer");
}

/**
 * Applies one user transaction and returns its id.
 *
 * @param warpHeights P-Chain heights whose validators may have signed the Warp message of the transaction
 * @throws RuleError when it breaks a rule, with the node's message for fees and signatures; the state is
 * then unchanged
 */
export function execute(
  state: State,
  signed: SignedTx,
  warpHeights: readonly bigint[] = [state.height - 1n],
): Uint8Array {
  const { unsignedTx: tx, credentials } = signed;
  verifyWarpMessages(state, tx, warpHeights);
  const gas = gasOfTx(tx);
  ensure(isUserTx(tx), `${tx.type} cannot be issued by a user`);
  ensureGas(state, gas);
  const rule = ruleOf(tx);
  const txId = txIdOf(signed);
  const application = { state, tx, txId };
  rule.describe?.(application);
  within(BASE[tx.type], () => verifyForm(state, tx));
  rule.admit?.(application);
  const witness = createWitness(encodeUnsignedTx(tx), BigInt(state.timestamp));

  const authorization = rule.authorization?.(application);
  let spending = credentials;
  if (authorization !== undefined) {
    ensure(credentials.length > 0, "should have the same number of credentials as inputs");
    spending = credentials.slice(0, -1);
    const { owner, auth, afterwards } = authorization;
    within("unauthorized modification", () => verifyCredential(owner, auth, credentials.at(-1), witness));
    afterwards?.();
  }
  const deposit = rule.deposit?.(tx) ?? 0n;
  const funds = () => verifyFunds(state, tx, spending, witness, gas * state.gasPrice + deposit);
  const burned = within(FLOW[tx.type], funds) - deposit;
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
