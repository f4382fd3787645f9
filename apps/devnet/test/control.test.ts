/** The network behind the command: control from outside, and genesis files. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixturePath, readFixture } from "../../../fixtures/fixture.ts";
import { type SimulatedDev as Dev, type DevOptions, startDev } from "../src/index.ts";
import { DEV_OPTIONS, SMALL_HISTORY } from "./dev-options.ts";
import { control, expectRewound } from "./rewound.ts";

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

const ask = async ({ service }: Dev, path: string) => (await fetch(`${service.url}${path}`)).json();

/** Options of tests that need no folder and no EVM chains. */
let inMemory: Dev;
beforeAll(async () => {
  inMemory = await start({ controlPort: 0, evm: false });
});

describe("--control-port", () => {
  it("serves the control API to those who have its token", async () => {
    const dev = inMemory;
    expect((await fetch(`${dev.control?.url}/clock`)).status).toBe(401);
    const { now } = await control(dev, "POST", "/clock/freeze");
    await control(dev, "POST", "/clock/advance", { seconds: 86_400 });
    expect(dev.localnet.now()).toBe(now + 86_400);
  });
});

describe("a network that is restored to an earlier state", () => {
  it("is indexed again while the command runs", () => expectRewound(inMemory));
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
    expect(dev.network.name).toBe("mainnet");
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
