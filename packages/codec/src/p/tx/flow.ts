/** Inputs and outputs of a transaction, in the node's order. */

import type { TransferableInput } from "../../wire/input.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import type { UnsignedTx } from "./unsigned-tx.ts";

/** An output that a transaction creates. */
export interface ProducedOutput {
  /**
   * Kind of the output. `transfer`: spendable at once. `stake`: spendable when the term ends. `export`:
   * spendable on the destination chain only.
   */
  kind: "transfer" | "stake" | "export";
  /** Output index of the UTXO. */
  outputIndex: number;
  /** Asset, amount and owners. */
  output: TransferableOutput;
}

/** An input that a transaction spends. */
export interface ConsumedInput {
  /** Kind of the input. `transfer`: created on this chain. `import`: created on the source chain. */
  kind: "transfer" | "import";
  /** Output to spend, with its asset and amount. */
  input: TransferableInput;
}

/**
 * Returns the outputs of a transaction with the indices of their UTXOs: first the base outputs, then stake or
 * exported ones. Rewards are not included, since the block that ends a term creates them.
 *
 * @example
 * for (const { outputIndex, output } of producedOutputs(tx.unsignedTx)) utxoId(id, outputIndex);
 */
export function producedOutputs(tx: UnsignedTx): ProducedOutput[] {
  const produced: ProducedOutput[] = [];
  const add = (kind: ProducedOutput["kind"], outputs: readonly TransferableOutput[]) => {
    for (const output of outputs) produced.push({ kind, outputIndex: produced.length, output });
  };
  if ("outputs" in tx) add("transfer", tx.outputs);
  if ("stakeOutputs" in tx) add("stake", tx.stakeOutputs);
  if ("exportedOutputs" in tx) add("export", tx.exportedOutputs);
  return produced;
}

/**
 * Returns the inputs of a transaction in the order of its credentials: first the base inputs, then imported
 * ones.
 *
 * @example
 * consumedInputs(tx.unsignedTx).map(({ input }) => utxoId(input.txId, input.outputIndex));
 */
export function consumedInputs(tx: UnsignedTx): ConsumedInput[] {
  const consumed: ConsumedInput[] = [];
  if ("inputs" in tx) for (const input of tx.inputs) consumed.push({ kind: "transfer", input });
  if ("importedInputs" in tx) for (const input of tx.importedInputs) consumed.push({ kind: "import", input });
  return consumed;
}
