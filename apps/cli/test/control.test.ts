/** The network behind the command: control from outside, what stays from run to run, and genesis files. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixturePath, readFixture } from "../../../fixtures/fixture.ts";
import { describeDev } from "../src/dev/describe-dev.ts";
import { type SimulatedDev as Dev, type DevOptions, startDev } from "../src/dev/dev.ts";
import { DEV_OPTIONS, SMALL_HISTORY } from "./dev-options.ts";

let folder: string;
const running: Dev[] = [];
async function start(options: Partial<DevOptions>): Promise<Dev> {
  const { startTime: _, ...atGenesis } = DEV_OPTIONS; // which names a start of its own
  const base = options.genesis === undefined ? { ...DEV_OPTIONS, history: SMALL_HISTORY } : atGenesis;
  const dev = await startDev({ ...base, ...options });
  running.push(dev);
  return dev;
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-control-"));
});
afterAll(async () => {
  for (const dev of running) await dev.close();
  await rm(folder, { recursive: true, force: true });
});

/** A genesis with all of its stakers, the first owner and a few of those whose outputs are staked: 30,000 more outputs take 20 seconds. */
async function withFewerOwners(name: string): Promise<string> {
  const genesis = readFixture<{ allocations: { avaxAddr: string }[]; initialStakedFunds: string[] }>(name);
  const initialStakedFunds = genesis.initialStakedFunds.slice(0, 100);
  const [first, ...others] = genesis.allocations;
  const allocations = [first, ...others.filter(({ avaxAddr }) => initialStakedFunds.includes(avaxAddr))];
  const file = join(folder, "few-owners.json");
  await writeFile(file, JSON.stringify({ ...genesis, allocations, initialStakedFunds }));
  return file;
}

async function control({ control, localnet }: Dev, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return (await fetch(`${control?.url}${path}`, init)).json();
}
const ask = async ({ service }: Dev, path: string) => (await fetch(`${service.url}${path}`)).json();

/** Of the tests that need no folder and no EVM chains. */
let inMemory: Dev;
beforeAll(async () => {
  inMemory = await start({ controlPort: 0, evm: false });
});

describe("--control-port", () => {
  it("prints the address of the control API and its token before the network starts", async () => {
    const dev = inMemory;
    const text = describeDev(dev);
    expect(text).toContain(`${dev.control?.url}/clock`);
    expect(text.split(dev.localnet.controlToken)).toHaveLength(2);
    expect((await fetch(`${dev.control?.url}/clock`)).status).toBe(401);
    const { now } = await control(dev, "POST", "/clock/freeze");
    await control(dev, "POST", "/clock/advance", { seconds: 86_400 });
    expect(dev.localnet.now()).toBe(now + 86_400);
  });
});

describe("--data-dir", () => {
  it("keeps the saved world, and the next run continues from it", async () => {
    const first = await start({ controlPort: 0, dataDir: folder });
    await control(first, "POST", "/blocks", { count: 5 });
    const { now, height } = await control(first, "POST", "/clock/freeze");
    const { blockId } = first.localnet.blocks[height] ?? {};
    await first.close();

    const second = await start({ controlPort: 0, dataDir: folder });
    expect(await control(second, "GET", "/clock")).toEqual({ now, height, frozen: true });
    expect(second.localnet.blocks[height]?.blockId).toEqual(blockId);
    expect((await fetch(`${second.admin.url}/readyz`)).status).toBe(200);
    // Back to before what is indexed, and ended at once: the next run finds an index that fits, or none.
    await control(second, "PUT", "/snapshots/here");
    await control(second, "POST", "/blocks", { count: 3 });
    await control(second, "POST", "/snapshots/here/restore");
    await control(second, "POST", "/clock/advance", { seconds: 60 });
    await second.close();

    const third = await start({ controlPort: 0, dataDir: folder });
    expect((await fetch(`${third.admin.url}/readyz`)).status).toBe(200);
    expect((await control(third, "GET", "/clock")).now).toBe(now + 60);
    await third.close();
  });
});

describe("a network that is restored to an earlier state", () => {
  it.each([
    { where: "memory", begin: async () => inMemory },
    {
      where: "a folder",
      begin: () => start({ controlPort: 0, dataDir: join(folder, "rewound") }),
    },
  ])("is indexed again in $where while the command runs", async ({ begin }) => {
    const dev = await begin();
    const path = "/v1/networks/fuji/blockchains/p-chain/transactions?pageSize=1";
    const newest = async () => (await ask(dev, path)).transactions?.[0]?.txHash;
    const ready = async () => (await fetch(`${dev.admin.url}/readyz`)).status;
    await control(dev, "POST", "/clock/freeze");
    await control(dev, "PUT", "/snapshots/here");
    const before = await newest();
    await control(dev, "POST", "/blocks", { count: 20 });
    await expect.poll(newest).not.toBe(before);
    const gone = await newest();
    // Twice in a row, with requests under way: the last one counts, and nobody gets half a response.
    const asked = Array.from({ length: 5 }, () => fetch(`${dev.service.url}${path}`));
    await control(dev, "POST", "/snapshots/here/restore");
    const { status } = await fetch(`${dev.service.url}${path}`);
    expect([status, await ready()]).toEqual([503, 503]);
    await control(dev, "POST", "/snapshots/here/restore");
    for (const response of await Promise.all(asked)) expect([200, 503]).toContain(response.status);
    await expect.poll(ready).toBe(200);
    expect(await newest()).toBe(before);
    // Another history than the one that was left.
    await control(dev, "POST", "/clock/advance", { seconds: 7 });
    await control(dev, "POST", "/blocks", { count: 30 });
    await expect.poll(newest).not.toBe(before);
    expect(await newest()).not.toBe(gone);
    expect(await ready()).toBe(200);
    await dev.close();
  });
});

describe("--genesis", () => {
  it("serves the validators and outputs of the node's local genesis", async () => {
    const dev = await start({ genesis: fixturePath("avalanchego/genesis_local.json") });
    const { validators } = await ask(dev, "/v1/networks/fuji/validators");
    expect(validators).toHaveLength(5);
    const address = "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u";
    const { utxos } = await ask(dev, `/v1/networks/fuji/blockchains/p-chain/utxos?addresses=${address}`);
    expect(utxos.map(({ amount }: { amount: string }) => amount).sort()).toEqual([
      "10000000000000000",
      "20000000000000000",
    ]);
    await dev.close();
  });

  it("serves the first 75 validators of mainnet and the outputs of an owner as mainnet does", async () => {
    const dev = await start({ genesis: await withFewerOwners("avalanchego/genesis_mainnet.json.gz") });
    expect(describeDev(dev)).toContain('Network "mainnet" is');
    const first = await ask(dev, "/v1/networks/mainnet/validators?pageSize=100");
    expect(first.validators).toHaveLength(75);
    const address = "P-avax1yu8wlxfdkj8mnca60jwwzvfyqzd6xlnf635tld";
    const { utxos } = await ask(dev, `/v1/networks/mainnet/blockchains/p-chain/utxos?addresses=${address}`);
    expect(utxos.map(({ amount }: { amount: string }) => amount)).toEqual(Array(6).fill("360000000000"));
    await dev.close();
  });

  it.each([
    ["missing.json", undefined, /The file of --genesis cannot be read: .*missing\.json/],
    ["broken.json", "{", /The file of --genesis cannot be read/],
    ["empty.json", "{}", /The file of --genesis cannot be used: genesis: networkID must be/],
  ])("%s is refused with a one-line error", async (name, text, want) => {
    const file = join(folder, name);
    if (text !== undefined) await writeFile(file, text);
    await expect(start({ genesis: file })).rejects.toThrow(want);
  });
});
