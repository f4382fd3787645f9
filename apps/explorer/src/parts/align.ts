/** Several series on one axis of time. */

/** A point: Unix time in seconds and a value. */
export type Point = readonly [at: number, value: number];

/** Several series on the times of all of them. A value is null where a series has no point. */
export interface Aligned {
  readonly times: readonly number[];
  readonly values: readonly (readonly (number | null)[])[];
}

/**
 * @param series each with its points in any order; of two points of one time the later one in the list counts
 */
export function align(series: readonly (readonly Point[])[]): Aligned {
  const times = [...new Set(series.flatMap((points) => points.map(([at]) => at)))].sort(
    (one, other) => one - other,
  );
  const values = series.map((points) => {
    const at = new Map(points);
    return times.map((time) => at.get(time) ?? null);
  });
  return { times, values };
}
