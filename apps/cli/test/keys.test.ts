/** Keys from the command line to the service: made, used, listed, revoked. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SimulatedDev as Dev, type DevOptions, startDev } from "@primary-network/devnet";
import { Command } from "commander";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEV_OPTIONS, SMALL_HISTORY } from "../../devnet/test/dev-options.ts";
import { createKeysCommand } from "../src/commands/keys.ts";
import { createProgram } from "../src/program.ts";

let folder: string;
let options: DevOptions;
let dev: Dev | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-keys-"));
  options = {
    ...DEV_OPTIONS,
    history: SMALL_HISTORY,
    evm: false,
    dataDir: join(folder, "data"),
    limits: "public",
    allowHost: ["data.example"],
  };
  dev = await startDev(options);
});
afterAll(async () => {
  await dev?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as the command line does; what it refuses is thrown. */
async function keys(...args: string[]): Promise<{ printed: string; errors: string }> {
  const lines = { printed: [] as string[], errors: [] as string[] };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  const out = {
    print: (text: string) => void lines.printed.push(text),
    tell: (text: string) => void lines.errors.push(text),
  };
  const command = createKeysCommand(out, options.dataDir);
  for (const sub of [command, ...command.commands]) sub.copyInheritedSettings(program);
  program.addCommand(command);
  await program.parseAsync(["keys", ...args], { from: "user" });
  return { printed: lines.printed.join("\n"), errors: lines.errors.join("\n") };
}

const ask = (key?: string, path = "subnets") => {
  if (!dev) throw new Error("dev does not run");
  return fetch(`${dev.service.url}/v1/networks/fuji/${path}`, {
    headers: key === undefined ? {} : { "x-service-api-key": key },
  });
};
const restart = async () => {
  dev = await startDev(options);
};
const stop = async () => {
  await dev?.close();
  dev = undefined;
};

it("adds, lists and revokes keys, and the service applies each change", async () => {
  await expect(keys("list")).rejects.toThrow(/is in use by this process: end it first/);
  await stop();
  expect(await keys("list")).toEqual({ printed: "", errors: "There are no keys." });
  expect(await keys("list", "--json")).toEqual({ printed: '{\n  "keys": []\n}', errors: "" });
  const added = await keys("add", "--name", "explorer", "--tier", "growth", "--privileges", "data");
  const [secret, id] = [added.printed, added.errors.split(" ")[0] ?? ""];
  expect(secret).toMatch(/^pn_[0-9a-f]{64}$/);
  expect(id).toMatch(/^key_[0-9a-f]{12}$/);
  expect(added.errors).toContain("tier growth, privileges data");
  const listed = await keys("list", "--data-dir", options.dataDir);
  expect(listed.printed).toMatch(new RegExp(`${id} +explorer +growth +data +20\\d\\d-`));
  const listedJson = await keys("list", "--json");
  expect(JSON.parse(listedJson.printed)).toEqual({
    keys: [
      {
        id,
        name: "explorer",
        tier: "growth",
        privileges: ["data"],
        createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        revokedAt: null,
      },
    ],
  });
  expect(JSON.stringify([listed, listedJson, added.errors])).not.toContain(secret.slice(3));

  await restart();
  const response = await ask(secret);
  expect([response.status, response.headers.get("ratelimit-limit")]).toEqual([200, "14000"]);
  expect((await ask(`${secret.slice(0, -1)}${secret.endsWith("0") ? 1 : 0}`)).status).toBe(401);
  await stop();
  expect((await keys("revoke", id)).errors).toBe(`${id} of explorer is revoked.`);
  const second = await keys("add", "--name", "script", "--json");
  const { secret: secondSecret, ...scripted } = JSON.parse(second.printed);
  expect([second.errors, scripted.tier, scripted.revokedAt]).toEqual(["", "free", null]);
  const all = JSON.parse((await keys("list", "--json")).printed).keys;
  expect([all[0].revokedAt === null, all[1]]).toEqual([false, scripted]);
  await restart();
  expect((await ask(secret)).status).toBe(401);
  expect((await ask(secondSecret)).status).toBe(200);
});

it("is listed among the commands", () => {
  const command = createProgram().commands.find((entry) => entry.name() === "keys");
  expect(command?.commands.map((entry) => entry.name())).toEqual(["add", "list", "revoke"]);
});

it("serves the configured hosts and no other", async () => {
  if (!dev) throw new Error("dev does not run");
  const { request } = await import("node:http");
  const { port } = new URL(dev.service.url);
  const statusOf = (host: string) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { host: "127.0.0.1", port, path: "/v1/networks/fuji/subnets", headers: { host } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on("error", reject).end();
    });
  const hosts = ["127.0.0.1", `localhost:${port}`, "data.example", "evil.example", "localhost.evil.example"];
  expect(await Promise.all(hosts.map(statusOf))).toEqual([200, 200, 200, 421, 421]);
});

it("limits callers without a key by their address", async () => {
  const statuses: number[] = [];
  const dear = "blockchains/p-chain/transactions?pageSize=1"; // 100 units
  for (let call = 0; call < 70 && !statuses.includes(429); call++)
    statuses.push((await ask(undefined, dear)).status);
  expect(statuses.at(-1)).toBe(429);
  const { status, headers } = await ask(undefined, dear);
  expect([status, headers.get("ratelimit-limit")]).toEqual([429, "6000"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

it("reports an invalid option in one line", async () => {
  const several = join(folder, "several");
  for (const name of ["a", "b", "b.unusable-1"]) {
    await mkdir(join(several, name), { recursive: true });
    await writeFile(join(several, name, "PG_VERSION"), "17");
  }
  const config = join(folder, "config.yaml");
  await writeFile(
    config,
    "networks: { fuji: { nodeUrl: 'http://127.0.0.1:1' } }\ndatabase: { dataDir: none }\n",
  );
  const given: [args: string[], message: RegExp][] = [
    [["list", "--data-dir", join(folder, "none")], /--data-dir .*none holds no index yet/],
    [["list", "--data-dir", several], /holds several indexes; name one of .*a, .*b\.$/],
    [["list", "--database-url", "postgres://127.0.0.1:1/x"], /The database cannot be opened: .*ECONNREFUSED/],
    [["list", "--database-url", "x", "--data-dir", "y"], /cannot be used with/],
    [["list", "--config", "x", "--data-dir", "y"], /cannot be used with/],
    [
      ["list", "--config", config],
      /dataDir .*none of .*config\.yaml holds no index yet. Run the service once/,
    ],
    [["add"], /required option '--name/],
    [["add", "--name", "a", "--tier", "gold"], /Allowed choices are free, base, growth, pro/],
    [["add", "--name", "a", "--privileges", "data,write"], /Expected some of data,operations,reindex/],
    [["add", "--name", "a", "--privileges", "data,data"], /each once/],
  ];
  for (const [args, message] of given) await expect(keys(...args), args.join(" ")).rejects.toThrow(message);
  await stop();
  await expect(keys("add", "--name", "")).rejects.toThrow(/^keys: name must have 1 to 100 characters/);
  await expect(keys("revoke", "key_none")).rejects.toThrow(
    'There is no key key_none. List the ids with "keys list".',
  );
});
