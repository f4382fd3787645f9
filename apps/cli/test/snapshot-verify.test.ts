/** The command `snapshot restore --verify`: a node judges the index before a service may use it. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { createIndexSnapshot, createService } from "@primary-network/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../service/src/store/node/open-database.ts";
import { sourceOf } from "../../service/test/harness.ts";
import { readConfig } from "../src/config/config.ts";
import { startServing } from "../src/service/serve.ts";
import { restoreSnapshot } from "../src/service/snapshot.ts";

let folder: string;
let net: Localnet;
/** Changes the text of a node's responses; the node is honest without it. */
let lie: (text: string, method: string) => string = (text) => text;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const answered = await net.fetch(
    new Request(`http://localnet${request.url}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    }),
  );
  response.writeHead(answered.status, { "content-type": "application/json" });
  response.end(lie(await answered.text(), JSON.parse(body.toString()).method));
});
let nodeUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-snapshot-verify-"));
  net = await createLocalnet({ validators: 4, delegators: 2, weeks: 2 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  nodeUrl = `http://127.0.0.1:${address.port}`;
  await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
  await indexInto("honest");
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Indexes the network into a database, damages it, and makes a snapshot of it. */
async function indexInto(name: string, damage?: string): Promise<string> {
  const dataDir = join(folder, `${name}-database`);
  const service = await createService({
    networks: { fuji: sourceOf(net) },
    dataDir,
    clock: () => net.now() * 1000,
  });
  service.start();
  await service.indexed();
  await service.close();
  if (damage !== undefined) {
    const db = await openDatabase({ dataDir });
    await db.query({ text: damage, values: [] });
    await db.destroy();
  }
  const snapshot = join(folder, name);
  await createIndexSnapshot({ dataDir }, snapshot);
  return snapshot;
}

let databases = 0;
async function newConfig(): Promise<string> {
  const name = `restored-${++databases}`;
  const file = join(folder, `${name}.json`);
  const fuji = { nodeUrl: "http://127.0.0.1:1", genesis: "genesis.bin" };
  const listen = { port: 0, adminPort: 0 };
  await writeFile(file, JSON.stringify({ networks: { fuji }, database: { dataDir: name }, listen }));
  return file;
}

/** Runs the command. */
async function restore(snapshot: string, config: string, verify: string | undefined = nodeUrl) {
  const told: string[] = [];
  const out = { print: () => {}, tell: (text: string) => void told.push(text) };
  const ended = await restoreSnapshot(
    snapshot,
    { config, sample: 24, ...(verify && { verify }) },
    {},
    out,
  ).then(
    () => ({ message: "", exitCode: 0 }),
    ({ message, exitCode = 1 }: Error & { exitCode?: number }) => ({ message, exitCode }),
  );
  return { ...ended, told: told.join("\n") };
}

async function heightOf(config: string): Promise<string | undefined> {
  const serving = await startServing(await readConfig(config, {}), { api: true, index: true });
  const response = await fetch(`${serving.api?.url}/v1/networks/fuji/blockchains/p-chain/blocks?pageSize=1`);
  const { blocks } = (await response.json()) as { blocks?: { blockNumber: string }[] };
  await serving.close();
  return blocks?.[0]?.blockNumber;
}

test("an index that is as the node says may be used", async () => {
  const config = await newConfig();
  const { told, ...ended } = await restore(join(folder, "honest"), config);
  expect(ended).toEqual({ message: "", exitCode: 0 });
  const height = net.blocks.at(-1)?.height;
  expect(told).toMatch(new RegExp(`p-chain \\d+ to ${height}: `));
  expect(told).toContain(" 0 different.");
  expect(await heightOf(config)).toBe(String(height));
});

test("a snapshot with a wrong last block is refused, and the database is empty again", async () => {
  const wrong = await indexInto(
    "wrong",
    "update p_block set parent_id = sha256(parent_id) where height = (select max(height) from p_block)",
  );
  const config = await newConfig();
  const { told, ...ended } = await restore(wrong, config);
  expect(ended).toEqual({
    message: "The restored index is wrong, and the database was emptied.",
    exitCode: 1,
  });
  expect(told).toMatch(/DIFFERENT: p-chain: .*: \d+: parentHash/);
  expect(await restore(join(folder, "honest"), config)).toMatchObject({ exitCode: 0 });
});

test("a node that has another block is not agreed with", async () => {
  lie = (text, method) =>
    method === "platform.getBlockByHeight" ? text.replace(/"parentID":"./, '"parentID":"x') : text;
  try {
    const { told, ...ended } = await restore(join(folder, "honest"), await newConfig());
    expect(ended).toMatchObject({ exitCode: 1 });
    expect(told).toContain("DIFFERENT: p-chain");
  } finally {
    lie = (text) => text;
  }
});

test("a node that is away or behind judges nothing: no service starts, and the next run judges again", async () => {
  const config = await newConfig();
  expect(await restore(join(folder, "honest"), config, "http://127.0.0.1:9")).toMatchObject({
    message: expect.stringMatching(/^Not compared: .*Run the command again\.$/),
    exitCode: 2,
  });
  const half = /only partly restored/;
  await expect(heightOf(config)).rejects.toThrow(half);
  const height = Number(net.blocks.at(-1)?.height);
  lie = (text, method) =>
    method === "platform.getHeight" ? text.replace(String(height), String(height - 1)) : text;
  try {
    expect(await restore(join(folder, "honest"), config)).toMatchObject({
      message: `The node is behind the snapshot: it has p-chain up to ${height - 1}, the snapshot up to ${height}. Run the command again later.`,
      exitCode: 2,
    });
  } finally {
    lie = (text) => text;
  }
  await expect(heightOf(config)).rejects.toThrow(half);
  expect(await restore(join(folder, "honest"), config)).toMatchObject({ exitCode: 0 });
  expect(await heightOf(config)).toBe(String(height));
});
