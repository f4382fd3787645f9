/** Merging the histories of chains. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { newestFirst } from "./history.ts";

async function* listed(times: readonly number[]) {
  for (const timestamp of times) yield { timestamp };
}

it("is the sorted whole of all chains", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.nat(50)), { maxLength: 5 }), async (chains) => {
      const sources = chains.map((times) => listed([...times].sort((a, b) => b - a)));
      const merged: number[] = [];
      for await (const { timestamp } of newestFirst(sources)) merged.push(timestamp);
      expect(merged).toEqual(chains.flat().sort((a, b) => b - a));
    }),
  ));

it("closes what it reads when the reader stops", async () => {
  const closed: string[] = [];
  async function* endless(name: string) {
    try {
      for (let timestamp = 9; ; timestamp--) yield { timestamp };
    } finally {
      closed.push(name);
    }
  }
  for await (const { timestamp } of newestFirst([endless("a"), endless("b")])) if (timestamp < 8) break;
  expect(closed.sort()).toEqual(["a", "b"]);
});
