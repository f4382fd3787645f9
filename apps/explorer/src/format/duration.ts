/** Spans of time in words. */

const UNITS = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
] as const;

/** The two greatest units of a span, such as `3 d 4 h`; under a second it is `0 s`. @param seconds at least 0 */
export function durationText(seconds: number): string {
  let left = Math.floor(seconds);
  const parts: string[] = [];
  for (const [name, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${name}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.join(" ") || "0 s";
}
