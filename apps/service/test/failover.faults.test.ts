/**
 * Three processes index one PostgreSQL: one leads each chain. It is killed, frozen in the middle of a commit, cut off from the
 * database, and closed; each time another takes over, and what comes back later writes nothing.
 */

import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createService } from "../src/index.ts";
import type { IndexOptions } from "./child/index-process.ts";
import type { End } from "./child-process.ts";
import { freshDatabase, grow, remoteSourceOf, sourceOf } from "./harness.ts";
import { bundleIndexProcess, IndexProcess } from "./index-process.ts";
import { indexRows } from "./index-rows.ts";
import { type LoopbackNode, listenOnLoopback } from "./loopback-node.ts";
import { partitionOf } from "./partition.ts";

/** Milliseconds: longer than a process waits for its turn on a busy machine, since a leader that does not renew is replaced. */
const LEASE_MS = 3_000;

const program = await bundleIndexProcess();

describe.skipIf(inject("postgres") === undefined)("one PostgreSQL (skipped on the embedded database)", () => {
  let net: Localnet;
  let node: LoopbackNode;
  let options: Omit<IndexOptions, "location">;
  const started: IndexProcess[] = [];
  beforeAll(async () => {
    net = await createLocalnet({ validators: 6, delegators: 12, weeks: 2 });
    node = await listenOnLoopback(net);
    const network = remoteSourceOf(net, node.url);
    options = { network, now: net.now() * 1000, batchSize: 20, leaseMs: LEASE_MS };
  });
  afterAll(async () => {
    for (const process of started) process.thaw();
    await Promise.all(started.map((process) => process.kill()));
    await node.close();
    await net.close();
  });

  const start = (databaseUrl: string, until?: IndexOptions["until"]) => {
    const process = new IndexProcess(program).start({ ...options, location: { databaseUrl }, until });
    started.push(process);
    return process;
  };
  /** Until these lead all chains between them. */
  const lead = (processes: readonly IndexProcess[]) =>
    expect
      .poll(async () => {
        const roles = await Promise.all(processes.map((process) => process.roles()));
        return roles.flat().filter((role) => role === "leader").length;
      })
      .toBe(3);
  const standsBy = (process: IndexProcess) =>
    expect.poll(() => process.roles()).toEqual(["standby", "standby", "standby"]);
  /** Until a process has taken over from one to which something happens. */
  const takeover = async (happen: () => unknown, heir: IndexProcess) => {
    await standsBy(heir);
    await happen();
    await lead([heir]);
  };
  /** Until a process serves the whole chain, whoever has indexed it. */
  const hasAll = (process: IndexProcess) =>
    expect
      .poll(async () => {
        const { body } =
          (await process.get("networks/fuji/blockchains/p-chain/transactions?pageSize=1")) ?? {};
        return body?.transactions?.[0]?.blockNumber;
      })
      .toBe(String(net.blocks.at(-1)?.height));

  test("a leader that is killed, frozen, cut off or closed is replaced, and none of them writes afterwards", async () => {
    const { databaseUrl = "" } = await freshDatabase();
    const partition = await partitionOf(databaseUrl);

    const killed = start(databaseUrl);
    expect(await killed.reached("indexed")).toBe(true);
    await lead([killed]);
    // It stops itself inside the transaction of its first blocks: with the checkpoint and its lease locked.
    const frozen = start(databaseUrl, { kind: "statement", at: 1, within: "copy p_block", act: "freeze" });
    await takeover(() => killed.kill(), frozen);

    const cutOff = start(partition.url);
    await standsBy(cutOff);
    await takeover(() => grow(net, 3), cutOff);
    await hasAll(cutOff);

    // It finds its session ended and its lease taken, and follows.
    frozen.thaw();
    await standsBy(frozen);
    await grow(net, 3);
    await hasAll(frozen);

    const last = start(databaseUrl);
    await standsBy(last);
    const rest = [frozen, last];
    partition.cut();
    await lead(rest);
    await grow(net, 3);
    for (const process of rest) await hasAll(process);
    partition.heal();
    await standsBy(cutOff);
    await hasAll(cutOff);

    // Closed in order, the leader hands over at once, and leaves without a warning.
    const ends: Promise<End>[] = [frozen.close()];
    await lead([last, cutOff]);
    await grow(net, 3);
    await hasAll(last);
    ends.push(last.close());
    await lead([cutOff]);
    await grow(net, 3);
    await hasAll(cutOff);
    ends.push(cutOff.close());
    expect((await Promise.all(ends)).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await ends[1])?.stderr).toBe("");
    await partition.close();

    // What is stored is what one process alone stores.
    const alone = await freshDatabase();
    const service = await createService({
      ...alone,
      networks: { fuji: sourceOf(net) },
      clock: () => options.now,
      pollMs: 10,
    });
    service.start();
    await service.indexed();
    await service.close();
    expect(await indexRows({ databaseUrl })).toEqual(await indexRows(alone));
  });
});
