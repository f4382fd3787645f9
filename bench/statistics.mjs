/** The few numbers that a list of samples comes down to. */

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function spread(values) {
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) };
}

/** Each sample as a multiple of the base's sample of the same round, so that a slow minute of the machine cancels out. */
export function ratiosTo(base, values) {
  return values.map((value, round) => value / base[round]);
}
