/** Numbers as drawings of one line: bars, and lines of bars. */

const BLOCKS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;
const LEVELS = "▁▂▃▄▅▆▇█";

/**
 * A bar.
 *
 * @param share 0 to 1; values outside are clipped
 * @param width characters of the whole
 */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return `${"█".repeat(Math.floor(eighths / 8))}${BLOCKS[eighths % 8]}`.padEnd(width);
}

/**
 * A character for each value, from the least to the greatest of them; the latest `width` where there are
 * more.
 */
export function sparkline(values: readonly number[], width = values.length): string {
  const shown = values.slice(-width);
  const least = Math.min(...shown);
  const range = Math.max(...shown) - least;
  return shown
    .map((value) => LEVELS[range === 0 ? 0 : Math.round(((value - least) / range) * (LEVELS.length - 1))])
    .join("");
}
