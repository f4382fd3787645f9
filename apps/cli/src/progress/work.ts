/** One piece of long work, as a display shows it. */

/** Facts of a piece of work for a display. Unknown facts are left out. */
export interface Work {
  /** Stays the same while the work goes on. */
  readonly name: string;
  /** Current step, such as `catching-up`. */
  readonly phase: string;
  /** Units done, and the total in `of`. */
  readonly done?: number | undefined;
  readonly of?: number | undefined;
  /** Name of the units, such as `blocks`. */
  readonly unit?: string | undefined;
  readonly perSecond?: number | undefined;
  readonly secondsLeft?: number | undefined;
  /** Text after everything else. */
  readonly note?: string | undefined;
  /** True when nothing is left to do for now. The display says so once and then drops the work. */
  readonly ended: boolean;
  /** Content of a line of JSON. */
  readonly record: object;
}
