/** Runs clients on an index that grew from the node, and on one restored from its snapshot: both must respond alike. */
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { type SimulatedDev, startDev } from "@primary-network/devnet";
import {
  createIndexSnapshot,
  createService,
  restoreIndexSnapshot,
  type Service,
  staticPrices,
} from "@primary-network/service";
import { listen } from "../shared/listen.ts";
import { difference } from "./judge.ts";
import { type TriedClients, tryClients } from "./try-clients.ts";

/** Milliseconds until the metadata of the NFTs are read. */
const PATIENCE = 120_000;
/** Prices in place of a market's, by chain. */
const PRICES = { "43112": { native: { usd: "20.00" } } };

/** Opens a service that responds as `dev --compat --prices` does, and waits until it is complete. */
async function open({ network }: SimulatedDev, dataDir: string): Promise<Service> {
  const service = await createService({
    networks: { [network.name]: network.source },
    dataDir,
    clock: () => network.now() * 1000,
    compat: true,
    prices: staticPrices(PRICES),
    webhooks: "local",
    usage: { requests: "local" },
  });
  service.start();
  await service.indexed();
  const start = performance.now();
  for (;;) {
    const metrics = await (await service.adminFetch(new Request("http://admin/metrics"))).text();
    if (/^primary_network_nft_queue_tokens 0$/m.test(metrics)) return service;
    if (performance.now() - start > PATIENCE) throw new Error("the metadata of the NFTs are not read");
    await setTimeout(100);
  }
}

/** Runs the clients on a service. */
async function tryOn(service: Service, names: readonly string[]): Promise<TriedClients> {
  const server = createServer(getRequestListener((request) => service.fetch(request)));
  const serviceUrl = await listen(server);
  try {
    return await tryClients({ serviceUrl }, names);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Tries these clients on both, and resolves with the number of failures and differences. */
export async function tryRestored(names: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "compat-restored-"));
  const [one, snapshot, other] = ["grown", "snapshot", "restored"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]; // three names
  const ports = { nodePort: 0, port: 0, adminPort: 0 };
  const dev = await startDev({
    ...ports,
    host: "127.0.0.1",
    seed: "primary-network",
    dataDir: "memory",
    logLevel: "warn",
    blockInterval: 0,
    frozen: true,
  });
  try {
    await (await open(dev, one)).close();
    const { tables, digest } = await createIndexSnapshot({ dataDir: one }, snapshot);
    const { name, source } = dev.network;
    await restoreIndexSnapshot({ dataDir: other }, snapshot, { [name]: source });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`the snapshot has ${rows} rows in ${tables.length} tables, digest ${digest}`);
    const both: TriedClients[] = [];
    for (const [title, dataDir] of [
      ["the index that grew", one],
      ["the restored index", other],
    ] as const) {
      console.log(`\non ${title}`);
      const service = await open(dev, dataDir);
      try {
        both.push(await tryOn(service, names));
      } finally {
        await service.close();
      }
    }
    const [grown, restored] = both as [TriedClients, TriedClients]; // two rounds
    let failures = grown.failures + restored.failures;
    for (const client of names) {
      const [first, second] = [grown, restored].map(({ lines }) => lines.get(client) ?? []);
      const differences = (first ?? []).flatMap((line, at) => difference(line, second?.[at]) ?? []);
      for (const text of differences) console.log(`${client} DIFFERS: ${text}`);
      const items = (first ?? []).reduce((sum, line) => sum + (line.items ?? 0), 0);
      console.log(`${client}: ${first?.length} calls, ${items} items, ${differences.length} differ`);
      failures += differences.length;
    }
    return failures;
  } finally {
    await dev.close();
    await rm(folder, { recursive: true, force: true });
  }
}
