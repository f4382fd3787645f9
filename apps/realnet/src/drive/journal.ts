/** Keeps what was sent to the node and what became of it. */
import { encodeHex } from "@primary-network/codec";

/** One transaction that was sent. */
export interface Step {
  /** The part of the run that it belongs to. */
  readonly lane: string;
  /** What it is meant to show; unique in its lane. */
  readonly name: string;
  readonly chain: "P" | "X" | "C" | "EVM";
  readonly txType: string;
  /** The signed bytes, in hex without a checksum. */
  readonly bytes: string;
  /** Of an accepted one: cb58, or 0x hex of an EVM transaction. */
  readonly txId?: string;
  /** Of a refused one: what the node said. */
  readonly refusal?: { readonly code: number; readonly message: string };
  /** Milliseconds from sending to acceptance or refusal. */
  readonly ms: number;
}

/** The steps of a run, in the order in which they ended. */
export class Journal {
  readonly steps: Step[] = [];
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  add(step: Omit<Step, "bytes"> & { readonly bytes: Uint8Array }): void {
    this.steps.push({ ...step, bytes: encodeHex(step.bytes, { checksum: false }) });
    const { chain, lane, name, txType, txId, refusal, ms } = step;
    const end = refusal === undefined ? `accepted ${txId}` : `refused: ${refusal.message}`;
    this.#log(`${chain.padEnd(3)} ${lane}: ${name} (${txType}) ${ms} ms ${end}`);
  }
}
