/** A block as `watch` shows it, for tests. */
import type { Happening } from "../src/watch/happening.ts";

export const block = (height: number, chain = "p-chain"): Happening => ({
  kind: "block",
  chain,
  height,
  timestamp: 1_780_315_200 + height,
  id: `${chain}-${height}`,
  what: "1 transaction",
});
