/** `dev --print-genesis`, and `serve` over the local network with what it prints: the same responses as from dev's own service. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SimulatedDev, startDev } from "@primary-network/devnet";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DEV_OPTIONS, SMALL_HISTORY } from "../../devnet/test/dev-options.ts";
import { readConfig } from "../src/config/config.ts";
import { printGenesis } from "../src/dev/run-dev.ts";
import { type Serving, startServing } from "../src/service/serve.ts";

let folder: string;
let dev: SimulatedDev;
let serving: Serving;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-genesis-"));
  // Nothing happens by itself, so that both services have the same to say.
  const options = { ...DEV_OPTIONS, history: SMALL_HISTORY, dataDir: folder, evm: false, blockInterval: 0 };
  dev = await startDev(options);
  const { startTime: _, ...flags } = options;
  const printed: string[] = [];
  await printGenesis(flags, (text) => void printed.push(text));
  await writeFile(join(folder, "genesis.json"), printed.join("\n"));
  await writeFile(
    join(folder, "config.yaml"),
    `networks: { fuji: { nodeUrl: '${dev.node.url}', genesis: genesis.json, xChain: true, cChain: true } }
database: { dataDir: served }
listen: { port: 0, adminPort: 0 }
limits: off
logLevel: silent`,
  );
  const config = await readConfig(join(folder, "config.yaml"), {});
  // The network's time, since its history ends where the seed's does.
  const service = { ...config.service, clock: () => dev.network.now() * 1_000 };
  serving = await startServing({ ...config, service }, { api: true, index: true });
  await vi.waitFor(async () => expect((await fetch(`${serving.admin.url}/readyz`)).status).toBe(200), 60_000);
});
afterAll(async () => {
  await serving?.close();
  await dev?.close();
  await rm(folder, { recursive: true, force: true });
});

const fuji = "/v1/networks/fuji";

/** Reads a listing by the name of its items. */
const list = (path: string, items: string) => ({ path: `${fuji}/${path}`, items });

it.each([
  list("validators?pageSize=100", "validators"),
  list("delegators?pageSize=100", "delegators"),
  list("subnets?pageSize=100", "subnets"),
  ...["p-chain", "x-chain", "c-chain"].map((chain) =>
    list(`blockchains/${chain}/transactions?pageSize=100`, "transactions"),
  ),
  list("blockchains/p-chain/transactions:listStaking?pageSize=100", "transactions"),
])("$path is the same", async ({ path, items }) => {
  const ask = async (url: string | undefined) => (await fetch(`${url}${path}`)).json();
  const want = await ask(dev.service.url);
  expect(want[items].length).toBeGreaterThan(0);
  // A page token is sealed with each service's own key. Uptimes are asked for after the blocks.
  await expect
    .poll(async () => ({ ...(await ask(serving.api?.url)), nextPageToken: "" }))
    .toEqual({ ...want, nextPageToken: "" });
});

it.each(["p-chain", "x-chain", "c-chain"])("the UTXOs of %s are the same", async (chain) => {
  const addresses = Object.values(dev.network.accounts).map(({ pAddress }) => pAddress.slice(2));
  const path = `${fuji}/blockchains/${chain}/utxos?addresses=${addresses.join()}&pageSize=100`;
  const ask = async (url: string | undefined) => (await fetch(`${url}${path}`)).json();
  const [ours, want] = [await ask(serving.api?.url), await ask(dev.service.url)];
  expect(want).toHaveProperty("utxos");
  expect({ ...ours, nextPageToken: "" }).toEqual({ ...want, nextPageToken: "" });
});
