/** The guide's commands for backup and restore: a restored index is the same, and goes on as one that was never interrupted. */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { createService, type Service } from "@primary-network/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sourceOf } from "../../apps/service/test/harness.ts";
import { indexRows } from "../../apps/service/test/index-rows.ts";
import { root } from "../shared/packages.ts";
import { type Postgres, startPostgres } from "../shared/postgres.ts";
import { connectTo } from "../shared/postgres-client.ts";

let server: Postgres | undefined;
let folder: string;
let net: Localnet;
beforeAll(async () => {
  server = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), "primary-network-backup-"));
  net = await createLocalnet({ validators: 6, delegators: 12, weeks: 2, evm: false });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function createDatabase({ url }: Postgres, name: string): Promise<string> {
  const client = await connectTo(url);
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Indexes up to the node's tip. */
async function index(databaseUrl: string, use: (service: Service) => Promise<void> = async () => {}) {
  const service = await createService({
    networks: { fuji: sourceOf(net) },
    databaseUrl,
    clock: () => net.now() * 1000,
  });
  service.start();
  await service.indexed();
  await use(service);
  await service.close();
}

/** Runs a snippet of the production guide as it is. */
async function snippet(name: string, variables: { readonly [name: string]: string }): Promise<void> {
  const script = await readFile(join(root, "apps/docs/snippets", name), "utf8");
  execFileSync("sh", ["-eu", "-c", script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
    stdio: "pipe",
  });
}

const hasClients = (): boolean => {
  try {
    execFileSync("pg_dump", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

test.skipIf(!hasClients())("a backup is restored, and the index goes on", async ({ skip }) => {
  if (!server) return skip("no PostgreSQL is installed");
  const [DATABASE_URL, RESTORED_URL] = [
    await createDatabase(server, "deployed"),
    await createDatabase(server, "restored"),
  ];
  let secret = "";
  await index(DATABASE_URL, async ({ keys }) => {
    secret = (await keys.add({ name: "tenant" })).secret;
  });
  await snippet("production-backup.sh", { DATABASE_URL });
  const before = await indexRows({ databaseUrl: DATABASE_URL });
  await snippet("production-restore.sh", { RESTORED_URL });
  expect(await indexRows({ databaseUrl: RESTORED_URL })).toEqual(before);

  const height = net.blocks.length;
  const headers = { authorization: `Bearer ${net.controlToken}` };
  const advance = new Request("http://control/clock/advance", {
    method: "POST",
    headers,
    body: JSON.stringify({ seconds: 7 * 86_400 }),
  });
  expect((await net.controlFetch(advance)).status).toBe(200);
  expect(net.blocks.length).toBeGreaterThan(height);

  await index(DATABASE_URL);
  await index(RESTORED_URL, async (service) => {
    const request = new Request("http://service/v1/networks/fuji/subnets", {
      headers: { "x-service-api-key": secret },
    });
    expect((await service.fetch(request)).status).toBe(200);
    expect((await service.keys.list()).map(({ name }) => name)).toEqual(["tenant"]);
  });
  const after = await indexRows({ databaseUrl: DATABASE_URL });
  expect(after).not.toEqual(before);
  expect(await indexRows({ databaseUrl: RESTORED_URL })).toEqual(after);
});
