/** Journals: where a flow keeps its signed transactions, so that it survives its process. */
import type { SigningDocument } from "../document/document.ts";

/** Step of a flow that has begun. */
export interface StepRecord {
  /** Name of the step. */
  readonly name: string;
  /**
   * Transaction. It is stored before it is issued or given to other signers, so that no other one is ever made in
   * its place.
   */
  readonly document: SigningDocument;
  /** True once the network has accepted it. */
  readonly isAccepted: boolean;
}

/** Everything that a flow has to remember. It is JSON and holds no key. */
export interface FlowRecord {
  /** Version of this format. */
  readonly version: 1;
  /** Kind of the flow, such as `transfer`. */
  readonly kind: string;
  /** Purpose of the flow as text. A flow is never resumed for another one. */
  readonly intent: string;
  /** Steps that have begun, in order. */
  readonly steps: readonly StepRecord[];
}

/** Storage of flows. A program's database can be one. */
export interface Journal {
  /** Returns the record of a flow, or undefined if there is none. */
  load(id: string): Promise<FlowRecord | undefined>;
  /** Stores the record of a flow. When it resolves, the record must survive a crash. */
  save(id: string, record: FlowRecord): Promise<void>;
}

/**
 * Makes a journal that lives as long as the process. Use it if losing the process is no concern, or in tests.
 *
 * @example
 * const journal = memoryJournal();
 */
export function memoryJournal(): Journal {
  const records = new Map<string, string>();
  return {
    async load(id) {
      const text = records.get(id);
      return text === undefined ? undefined : (JSON.parse(text) as FlowRecord); // written by save
    },
    async save(id, record) {
      records.set(id, JSON.stringify(record));
    },
  };
}
