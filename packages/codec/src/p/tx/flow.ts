/** What a transaction spends and makes, in the order in which the node numbers it. */

import type { TransferableInput } from "../../wire/input.ts";
import type { TransferableOutput } from "../../wire/output.ts";
import type { UnsignedTx } from "./unsigned-tx.ts";

/** An output that a transaction makes. */
export interface ProducedOutput {
  /** `transfer`: spendable at once; `stake`: when the term ends; `export`: on the destination chain only. */
  kind: "transfer" | "stake" | "export";
  /** The output index of the UTXO. */
  outputIndex: number;
  /** Its asset, amount and owners. */
  output: TransferableOutput;
}

/** An input that a transaction spends. */
export interface ConsumedInput {
  /** `transfer`: made on this chain; `import`: made on the source chain. */
  kind: "transfer" | "import";
  /** The output that is spent, with its asset and amount. */
  input: TransferableInput;
}

/**
 * The outputs of a transaction with the indices of their UTXOs: the base outputs first, then stake or exported ones.
 * Rewards are not among them, since the block that ends a term makes those.
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
 * The inputs of a transaction, in the order of its credentials: the base inputs first, then imported ones.
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
