/** `serve --workers` as real processes on PostgreSQL: they share a port, one that is killed comes again, and all end in order. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Listener } from "@primary-network/devnet";
import { listen } from "@primary-network/devnet/parts";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, type Postgres, startPostgres } from "../../../tools/shared/postgres.ts";
import { endCommands, startBuilt } from "./built-command.ts";

const found = findPostgres() !== undefined;

describe.skipIf(!found)(`workers${found ? "" : " (skipped: no PostgreSQL was found)"}`, () => {
  let folder: string;
  let node: Listener;
  let server: Postgres | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "primary-network-workers-"));
    const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
    node = await listen({ name: "node", flag: "", host: "127.0.0.1", port: 0, fetch: net.fetch });
    await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
    server = await startPostgres();
  });
  afterAll(async () => {
    await endCommands();
    await node?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("share a port, are started again, count together, and end with 0 on SIGTERM", async () => {
    await writeFile(
      join(folder, "config.yaml"),
      `networks:
  fuji: { nodeUrl: "${node.url}", genesis: genesis.bin }
database: { url: "${server?.url}" }
listen: { port: 0, adminPort: 0 }
limits: "off"
`,
    );
    const serving = startBuilt(folder, "serve", "--config", "config.yaml", "--workers", "2");
    const [, url] = await serving.printed(/data and metrics {2}(\S+) {2}\(2 workers\)/);
    const [, admin] = await serving.printed(/admin {2}(\S+)/);
    const get = async (path: string) => {
      const response = await fetch(new URL(path, path.startsWith("/v1") ? url : admin));
      return { status: response.status, body: await response.text() };
    };
    const path = "/v1/networks/fuji/subnets?pageSize=1";
    const isReady = () => expect.poll(async () => (await get("/readyz")).status).toBe(200);
    await isReady();
    const workers = async (): Promise<{ worker: string; pid: number; restarts: number }[]> =>
      JSON.parse((await get("/status")).body).workers;
    const [indexer, first, second] = await workers();
    expect([indexer?.worker, first?.worker, second?.worker]).toEqual(["indexer", "1", "2"]);
    // Every connection may go to another worker; the log names who responded.
    const responded = () =>
      new Set(
        serving
          .text()
          .split("\n")
          .flatMap((line) => /"worker":"(\d)".*"request"/.exec(line)?.[1] ?? []),
      );
    await expect
      .poll(async () => {
        expect((await fetch(new URL(path, url), { headers: { connection: "close" } })).status).toBe(200);
        return responded();
      })
      .toEqual(new Set(["1", "2"]));
    const requests = async () =>
      Number(
        /request_duration_seconds_count\{operation="listSubnets",status="200"\} (\d+)/.exec(
          (await get("/metrics")).body,
        )?.[1],
      );
    const before = await requests();
    expect(before).toBeGreaterThan(1);
    for (let times = 0; times < 4; times++) await get(path);
    expect(await requests()).toBe(before + 4);

    process.kill(first?.pid ?? 0, "SIGKILL");
    await expect.poll(async () => (await workers())[1]?.restarts).toBe(1);
    await isReady();
    expect((await workers())[2]?.pid).toBe(second?.pid);
    await serving.printed(/"worker":"1".*worker ended; it is started again/);

    serving.signal("SIGTERM");
    expect(await serving.ended).toEqual([0, null]);
  });

  it("is refused with the embedded database, and with a number that is none", async () => {
    await writeFile(
      join(folder, "embedded.yaml"),
      `networks: { fuji: { nodeUrl: "${node.url}", genesis: genesis.bin } }\ndatabase: { dataDir: d }\n`,
    );
    const refused = async (workers: string) => {
      const one = startBuilt(folder, "serve", "--config", "embedded.yaml", "--workers", workers);
      const [code] = await one.ended;
      return [code, one.text()];
    };
    expect(await refused("2")).toEqual([1, expect.stringMatching(/--workers 2 needs PostgreSQL/)]);
    expect(await refused("many")).toEqual([1, expect.stringMatching(/from 0 to 256, or auto/)]);
  });
});
