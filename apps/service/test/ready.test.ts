/** Readiness is a matter of now: a node that falls silent makes the chain stale, and is noticed when it responds again. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet } from "@primary-network/localnet";
import { expect, test } from "vitest";
import { createService } from "../src/index.ts";
import { freshDatabase, sourceOf } from "./harness.ts";

test("a chain whose node is silent stays ready for the configured time, and is ready again afterwards", async () => {
  const net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
  const clock = { now: net.now() * 1000 };
  const source = sourceOf(net);
  let silent = false;
  const fetch: typeof source.fetch = async (url, init) => {
    if (silent) throw new TypeError("connection refused");
    return net.fetch(new Request(url, init as RequestInit));
  };
  const { xChain: _x, cChain: _c, warpSigners: _w, ...pChain } = source;
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => clock.now,
    pollMs: 10,
    maxSecondsBehind: { "p-chain": 120, default: 1 },
    hosts: ["service", "localhost"],
    networks: { fuji: { ...pChain, fetch, evmChains: [] } },
  });
  const ready = async () => {
    const response = await service.adminFetch(new Request("http://localhost/readyz"));
    const [chain] = (await response.json()).chains;
    return { status: response.status, chain };
  };
  const status = async () => (await service.adminFetch(new Request("http://localhost/status"))).json();
  const fault = async () => (await ready()).chain.fault;
  const ask = async (path: string) => {
    const response = await service.fetch(new Request(`http://service${path}`));
    const { headers } = response;
    const fresh = [headers.get("x-indexed-height"), headers.get("x-indexed-time")];
    return { status: response.status, fresh, body: await response.json() };
  };
  const indexed = async () => (await ask("/v1/status")).body.chains[0];
  try {
    expect(await indexed()).toEqual({
      network: "fuji",
      chain: "p-chain",
      catchingUp: true,
      state: "connecting",
    });
    expect(await ask("/v1/networks/fuji/subnets")).toMatchObject({ status: 503, fresh: [null, null] });
    expect((await ask("/v1/health-check")).body).toEqual({
      status: "error",
      info: { database: { status: "up" } },
      error: { "fuji/p-chain": { status: "down" } },
      details: { database: { status: "up" }, "fuji/p-chain": { status: "down" } },
    });
    expect(await ready()).toMatchObject({ status: 503, chain: { ready: false, height: -1 } });
    expect(await status()).toMatchObject({ chains: [{ phase: "connecting", height: -1 }], exports: [] });
    service.start();
    await service.indexed();
    const { height } = (await ready()).chain;
    expect(await status()).toMatchObject({
      chains: [{ phase: "following", height, tipHeight: height, secondsLeft: 0 }],
    });
    const polledAt = Math.floor(clock.now / 1000);
    expect(await indexed()).toMatchObject({
      height,
      nodeHeight: height,
      blocksBehind: 0,
      secondsBehind: 0,
      completeAt: polledAt,
      catchingUp: false,
      state: "following",
    });
    const fresh = [`p-chain=${height}`, `p-chain=${polledAt}`];
    expect(await ask("/v1/networks/fuji/subnets")).toMatchObject({ status: 200, fresh });
    expect(
      await ask(`/v1/networks/fuji/blockchains/p-chain/transactions/${"1".repeat(32)}LpoYY`),
    ).toMatchObject({
      status: 404,
      fresh,
    });
    expect(await ask("/v1/status")).toMatchObject({ fresh: [null, null] });
    expect(await ready()).toMatchObject({
      status: 200,
      chain: { role: "leader", ready: true, polledAt, secondsBehind: 0, blocksBehind: 0 },
    });
    silent = true;
    await expect.poll(fault).toContain("connection refused");
    expect(await status()).toMatchObject({ chains: [{ phase: "waiting", fault: await fault() }] });
    clock.now += 120_000;
    expect(await ready()).toMatchObject({ status: 200, chain: { polledAt, secondsBehind: 120 } });
    clock.now += 1_000;
    expect(await indexed()).toMatchObject({ secondsBehind: 121, completeAt: polledAt, catchingUp: true });
    expect((await ask("/v1/networks/fuji/subnets")).fresh).toEqual(fresh); // the time tells how old it is
    expect(await ready()).toMatchObject({
      status: 503,
      chain: { ready: false, broken: false, polledAt, secondsBehind: 121 },
    });
    silent = false;
    await expect.poll(async () => (await ready()).status).toBe(200);
    // A step that began before the clock moved may have been the first to get a response.
    await expect
      .poll(async () => (await ready()).chain)
      .toMatchObject({ polledAt: polledAt + 121, secondsBehind: 0 });
    // A load balancer asks the interfaces' own listener, under any name.
    const probe = async (path: string) => {
      const response = await service.fetch(new Request(`http://10.1.2.3:8080${path}`));
      return [response.status, await response.json()];
    };
    await expect.poll(() => probe("/readyz")).toEqual([200, { ready: true }]);
    service.drain();
    expect(await probe("/readyz")).toEqual([503, { ready: false }]);
    expect(await probe("/livez")).toEqual([200, { status: "ok" }]);
    expect(await ready()).toMatchObject({ status: 503, chain: { ready: true } });
    expect((await ask("/v1/health-check")).body).toMatchObject({ status: "shutting_down", error: {} });
    expect((await ask("/v1/live-check")).body).toEqual({ status: "ok", info: {}, error: {}, details: {} });
    expect((await service.fetch(new Request("http://service/v1/networks/fuji/subnets"))).status).toBe(200);
  } finally {
    await service.close();
    await net.close();
  }
});

test("the index is served at once after a restart, while the node is silent and before indexing starts", async () => {
  const net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
  const folder = await mkdtemp(join(tmpdir(), "ready-"));
  const { databaseUrl } = await freshDatabase();
  const location = databaseUrl === undefined ? { dataDir: join(folder, "index") } : { databaseUrl };
  const { xChain: _x, cChain: _c, warpSigners: _w, ...pChain } = sourceOf(net);
  const open = (fetch = pChain.fetch) =>
    createService({ ...location, pollMs: 10, networks: { fuji: { ...pChain, fetch, evmChains: [] } } });
  const list = async (service: Awaited<ReturnType<typeof open>>) => {
    const response = await service.fetch(new Request("http://service/v1/networks/fuji/subnets"));
    return { status: response.status, body: await response.json() };
  };
  try {
    const first = await open();
    first.start();
    await first.indexed();
    const want = await list(first);
    await first.close();
    expect(want.status).toBe(200);
    const second = await open(() => new Promise<never>(() => {})); // neither a response nor an error
    expect(await list(second)).toEqual(want);
    const { chains } = await (await second.adminFetch(new Request("http://localhost/readyz"))).json();
    expect(chains).toMatchObject([{ height: net.blocks.length - 1, ready: false }]);
    second.start();
    expect(await list(second)).toEqual(want);
    await second.close();
  } finally {
    await net.close();
    await rm(folder, { recursive: true, force: true });
  }
});
