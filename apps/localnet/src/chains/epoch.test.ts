/** Epochs, compared with the containers that real nodes accepted. Their network had epochs of 2 seconds. */
import { decodeContainer, decodeHex } from "@primary-network/codec";
import { expect, test } from "vitest";
import { readFixtureLines } from "../../../../fixtures/fixture.ts";
import { nextEpoch, type Position } from "./epoch.ts";

const SECONDS = 2;

interface Index {
  readonly path?: string;
  readonly containers?: readonly { readonly bytes: string }[];
}

test.each(
  ["network", "helicon"].flatMap((record) =>
    ["P", "X", "C"].map((chain): [string, string] => [record, chain]),
  ),
)("the rule gives every epoch of the recording %s, %s-Chain", (record, chain) => {
  const lines = readFixtureLines<Index>(`realnet/${record}.jsonl.gz`);
  const containers = lines.find(({ path }) => path === `/ext/index/${chain}/block`)?.containers ?? [];
  let parent: Position | undefined;
  let compared = 0;
  for (const { bytes } of containers) {
    const container = decodeContainer(decodeHex(bytes));
    if (container === undefined) throw new Error("a bare block");
    if (container.kind === "option") continue; // has the position of its proposal
    const epoch = container.kind === "granite" ? container.epoch : undefined;
    expect(epoch).toEqual(parent && nextEpoch(parent, SECONDS));
    if (epoch !== undefined) compared += 1;
    parent = { pChainHeight: container.pChainHeight, timestamp: Number(container.timestamp), epoch };
  }
  expect(compared).toBeGreaterThan(2);
});
