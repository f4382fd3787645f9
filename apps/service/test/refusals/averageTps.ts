/** Refusals of the series of transactions per second. */

import { anyPath, pageToken } from "./parameters.ts";
import type { Refusal, Refusals } from "./refusal.ts";

export const listAverageTps: Refusals = {
  path: { chainId: "43112" },
  refused: {
    chainId: [
      ...anyPath,
      ...["x", "-1", "1.5", "0x10", "1e3", "43114%20", "43114%27--", "%D9%A1", "%E2%80%AE43114"].map(
        (given): Refusal => [given, "$ must match pattern …"],
      ),
    ],
    pageToken,
  },
};
