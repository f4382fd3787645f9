/** Takes samples of many subjects in turn, round by round, so that whatever else the machine does falls on all of them. */

/** A subject's samples in the order of the rounds, or the reason why it has none. */
export type Samples<T = number> =
  | { readonly values: readonly T[]; readonly reason?: undefined }
  | { readonly reason: string; readonly values?: undefined };

interface Limits {
  /** Milliseconds after which no round begins, except the first `least`. Default: no limit. */
  readonly budgetMs?: number;
  /** Default 1. */
  readonly least?: number;
}

/** What went wrong, as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The samples' figures, where there are samples. */
export const mapSamples = <T, U>(
  samples: ReadonlyMap<string, Samples<T>>,
  figure: (value: T, round: number) => U,
): Map<string, Samples<U>> =>
  new Map(
    [...samples].map(([subject, entry]) => [
      subject,
      entry.reason === undefined ? { values: entry.values.map(figure) } : entry,
    ]),
  );

/** Calls `sample(name)` once per subject and round. On a slow or busy machine it ends early, as `limits` say. */
export async function interleave<T>(
  names: readonly string[],
  rounds: number,
  sample: (name: string) => T | Promise<T>,
  { budgetMs = Number.POSITIVE_INFINITY, least = 1 }: Limits = {},
): Promise<Map<string, Samples<T>>> {
  const endsAt = performance.now() + budgetMs;
  const values = new Map(names.map((name): [string, T[]] => [name, []]));
  const reasons = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    if (round >= least && performance.now() > endsAt) break;
    // Every other round runs backwards: nobody always comes after the same neighbour.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      if (reasons.has(name)) continue;
      try {
        values.get(name)?.push(await sample(name));
      } catch (error) {
        reasons.set(name, messageOf(error));
      }
    }
  }
  return new Map(
    [...values].map(([name, taken]) => {
      const reason = reasons.get(name);
      return [name, reason === undefined ? { values: taken } : { reason }];
    }),
  );
}
