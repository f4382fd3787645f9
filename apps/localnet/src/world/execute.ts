/** Checks a signed transaction against the state, whole, and only then applies it. */
import {
  consumedInputs,
  encodeUnsignedTx,
  producedOutputs,
  type SignedTx,
  txId as txIdOf,
  type UnsignedTx,
} from "@primary-network/codec";
import { equalBytes } from "./byte-order.ts";
import { feeOf } from "./fees.ts";
import { createWitness, verifyCredential, verifyFlow, verifyOrder, type Witness } from "./flow.ts";
import { ensure } from "./rule-error.ts";
import { l1Rules } from "./rules/l1.ts";
import { l1MessageRules } from "./rules/l1-message.ts";
import type { RuleTable, TxRule, UserTx } from "./rules/rule.ts";
import { stakingRules } from "./rules/staking.ts";
import { subnetRules } from "./rules/subnet.ts";
import { transferRules } from "./rules/transfer.ts";
import { EMPTY_ID, type State, utxosFor } from "./state.ts";

const rules: RuleTable = { ...transferRules, ...subnetRules, ...stakingRules, ...l1Rules, ...l1MessageRules };

/** Bytes of a memo, on either chain. */
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

/** The inputs with the outputs they spend; what is left over for fee and deposits. */
function verifyFunds(
  state: State,
  tx: UserTx,
  credentials: SignedTx["credentials"],
  witness: Witness,
): bigint {
  const consumed = consumedInputs(tx);
  const produced = producedOutputs(tx);
  const ofKind = <T extends { kind: string }>(list: T[], own: boolean) =>
    list.filter(({ kind }) => (kind === "transfer") === own);
  for (const own of [true, false]) {
    verifyOrder(
      ofKind(consumed, own).map(({ input }) => input),
      ofKind(produced, own).map(({ output }) => output),
    );
  }
  const imported = tx.type === "ImportTx" ? utxosFor(state.importable, tx.sourceChain) : state.utxos;
  const spendings = consumed.map(({ kind, input }, index) => ({
    input,
    utxo: (kind === "import" ? imported : state.utxos).get(input.txId, input.outputIndex),
    credential: credentials[index],
  }));
  const outputs = produced.map(({ output }) => output);
  return verifyFlow(spendings, outputs, state.avaxAssetId, witness);
}

/**
 * Applies one user transaction and returns its id.
 *
 * @throws RuleError when it breaks a rule; the state is then as before
 */
export function execute(state: State, signed: SignedTx): Uint8Array {
  const { unsignedTx: tx, credentials } = signed;
  ensure(isUserTx(tx), `${tx.type} cannot be issued by a user`);
  ensure(
    tx.networkId === state.networkId,
    `the transaction is for network ${tx.networkId}, this is ${state.networkId}`,
  );
  ensure(equalBytes(tx.blockchainId, EMPTY_ID), "the transaction is for another chain");
  ensure(tx.memo.length <= MAX_MEMO, `the memo is longer than ${MAX_MEMO} bytes`);
  const rule = ruleOf(tx);
  const txId = txIdOf(signed);
  const application = { state, tx, txId };
  const witness = createWitness(encodeUnsignedTx(tx), BigInt(state.timestamp));

  const burned = verifyFunds(state, tx, credentials, witness) - (rule.deposit?.(tx) ?? 0n);
  ensure(burned >= feeOf(tx.type), `${burned} nAVAX are burned, the fee is ${feeOf(tx.type)}`);
  const inputCount = consumedInputs(tx).length;
  const authorization = rule.authorization?.(application);
  const expected = inputCount + (authorization === undefined ? 0 : 1);
  ensure(
    credentials.length === expected,
    `${expected} credentials are needed, ${credentials.length} are given`,
  );
  if (authorization !== undefined) {
    verifyCredential(authorization.owner, authorization.auth, credentials[inputCount], witness);
  }
  rule.check?.(application);

  for (const input of tx.inputs) state.utxos.remove(input);
  for (const [outputIndex, { assetId, output }] of tx.outputs.entries()) {
    state.utxos.add({ txId, outputIndex, assetId, output });
  }
  state.totals.burned += burned;
  rule.apply?.(application);
  return txId;
}
