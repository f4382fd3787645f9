/** Checks a signed X-Chain transaction completely against the chain's outputs, and only then applies it. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58, utxoId } from "@primary-network/codec";
import {
  type ConsumedInput,
  consumedInputs,
  encodeUnsignedTx,
  encodeUtxo,
  type Output,
  producedOutputs,
  type SignedTx,
  type TxType,
  type UnsignedTx,
  type Utxo,
  txId as xTxId,
} from "@primary-network/codec/x";
import { compareBytes, equalBytes } from "../byte-order.ts";
import type { Neighbour } from "../memory/shared-memory.ts";
import { MAX_MEMO } from "../p/execute.ts";
import { createWitness, verifyCredential, verifyOrder, type Witness } from "../p/flow.ts";
import { verifyOwners } from "../p/form.ts";
import { AVAX } from "../p/params.ts";
import { EMPTY_ID } from "../p/state.ts";
import { ensure, within } from "../rule-error.ts";
import type { UtxoSet } from "../utxo-set.ts";
import { verifyOperation, verifyOperationForm } from "./operation.ts";

/** The state that X-Chain transactions change. */
export interface XState {
  readonly networkId: number;
  readonly chainId: Uint8Array;
  readonly avaxAssetId: Uint8Array;
  readonly utxos: UtxoSet<Utxo>;
  /** The other chains, with the outputs imported from them and exported to them. */
  readonly neighbours: readonly Neighbour[];
  /** Throws RuleError unless outputs can be exchanged with a chain. */
  verifyPeer(chainId: Uint8Array): void;
  /** Unix seconds of the block that is being made. */
  timestamp: number;
}

/** nAVAX that an X-Chain transaction must burn at least: a new asset costs ten times the rest. */
export function xFeeOf(type: TxType): bigint {
  return type === "CreateAssetTx" ? AVAX / 100n : AVAX / 1_000n;
}

/** Types of outputs that an asset may begin with, by feature extension. */
const INITIAL_OUTPUTS: readonly (readonly Output["type"][])[] = [
  ["TransferOutput", "MintOutput"],
  ["NftMintOutput", "NftTransferOutput"],
  ["PropertyMintOutput", "PropertyOwnedOutput"],
];

/** The bytes that outputs are ordered by; their source is the same for all. */
const orderBytes = (output: Output) =>
  encodeUtxo({ txId: EMPTY_ID, outputIndex: 0, assetId: EMPTY_ID, output });

function verifyAsset(tx: Extract<UnsignedTx, { type: "CreateAssetTx" }>): void {
  const { name, symbol } = tx;
  ensure(name.length > 0, "name is too short, minimum size is 1");
  ensure(name.length <= 128, "name is too long, maximum size is 128");
  ensure(symbol.length > 0, "symbol is too short, minimum size is 1");
  ensure(symbol.length <= 4, "symbol is too long, maximum size is 4");
  ensure(tx.initialStates.length > 0, "assets must support at least one Fx");
  ensure(tx.denomination <= 32, "denomination is too large");
  ensure(name.trim() === name, "unexpected whitespace provided");
  ensure(/^[A-Za-z0-9 ]+$/u.test(name), "asset's name must be made up of only letters and numbers");
  ensure(/^[A-Z]+$/u.test(symbol), "asset's symbol must be all upper case letters");
  for (const [index, { fxIndex, outputs }] of tx.initialStates.entries()) {
    ensure(fxIndex > (tx.initialStates[index - 1]?.fxIndex ?? -1), "initial states not sorted and unique");
    for (const [position, output] of outputs.entries()) {
      ensure(INITIAL_OUTPUTS[fxIndex]?.includes(output.type) === true, "unknown feature extension");
      const before = outputs[position - 1];
      ensure(
        before === undefined || compareBytes(orderBytes(before), orderBytes(output)) <= 0,
        "outputs not sorted",
      );
    }
  }
}

/** Throws unless the transaction has the outputs or operations of its kind. */
function verifyContent(tx: UnsignedTx): void {
  if (tx.type === "CreateAssetTx") verifyAsset(tx);
  if (tx.type === "OperationTx")
    ensure(tx.operations.length > 0, "an operationTx must have at least one operation");
  if (tx.type === "ImportTx") ensure(tx.importedInputs.length > 0, "no import inputs");
  if (tx.type === "ExportTx") ensure(tx.exportedOutputs.length > 0, "no export outputs");
}

/** Rules of single kinds beyond the flow of amounts. */
function verifyKind(tx: UnsignedTx): void {
  if (tx.type === "OperationTx") {
    for (const { utxoIds, operation } of tx.operations) {
      verifyOperationForm(operation);
      const utxos = operation.type === "MintOperation" ? "utxos" : "UTXOs";
      ensure(utxoIds.length === 1, `wrong number of ${utxos} for the operation`);
    }
  }
  if (tx.type === "ImportTx") {
    verifyOrder(tx.importedInputs, []);
  }
  if (tx.type === "ExportTx") {
    verifyOrder([], tx.exportedOutputs);
  }
}

/** The chain that a transaction imports from or exports to. */
function peerOf(tx: UnsignedTx): Uint8Array | undefined {
  if (tx.type === "ImportTx") return tx.sourceChain;
  return tx.type === "ExportTx" ? tx.destinationChain : undefined;
}

/** Amounts by asset. */
class Sums {
  readonly #sums = new Map<string, bigint>();

  add(assetId: Uint8Array, amount: bigint): void {
    const key = bytesToHex(assetId);
    this.#sums.set(key, (this.#sums.get(key) ?? 0n) + amount);
  }

  [Symbol.iterator](): IterableIterator<[string, bigint]> {
    return this.#sums.entries();
  }
}

/** Throws unless the input amounts cover the outputs and the fee, as far as the inputs state their amounts. */
function verifyAmounts(state: XState, tx: UnsignedTx, inputs: readonly ConsumedInput[]): void {
  const rest = new Sums();
  const outputs = tx.type === "ExportTx" ? [...tx.outputs, ...tx.exportedOutputs] : tx.outputs;
  for (const { assetId, output } of outputs) {
    ensure(output.amount > 0n, "output has no value");
    verifyOwners(output);
    rest.add(assetId, -output.amount);
  }
  rest.add(state.avaxAssetId, -xFeeOf(tx.type));
  for (const input of inputs) if (input.kind !== "operation") rest.add(input.assetId, input.input.amount);
  for (const [, amount] of rest) ensure(amount >= 0n, "insufficient funds");
}

/** Checks one input or operation against the output that it spends. */
function verifySpending(
  { unsignedTx: tx, credentials }: SignedTx,
  consumed: ConsumedInput,
  position: number,
  spent: Utxo,
  witness: Witness,
): void {
  const credential = credentials[position];
  const { output } = spent;
  ensure(equalBytes(consumed.assetId, spent.assetId), "asset IDs in the input don't match the utxo");
  if (consumed.kind === "operation") {
    const operation = tx.type === "OperationTx" && tx.operations[position - tx.inputs.length];
    ensure(operation !== false && operation !== undefined, "wrong number of utxos for the operation");
    verifyCredential(output, verifyOperation(operation.operation, output, credential), credential, witness);
    return;
  }
  ensure(credential?.type === "Credential", "wrong credential type");
  ensure(output.type === "TransferOutput", "wrong utxo type");
  const { amount } = consumed.input;
  ensure(
    amount === output.amount,
    `utxo amount and input amount are not equal: ${output.amount} != ${amount}`,
  );
  verifyCredential(output, consumed.input, credential, witness);
}

/**
 * Applies one X-Chain transaction and returns its id.
 *
 * @throws RuleError when it breaks a rule, with the node's message; the state is then unchanged
 */
export function executeX(state: XState, signed: SignedTx): Uint8Array {
  const { unsignedTx: tx, credentials } = signed;
  verifyContent(tx);
  ensure(tx.networkId === state.networkId, "tx has wrong network ID");
  ensure(equalBytes(tx.blockchainId, state.chainId), "tx has wrong chain ID");
  ensure(tx.memo.length <= MAX_MEMO, `memo exceeds maximum length: ${tx.memo.length} > ${MAX_MEMO}`);
  verifyOrder(tx.inputs, tx.outputs);
  verifyKind(tx);
  const consumed = consumedInputs(tx);
  verifyAmounts(state, tx, consumed);
  const names = consumed.map(({ txId, outputIndex }) => `${bytesToHex(txId)}:${outputIndex}`);
  ensure(new Set(names).size === names.length, "inputs attempt to double spend an input");
  ensure(
    credentials.length === consumed.length,
    `wrong number of credentials: ${credentials.length} != ${consumed.length}`,
  );
  const peer = peerOf(tx);
  const other = state.neighbours.find(({ chainId }) => peer !== undefined && equalBytes(chainId, peer));
  /** The set that contains an input's output. */
  const setOf = ({ kind }: ConsumedInput) => (kind === "import" && other ? other.arrived : state.utxos);
  const txId = xTxId(signed);
  const witness = createWitness(encodeUnsignedTx(tx), BigInt(state.timestamp));
  const verify = (input: ConsumedInput, position: number) => {
    const own = input.kind === "transfer";
    within(own ? "failed to verify transfer" : undefined, () => {
      const spent = setOf(input).get(input.txId, input.outputIndex);
      const name = encodeCb58(utxoId(input.txId, input.outputIndex));
      ensure(spent !== undefined, own ? `failed to get utxo ${name}: not found` : "not found");
      const { output } = spent;
      ensure(output.type !== "LockOut", "wrong utxo type");
      verifySpending(signed, input, position, { ...spent, output }, witness);
    });
  };
  for (const [position, input] of consumed.entries()) if (input.kind === "transfer") verify(input, position);
  if (peer !== undefined) state.verifyPeer(peer);
  for (const [position, input] of consumed.entries()) if (input.kind !== "transfer") verify(input, position);

  for (const input of consumed) setOf(input).remove(input);
  for (const { kind, outputIndex, assetId, output } of producedOutputs(signed, txId)) {
    if (kind !== "export") state.utxos.add({ txId, outputIndex, assetId, output });
    else if (output.type === "TransferOutput") other?.sent.add({ txId, outputIndex, assetId, output });
  }
  return txId;
}
