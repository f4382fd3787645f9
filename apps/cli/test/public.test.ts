/** Settings of a public service: privileges without a key, limits, and its public address. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataClient } from "@primary-network/data";
import type { Listener } from "@primary-network/devnet";
import { listen } from "@primary-network/devnet/parts";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "../src/config/config.ts";
import { type Serving, startServing } from "../src/service/serve.ts";

const PUBLIC = "https://api.example.org";

let folder: string;
let net: Localnet;
let node: Listener;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-public-"));
  net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
  node = await listen({ name: "node", flag: "", host: "127.0.0.1", port: 0, fetch: net.fetch });
  await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
});
afterAll(async () => {
  await node?.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function configOf(more: string) {
  const file = join(folder, "config.yaml");
  await writeFile(
    file,
    `networks: { fuji: { nodeUrl: '${node.url}', genesis: genesis.bin } }
database: { dataDir: data }
listen: { port: 0, adminPort: 0 }
logLevel: silent
${more}`,
  );
  return readConfig(file, {});
}

describe("a configuration", () => {
  it.each<[given: string, want: object]>([
    ["", {}],
    ["anonymous: []", { anonymous: [] }],
    ["anonymous: [data, operations]", { anonymous: ["data", "operations"] }],
    ["requestTimeoutMs: 1", { requestTimeoutMs: 1 }],
    ["requestTimeoutMs: 600000", { requestTimeoutMs: 600_000 }],
    [`publicUrl: ${PUBLIC}/`, { exports: { baseUrl: PUBLIC } }],
    [
      "exportDir: files\nexports: { running: 4 }",
      { exports: { dir: expect.stringMatching(/files$/), running: 4 } },
    ],
  ])("with %j is accepted", async (given, want) => {
    const { anonymous, requestTimeoutMs, exports } = (await configOf(given)).service;
    expect({ anonymous, requestTimeoutMs, exports }).toEqual(want);
  });

  it.each<[given: string, want: string]>([
    ["anonymous: data", 'anonymous must be a list, not "data"'],
    ["anonymous:", "anonymous must be a list, not null"],
    ["anonymous: [data, write]", 'anonymous[1] must be one of data, operations, reindex, usage, not "write"'],
    ["requestTimeoutMs: 0", "requestTimeoutMs must be a whole number from 1 to 600000, not 0"],
    ["requestTimeoutMs: 600001", "requestTimeoutMs must be a whole number from 1 to 600000, not 600001"],
    ["requestTimeoutMs: 30s", 'requestTimeoutMs must be a whole number from 1 to 600000, not "30s"'],
    [`publicUrl: ${PUBLIC}/v1`, "publicUrl must be an http or https URL without user, path, query"],
    ["exports: { maxRows: all }", "exports.maxRows must be a whole number from 1 to 100000000"],
  ])("with %j is refused", async (given, want) => {
    const error: unknown = await configOf(given).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "CliError", message: expect.stringContaining(want) });
    expect(String(error)).toMatch(/config\.yaml:\d+:\d+: /);
  });
});

describe("serving", () => {
  let serving: Serving | undefined;
  afterEach(async () => {
    await serving?.close();
    serving = undefined;
  });

  async function serve(more: string): Promise<string> {
    serving = await startServing(await configOf(more), { api: true, index: true });
    const { api, admin } = serving;
    await expect.poll(async () => (await fetch(`${admin.url}/readyz`)).status).toBe(200);
    return api?.url ?? expect.fail("it does not serve");
  }

  it("returns download links under the public address", async () => {
    const url = await serve(`publicUrl: ${PUBLIC}\nexports: { maxRows: 1 }`);
    const data = createDataClient({ baseUrl: url });
    const { operationId } = await data.operations.exportTransactions({
      type: "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE",
      options: { addresses: [net.accounts.alice.pAddress], includeChains: ["p-chain"] },
    });
    const { metadata } = await data.operations.wait(operationId, { intervalMs: 20 });
    const link = metadata?.downloadUrl ?? "";
    expect(link.startsWith(`${PUBLIC}/downloads/${operationId}.csv?`), link).toBe(true);
    const behindProxy = link.replace(PUBLIC, url);
    expect((await fetch(behindProxy)).status).toBe(200);
  });

  it("allows callers without a key their own privileges and no more", async () => {
    const url = await serve("anonymous: [data]");
    const statusOf = async (path: string) => (await fetch(`${url}/v1/${path}`)).status;
    expect([await statusOf("networks/fuji/subnets"), await statusOf("operations/1")]).toEqual([200, 401]);
  });

  it("keeps a connection open for as long as its response may take", async () => {
    const silence = vi.spyOn(Server.prototype, "setTimeout");
    await serve("requestTimeoutMs: 600000");
    expect(silence.mock.calls.map(([ms]) => ms)).toEqual([690_000, 120_000]); // the interfaces, then the admin listener
  });
});
