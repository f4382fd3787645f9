/** The source of EVM blocks against real chains: the local network's. */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEvmNode } from "../src/sources/evm/create-node.ts";

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({ evm: true, validators: 4, delegators: 0, weeks: 2 });
});
afterAll(() => net.close());

/** Chains whose headers are not checked: those of the simulated L1 have the hashes of their Anvil process. */
const unchecked = new Set<number>();

const nodeOf = (index: number, traces: "auto" | "off" = "auto") =>
  createEvmNode({
    rpcUrl: `http://localnet${net.evmChains[index]?.rpcPath}`,
    evmChainId: net.evmChains[index]?.evmChainId ?? 0,
    traces,
    fetch: (request) => net.fetch(request),
    unchecked: {
      headers: () => unchecked.add(index),
      envelope: (type) => expect.unreachable(`envelope ${type}`),
    },
  });

test.each([0, 1])("reads every block of chain %s with receipts and traces", async (index) => {
  const node = nodeOf(index);
  const head = await node.head();
  const blocks = await node.blocks(0, head.number + 10);
  expect(blocks.map(({ number }) => number)).toEqual([...Array(head.number + 1).keys()]);
  expect(blocks.at(-1)?.hash).toBe(head.hash);
  expect(await node.blockHash(head.number)).toBe(head.hash);
  expect(await node.blockHash(head.number + 1)).toBeUndefined();
  expect(unchecked.has(index)).toBe(index === 1);
  const txs = blocks.flatMap((block) => block.txs);
  expect(txs.length).toBeGreaterThan(50);
  for (const { trace, from, receipt, to } of txs) {
    expect(trace).toMatchObject({ from, ...(to && { to }) });
    expect(trace?.error === undefined).toBe(receipt.succeeded);
  }
  expect(await nodeOf(index, "off").blocks(0, 3)).toEqual(
    blocks
      .slice(0, 3)
      .map((block) => ({ ...block, txs: block.txs.map((tx) => ({ ...tx, trace: undefined })) })),
  );
});
