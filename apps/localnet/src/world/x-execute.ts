/** Checks a signed X-Chain transaction against the chain's outputs, whole, and only then applies it. */
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type ConsumedXInput,
  consumedXInputs,
  encodeUnsignedXTx,
  encodeXUtxo,
  producedXOutputs,
  type SignedXTx,
  type UnsignedXTx,
  type XOutput,
  type XTxType,
  type XUtxo,
  xTxId,
} from "@primary-network/codec";
import { compareBytes, equalBytes } from "./byte-order.ts";
import { MAX_MEMO } from "./execute.ts";
import { createWitness, verifyCredential, verifyOrder, type Witness } from "./flow.ts";
import { AVAX } from "./params.ts";
import { ensure } from "./rule-error.ts";
import { type Neighbour, neighbourOf } from "./shared-memory.ts";
import { EMPTY_ID } from "./state.ts";
import type { UtxoSet } from "./utxo-set.ts";
import { verifyOperation } from "./x-operation.ts";

/** What X-Chain transactions change. */
export interface XState {
  readonly networkId: number;
  readonly chainId: Uint8Array;
  readonly avaxAssetId: Uint8Array;
  readonly utxos: UtxoSet<XUtxo>;
  /** The other chains, with what has come from them and gone to them. */
  readonly neighbours: readonly Neighbour[];
  /** Unix seconds of the block that is being made. */
  timestamp: number;
}

/** nAVAX that an X-Chain transaction must burn at least: a new asset costs ten times the rest. */
export function xFeeOf(type: XTxType): bigint {
  return type === "CreateAssetTx" ? AVAX / 100n : AVAX / 1_000n;
}

/** Outputs that an asset may begin with, by feature extension. */
const INITIAL_OUTPUTS: readonly (readonly XOutput["type"][])[] = [
  ["TransferOutput", "MintOutput"],
  ["NftMintOutput", "NftTransferOutput"],
  ["PropertyMintOutput", "PropertyOwnedOutput"],
];

/** Bytes by which outputs are ordered; where they come from is the same for all. */
const orderBytes = (output: XOutput) =>
  encodeXUtxo({ txId: EMPTY_ID, outputIndex: 0, assetId: EMPTY_ID, output });

function verifyAsset(tx: Extract<UnsignedXTx, { type: "CreateAssetTx" }>): void {
  ensure(/^[\x20-\x7e]{1,128}$/.test(tx.name), "an asset's name has 1 to 128 printable characters");
  ensure(/^[A-Z]{1,4}$/.test(tx.symbol), "an asset's symbol has 1 to 4 upper-case letters");
  ensure(tx.denomination <= 32, "an asset has at most 32 decimals");
  ensure(tx.initialStates.length > 0, "an asset begins with at least one state");
  for (const [index, { fxIndex, outputs }] of tx.initialStates.entries()) {
    ensure(fxIndex > (tx.initialStates[index - 1]?.fxIndex ?? -1), "initial states are not ascending");
    for (const [position, output] of outputs.entries()) {
      ensure(
        INITIAL_OUTPUTS[fxIndex]?.includes(output.type) === true,
        `extension ${fxIndex} has no ${output.type}`,
      );
      const before = outputs[position - 1];
      ensure(
        before === undefined || compareBytes(orderBytes(before), orderBytes(output)) <= 0,
        "initial outputs are not sorted",
      );
    }
  }
}

/** Rules of single kinds beyond the flow of amounts. */
function verifyKind(tx: UnsignedXTx): void {
  if (tx.type === "CreateAssetTx") verifyAsset(tx);
  if (tx.type === "OperationTx") {
    ensure(tx.operations.length > 0, "there is no operation");
    for (const { utxoIds } of tx.operations)
      ensure(utxoIds.length === 1, "an operation spends exactly one output");
  }
  if (tx.type === "ImportTx") {
    verifyOrder(tx.importedInputs, []);
    ensure(tx.importedInputs.length > 0, "nothing is imported");
  }
  if (tx.type === "ExportTx") {
    verifyOrder([], tx.exportedOutputs);
    ensure(tx.exportedOutputs.length > 0, "nothing is exported");
  }
}

/** The chain that a transaction takes outputs from, or sends some to. */
function otherChain({ neighbours }: XState, tx: UnsignedXTx): Neighbour | undefined {
  if (tx.type === "ImportTx") return neighbourOf(neighbours, tx.sourceChain);
  return tx.type === "ExportTx" ? neighbourOf(neighbours, tx.destinationChain) : undefined;
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

/** Checks one input or operation; returns the amount that it brings in. */
function verifySpending(
  { unsignedTx: tx, credentials }: SignedXTx,
  consumed: ConsumedXInput,
  position: number,
  spent: { readonly output: XOutput | XUtxo["output"]; readonly assetId: Uint8Array },
  witness: Witness,
): bigint {
  const name = `${bytesToHex(consumed.txId)}:${consumed.outputIndex}`;
  const credential = credentials[position];
  ensure(equalBytes(consumed.assetId, spent.assetId), `input ${name} names another asset than its output`);
  if (consumed.kind === "operation") {
    const operation = tx.type === "OperationTx" && tx.operations[position - tx.inputs.length];
    ensure(operation !== false && operation !== undefined, `input ${name} belongs to no operation`);
    verifyCredential(
      spent.output,
      verifyOperation(operation.operation, spent.output, credential),
      credential,
      witness,
    );
    return 0n;
  }
  const { output } = spent;
  ensure(output.type === "TransferOutput", `input ${name} spends a ${output.type}`);
  const { amount } = consumed.input;
  ensure(amount === output.amount, `input ${name} spends ${amount}, its output holds ${output.amount}`);
  ensure(credential?.type === "Credential", `input ${name} needs a Credential`);
  verifyCredential(output, consumed.input, credential, witness);
  return amount;
}

/**
 * Applies one X-Chain transaction and returns its id.
 *
 * @throws RuleError when it breaks a rule; the state is then as before
 */
export function executeX(state: XState, signed: SignedXTx): Uint8Array {
  const { unsignedTx: tx, credentials } = signed;
  ensure(
    tx.networkId === state.networkId,
    `the transaction is for network ${tx.networkId}, this is ${state.networkId}`,
  );
  ensure(equalBytes(tx.blockchainId, state.chainId), "the transaction is for another chain");
  ensure(tx.memo.length <= MAX_MEMO, `the memo is longer than ${MAX_MEMO} bytes`);
  verifyOrder(tx.inputs, tx.outputs);
  verifyKind(tx);
  const other = otherChain(state, tx);
  /** Where an input's output is. */
  const setOf = ({ kind }: ConsumedXInput) => (kind === "import" && other ? other.arrived : state.utxos);
  const txId = xTxId(signed);
  const consumed = consumedXInputs(tx);
  const produced = producedXOutputs(signed, txId);
  ensure(
    credentials.length === consumed.length,
    `${consumed.length} credentials are needed, ${credentials.length} are given`,
  );
  const witness = createWitness(encodeUnsignedXTx(tx), BigInt(state.timestamp));
  const rest = new Sums();
  const seen = new Set<string>();
  for (const [position, input] of consumed.entries()) {
    const name = `${bytesToHex(input.txId)}:${input.outputIndex}`;
    ensure(!seen.has(name), `input ${name} stands twice`);
    seen.add(name);
    const spent = setOf(input).get(input.txId, input.outputIndex);
    ensure(spent !== undefined, `input ${name} spends an output that does not exist`);
    const { output, assetId } = spent;
    ensure(output.type !== "LockOut", `input ${name} spends an output that is locked for staking`);
    rest.add(assetId, verifySpending(signed, input, position, { output, assetId }, witness));
  }
  for (const { kind, assetId, output } of produced) {
    if (output.type !== "TransferOutput") continue;
    ensure(output.amount > 0n, "an output is empty");
    if (kind === "transfer" || kind === "export") rest.add(assetId, -output.amount);
  }
  rest.add(state.avaxAssetId, -xFeeOf(tx.type));
  for (const [asset, amount] of rest)
    ensure(amount >= 0n, `${-amount} more of asset ${asset} go out, with the fee, than in`);

  for (const input of consumed) setOf(input).remove(input);
  for (const { kind, outputIndex, assetId, output } of produced) {
    if (kind !== "export") state.utxos.add({ txId, outputIndex, assetId, output });
    else if (output.type === "TransferOutput") other?.sent.add({ txId, outputIndex, assetId, output });
  }
  return txId;
}
