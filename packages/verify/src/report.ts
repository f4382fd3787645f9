/** Results of a run, and its state between two steps. */
import type { Heights } from "./compared.ts";
import type { ComparedRow, ComparisonData, Difference, NotCompared } from "./comparison.ts";
import type { FoundData } from "./found.ts";

/** Result of {@link verify}. */
export interface VerifyReport {
  /** Values that were compared. */
  readonly asked: number;
  /** Values that are equal on both sides. */
  readonly equal: number;
  /** Values that differ. */
  readonly different: number;
  /** Each field that differs. */
  readonly differences: readonly Difference[];
  /** Subjects that were not compared, with the reason. */
  readonly notCompared: readonly NotCompared[];
  /** Counts by chain and question. */
  readonly rows: readonly ComparedRow[];
  /** Height of each chain up to which it was compared. */
  readonly position: Heights;
  /** Seed of the sample. */
  readonly seed: number;
}

/** Everything that a run which was ended needs to go on, as plain JSON. */
export interface VerifyState {
  /** Form of the state. */
  readonly version: 1;
  /** Identity of network and options; a run with others refuses the state. */
  readonly of: string;
  /** Seed of the sample. */
  readonly seed: number;
  /** Height of each chain up to which it is compared. */
  readonly position: Heights;
  /** Steps that have a result. */
  readonly done: number;
  /** Results so far. */
  readonly comparison: ComparisonData;
  /** Addresses and holders that the blocks showed. */
  readonly found: FoundData;
  /** Sums of burned amounts so far, decimal. */
  readonly sums: {
    /** On the P-Chain, in nAVAX. */
    readonly pBurned: string;
    /** On the C-Chain, in wei. */
    readonly cBurned: string;
  };
}

/** Progress of a run after a step. */
export interface Progress {
  /** Name of the step that has ended. */
  readonly step: string;
  /** Steps that have ended. */
  readonly done: number;
  /** Grows while the blocks show addresses. */
  readonly steps: number;
  /** Values compared so far. */
  readonly asked: number;
  /** Differences so far. */
  readonly different: number;
  /** State that a later run can resume. */
  readonly state: VerifyState;
}

/** @param seed of the run */
export function reportOf(
  { rows, differences, notCompared }: ComparisonData,
  position: Heights,
  seed: number,
): VerifyReport {
  const total = (count: (row: ComparedRow) => number) => rows.reduce((sum, row) => sum + count(row), 0);
  return {
    asked: total(({ asked }) => asked),
    equal: total(({ equal }) => equal),
    different: total(({ different }) => different),
    differences,
    notCompared,
    rows,
    position,
    seed,
  };
}
