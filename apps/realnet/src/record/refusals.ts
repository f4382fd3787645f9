/** The file of recorded refusals: what the node said of each transaction that a lane had refused. */
import type { Step } from "../drive/journal.ts";

/** A transaction that was refused; its name is unique in its lane. */
export interface Refusal {
  readonly name: string;
  readonly txType: string;
  readonly code: number;
  readonly message: string;
}

export function writeRefusals(steps: readonly Step[], lane: string): string {
  const refusals = steps.flatMap(({ lane: of, name, txType, refusal }): readonly Refusal[] =>
    of === lane && refusal !== undefined ? [{ name, txType, ...refusal }] : [],
  );
  return `${JSON.stringify(refusals, undefined, 1)}\n`;
}
