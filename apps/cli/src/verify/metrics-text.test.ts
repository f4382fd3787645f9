/** A report's metrics have a line for each chain. */
import { expect, test } from "vitest";
import { metricsText } from "./metrics-text.ts";

test("each chain has its counts and the time", () => {
  const row = { question: "q", equal: 3, different: 1, asked: 4 };
  const text = metricsText(
    {
      ...{ asked: 8, equal: 6, different: 2, differences: [], notCompared: [], seed: 1 },
      position: { "p-chain": 7, "x-chain": 0 },
      rows: [
        { ...row, chain: "p-chain" },
        { ...row, chain: "p-chain", question: "other" },
      ],
    },
    1_700_000_000,
  );
  expect(text).toContain('primary_network_verify_compared{chain="p-chain"} 8\n');
  expect(text).toContain('primary_network_verify_different{chain="p-chain"} 2\n');
  expect(text).toContain('primary_network_verify_different{chain="x-chain"} 0\n');
  expect(text).toContain('primary_network_verify_time_seconds{chain="x-chain"} 1700000000\n');
});
