/** One piece of long work, as a display shows it. */

/** What is shown of a piece of work; what is unknown is left out. */
export interface Work {
  /** Stays the same while the work goes on. */
  readonly name: string;
  /** What is done now, such as `catching-up`. */
  readonly phase: string;
  /** How much is done, of how much. */
  readonly done?: number | undefined;
  readonly of?: number | undefined;
  /** What is counted, such as `blocks`. */
  readonly unit?: string | undefined;
  readonly perSecond?: number | undefined;
  readonly secondsLeft?: number | undefined;
  /** What is shown behind everything else. */
  readonly note?: string | undefined;
  /** Whether nothing is left to do, at least for now: it is said once, and the work is not shown any more. */
  readonly ended: boolean;
  /** What a line of JSON holds. */
  readonly record: object;
}
