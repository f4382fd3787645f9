/**
 * The image's entry point, its health check, the chart's arguments and the units' commands, run with the built command against a local
 * network: as process 1 of another user on a read-only file system where this machine lets us, else as they are.
 */

import { statSync } from "node:fs";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Listener, listen } from "../../apps/devnet/src/listen/listen.ts";
import { root } from "../shared/packages.ts";
import { findPostgres, type Postgres, startPostgres } from "../shared/postgres.ts";
import { canConfine, type RunningCommand, start, type User } from "./confined.ts";
import { instruction, renderChart, unit } from "./read.ts";

let server: Postgres | undefined;
let node: Listener;
let config: string;
let state: string;
let user: User | undefined;
const running: RunningCommand[] = [];

beforeAll(async () => {
  server = await startPostgres();
  const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2, evm: false });
  node = await listen({ name: "node", flag: "", host: "127.0.0.1", port: 0, fetch: net.fetch });
  config = await mkdtemp(join(tmpdir(), "primary-network-etc-"));
  await chmod(config, 0o755);
  await writeFile(join(config, "genesis.bin"), net.genesisBytes);
  state = await mkdtemp(join(tmpdir(), "primary-network-state-"));
  await writeFile(
    join(config, "config.yaml"),
    `networks:
  fuji: { nodeUrl: "${node.url}", genesis: genesis.bin }
listen: { port: 0, adminPort: 0 }
exportDir: ${state}
logLevel: warn
`,
  );
  if (server && canConfine(state, join(root, "apps/cli/dist/main.js"))) {
    // The user of the server: only it reaches the socket.
    const { uid, gid } = statSync(new URL(server.url).searchParams.get("host") ?? "");
    await chown(state, uid, gid);
    user = { uid, gid };
  }
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
});
afterAll(async () => {
  await node?.close();
  await server?.stop();
  for (const folder of [config, state]) if (folder) await rm(folder, { recursive: true, force: true });
});

/** Starts a command of a deployment with the paths of this machine. */
function run(command: readonly string[]): RunningCommand {
  const here = command.map((word) =>
    word
      .replace(/^(\/usr\/bin\/)?node$/, process.execPath)
      .replace(
        /^\/(app|opt\/primary-network\/node_modules\/primary-network)\//,
        join(root, "apps", "cli", "/"),
      )
      .replace(/^\/etc\/primary-network\/\w+\.yaml$/, join(config, "config.yaml")),
  );
  const env = { NODE_ENV: "production", DATABASE_URL: server?.url ?? "" };
  const command_ = start(here, { folder: state, env, user });
  running.push(command_);
  return command_;
}

const entryPoint: string[] = JSON.parse(instruction("ENTRYPOINT"));
const chart = renderChart("all");
const pods = (chart ?? []).flatMap(({ spec }) => (spec?.template ? [spec.template.spec] : []));
/** The arguments of the chart's container. */
const argsOf = (name: string): readonly string[] =>
  pods.flatMap((pod) => [...pod.initContainers, ...pod.containers]).find((one) => one.name === name)?.args ??
  expect.fail(`no container ${name}`);

async function printed(command: RunningCommand, what: RegExp): Promise<string> {
  await expect.poll(command.text).toMatch(what);
  return what.exec(command.text())?.[1] ?? "";
}
const adminOf = (command: RunningCommand) => printed(command, /admin {2}(\S+)/);

/** The image's health check, of the port that the process got. */
function healthCheck(admin: string): Promise<number | null> {
  const [, check = ""] = /CMD (\[.*\])$/.exec(instruction("HEALTHCHECK")) ?? [];
  const words: string[] = JSON.parse(check);
  return run(words.map((word) => word.replace("http://127.0.0.1:8081", admin))).ended;
}

const here = test.skipIf(findPostgres() === undefined);

here("nothing but one folder can be written", async () => {
  if (!user) return; // this machine does not let us
  const write = (path: string) =>
    run(["node", "-e", `require("fs").writeFileSync(${JSON.stringify(path)}, "")`]).ended;
  expect(await write(join(state, "written"))).toBe(0);
  expect(await write(join(tmpdir(), "written"))).toBe(1);
  const [identity] = [run(["node", "-p", "[process.pid, process.getuid(), process.getgid()].join()"])];
  expect(await identity.ended).toBe(0);
  expect(identity.text().trim()).toBe(`1,${user.uid},${user.gid}`);
});

test.skipIf(findPostgres() === undefined || !chart)(
  "the image migrates, indexes and serves with the chart's arguments, and ends on SIGTERM",
  async () => {
    const migrating = run([...entryPoint, ...argsOf("migrate")]);
    expect([await migrating.ended, migrating.text()]).toEqual([0, expect.any(String)]);
    const [indexer, api] = ["indexer", "api"].map((name) => run([...entryPoint, ...argsOf(name)]));
    if (!indexer || !api) return expect.fail();
    const admin = await adminOf(api);
    const url = await printed(api, /data and metrics {2}(\S+)/);
    await expect.poll(async () => (await fetch(`${admin}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/v1/networks/fuji/validators?pageSize=1`)).status).toBe(200);
    const leads = async () =>
      (await (await fetch(`${await adminOf(indexer)}/metrics`)).text()).includes('role="leader"');
    expect(await leads()).toBe(true);
    expect(await healthCheck(admin)).toBe(0);
    for (const process of [api, indexer]) {
      process.signal("SIGTERM");
      expect([await process.ended, process.text()]).toEqual([0, expect.not.stringContaining("EROFS")]);
    }
    expect(await healthCheck(admin)).toBe(1);
  },
);

here.each(["index", "serve"])("the unit %s starts after the migration, and ends on SIGTERM", async (name) => {
  const commandOf = (suffix: string) => (unit(`primary-network-${suffix}`).ExecStart ?? "").split(" ");
  expect(await run(commandOf("migrate")).ended).toBe(0);
  const service = run(commandOf(name));
  expect((await fetch(`${await adminOf(service)}/livez`)).status).toBe(200);
  service.signal("SIGTERM");
  expect(await service.ended).toBe(0);
});
