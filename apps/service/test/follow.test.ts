/** After the tip is reached: new blocks, new uptimes, and listings that began before them. */

import { createLocalnet } from "@primary-network/localnet";
import { expect, test } from "vitest";
import type { Key, Window } from "../src/domain/listing.ts";
import { PRIMARY_ID } from "../src/domain/network.ts";
import { createPIndexer } from "../src/indexer/p.ts";
import { createPChainNode } from "../src/sources/p/node.ts";
import { storeOn } from "../src/store/store.ts";
import { identityOf, openStore, sourceOf } from "./harness.ts";
import { NO_LEDGER } from "./p-ledger.ts";

const { db, store } = await openStore();

test("later blocks of the node are indexed, and terms end with the clock", async () => {
  const clock = { seconds: 1_780_272_000 };
  const net = await createLocalnet({
    validators: 8,
    delegators: 20,
    weeks: 2,
    clock: { now: () => clock.seconds },
  });
  const source = sourceOf(net);
  const node = createPChainNode({ baseUrl: source.nodeUrl, fetch: source.fetch });
  const indexer = createPIndexer({
    network: identityOf(net),
    genesis: source.genesis,
    node,
    store: store.chains["p-chain"],
    stakers: store.stakers,
    l1Validations: store.l1Validations,
    uptimes: store.uptimes,
    clock: () => clock.seconds * 1000,
  });
  const catchUp = async () => {
    for (let steps = 0; steps < 100; steps++) if (await indexer.step()) return indexer.status.height;
    throw new Error("no end");
  };
  const window = (height: number, time: number): Window => ({
    networkId: net.networkId,
    snapshot: { height, time, poll: 1 },
    order: "asc",
    limit: 1_000,
  });
  const before = await catchUp();
  const then = clock.seconds;
  const first = await store.validators.list(window(before, then), { sortBy: "uptimePerformance" });

  clock.seconds += 40 * 86_400;
  const after = await catchUp();
  expect(after).toBeGreaterThan(before);
  expect(after).toBe(net.blocks.length - 1);
  const again = await store.validators.list(window(before, then), { sortBy: "uptimePerformance" });
  expect(again).toEqual(first);
  const now = await store.validators.list(window(after, clock.seconds), {
    sortBy: "blockIndex",
    status: "completed",
  });
  const completed = first.items.filter(({ validation: { status } }) => status === "completed");
  expect(now.items.length).toBeGreaterThan(completed.length);
  for (const { subnetId, rewardTx } of now.items.map(({ validation }) => validation)) {
    if (subnetId === PRIMARY_ID) expect(rewardTx).not.toBeNull();
  }
});

const nodeOf = (index: number) => `0xbb0${index}`;

test("uptimes are as of the poll at the start of a listing while its token is valid", async () => {
  const network = 30_000;
  const staker = (index: number) => ({
    txId: `0xaa0${index}`,
    kind: "validator" as const,
    nodeId: nodeOf(index),
    subnetId: PRIMARY_ID,
    weight: "1000",
    startTime: 0,
    endTime: 1_000_000_000,
    renews: false,
    feeShares: 20_000,
    potentialReward: "0",
    rewardAddresses: [],
    ownAddresses: [],
    feeAddresses: null,
    blsPublicKey: null,
    blsProof: null,
    height: index,
    idx: 0,
  });
  const nodes = [1, 2, 3, 4, 5, 6, 7];
  const none = {
    blocks: [],
    txs: [],
    utxos: [],
    spends: [],
    promotions: [],
    termEnds: [],
    renewals: [],
    removals: [],
    subnets: [],
  };
  const facts = {
    ...none,
    owners: [],
    conversions: [],
    blockchains: [],
    validations: [],
    l1Validations: [],
    l1States: [],
    created: "0",
    stakeSteps: [],
    locks: [],
  };
  const to = { height: 10, blockId: "b", time: 5, ...NO_LEDGER };
  await store.chains["p-chain"].commit(network, undefined, { ...facts, stakers: nodes.map(staker) }, to);
  const poll = (at: number, uptime: (node: number) => number) =>
    store.uptimes.record(
      network,
      at,
      nodes.map((node) => ({ nodeId: nodeOf(node), uptime: uptime(node), connected: true })),
    );
  const list = async (asOf: number, limit: number, from = store): Promise<string[]> => {
    const lines: string[] = [];
    let after: Key | undefined;
    do {
      const snapshot = { height: 10, time: 5, poll: asOf };
      const window: Window = { networkId: network, snapshot, order: "desc", after, limit };
      const slice = await from.validators.list(window, { sortBy: "uptimePerformance" });
      lines.push(...slice.items.map(({ validation, uptime }) => `${validation.nodeId} ${Number(uptime)}`));
      after = slice.next;
      // Every page is followed by a poll that turns the order round.
      await poll(100 + lines.length, (node) => (lines.length % 2 === 0 ? node : 100 - node));
    } while (after);
    return lines;
  };
  const first = await poll(100, (node) => 90 + node);
  const want = nodes.toReversed().map((node) => `${nodeOf(node)} ${90 + node}`);
  expect(await list(first, 2)).toEqual(want);
  expect(await list(first, 3)).toEqual(want);
  expect(await list(await poll(200, (node) => 50 - node), 7)).toEqual(
    nodes.map((node) => `${nodeOf(node)} ${50 - node}`),
  );
  expect(await store.uptimes.latestPoll(network)).toBeGreaterThan(5);

  // A day and an hour later nothing can ask for the first poll any more, and its rows are gone.
  const late = await poll(200 + 26 * 3_600, (node) => 60 - node);
  await poll(201 + 52 * 3_600, (node) => 60 - node);
  expect(await list(first, 7, storeOn(db))).not.toEqual(want);
  expect(await list(late, 7)).toEqual(nodes.map((node) => `${nodeOf(node)} ${60 - node}`));
});
