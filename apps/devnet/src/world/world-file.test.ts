/** Saved worlds: their place, and the rule that nothing of a world is served before it is on disk. */
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../terminal/log.ts";
import { WorldFile } from "./world-file.ts";

let dataDir: string;
let logged: { [name: string]: unknown; msg: string }[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "world-file-"));
  logged = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Opens the network as a start does; none of them is ever closed, as if each had been killed. */
async function start(heliconTime?: number | "never") {
  const localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  const log = createLog("warn", { write: (line) => logged.push(JSON.parse(line)) });
  const world = await WorldFile.open(localnet, dataDir, log, heliconTime);
  world.own(() => {});
  return { localnet, world };
}
const control = (world: WorldFile, localnet: Localnet, method: string, path: string, body?: object) =>
  world.controlFetch(
    new Request(`http://localnet${path}`, {
      method,
      headers: { authorization: `Bearer ${localnet.controlToken}` },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
const askHeight = (world: WorldFile) =>
  world.fetch(
    new Request("http://node/ext/bc/P", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}',
    }),
  );
const tips = ({ blocks, xBlocks, cBlocks }: Localnet) =>
  [blocks, xBlocks, cBlocks].map((list) => list.at(-1)?.blockId);
const file = async () => {
  const [name] = (await readdir(dataDir)).filter((entry) => entry.endsWith(".world"));
  return join(dataDir, name ?? expect.fail("no world is saved"));
};

test("networks that diverge after the same history use different folders", async () => {
  const folderOf = async (heliconTime?: number | "never") => (await start(heliconTime)).world.folder ?? "";
  const [always, first, second, never] = [
    await folderOf(),
    await folderOf(1_800_000_000),
    await folderOf(1_800_000_001),
    await folderOf("never"),
  ];
  expect(first).toBe(`${always}-helicon-1800000000`);
  expect(never).toBe(`${always}-helicon-never`);
  expect(new Set([always, first, second, never]).size).toBe(4);
});

test("whatever a response tells of the network is on disk before it is sent", async () => {
  let { localnet, world } = await start();
  expect(await askHeight(world).then((response) => response.json())).toHaveProperty("result.height");
  expect(await readdir(dataDir)).toEqual([]);
  for (const round of [1, 2, 3]) {
    await control(world, localnet, "POST", "/blocks", { count: 10 });
    // The blocks that a read makes due are no exception, nor are reads at the same time.
    localnet.controlFetch(
      new Request("http://localnet/clock/advance", {
        method: "POST",
        headers: { authorization: `Bearer ${localnet.controlToken}` },
        body: '{"seconds":600}',
      }),
    );
    await Promise.all(Array.from({ length: 5 }, () => askHeight(world)));
    const seen = tips(localnet);
    ({ localnet, world } = await start());
    expect(tips(localnet), `round ${round}`).toEqual(seen);
    expect(world.wasSaved).toBe(true);
  }
  expect(logged).toEqual([]);
});

test("a line that was cut by a kill is left out: nobody has seen what it says", async () => {
  const first = await start();
  await control(first.world, first.localnet, "POST", "/blocks", { count: 2 });
  const seen = tips(first.localnet);
  const whole = (await readFile(await file())).length;
  await control(first.world, first.localnet, "POST", "/blocks", { count: 2 });
  await truncate(await file(), whole + 40);
  const second = await start();
  expect(tips(second.localnet)).toEqual(seen);
  await control(second.world, second.localnet, "POST", "/blocks", { count: 1 });
  expect(tips((await start()).localnet)).toEqual(tips(second.localnet));
});

test("a history that the control API went back in has an index folder of its own, and the left one is removed", async () => {
  const { localnet, world } = await start();
  const before = world.folder ?? expect.fail();
  await mkdir(before);
  await control(world, localnet, "PUT", "/snapshots/here");
  await control(world, localnet, "POST", "/blocks", { count: 2 });
  await control(world, localnet, "POST", "/snapshots/here/restore");
  expect(world.folder).toBe(`${before}.rewind-1`);
  const next = await start();
  expect(next.world.folder).toBe(`${before}.rewind-1`);
  expect(tips(next.localnet)).toEqual(tips(localnet));
  expect(await readdir(dataDir)).toEqual([basename(await file())]);
  expect(logged.map(({ msg }) => msg)).toEqual(["the index of a history that the network left is removed"]);
});

test.each([
  { given: "a world of another version", spoil: (path: string) => writeFile(path, '{"format":0}\n') },
  { given: "a damaged world", spoil: (path: string) => writeFile(path, '{"rewinds":0}\n{"a":1}\n') },
  { given: "an empty file", spoil: (path: string) => truncate(path) },
])("$given is kept with its index, and the loss is said", async ({ spoil }) => {
  const first = await start();
  const history = tips(first.localnet);
  await control(first.world, first.localnet, "POST", "/blocks", { count: 2 });
  await mkdir(first.world.folder ?? expect.fail());
  const path = await file();
  await spoil(path);
  const second = await start();
  expect(tips(second.localnet)).toEqual(history);
  expect(second.world.wasSaved).toBe(false);
  const kept = [`${path}.unusable-1`, `${first.world.folder}.unusable-1`];
  expect(logged).toEqual([expect.objectContaining({ kept, level: 40 })]);
  expect(logged[0]?.msg).toMatch(/every later block and transaction is lost/);
  expect((await readdir(dataDir)).sort()).toEqual(kept.map((name) => basename(name)).sort());
});

test("while the world cannot be saved nothing of it is served; afterwards nothing is missing", async () => {
  const { localnet, world } = await start();
  await control(world, localnet, "POST", "/blocks", { count: 1 });
  await rm(dataDir, { recursive: true });
  const refused = await control(world, localnet, "POST", "/blocks", { count: 1 });
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringMatching(/^the world cannot be saved: ENOENT/),
  ]);
  expect((await askHeight(world)).status).toBe(503);
  await mkdir(dataDir);
  expect((await askHeight(world)).status).toBe(200);
  expect(tips((await start()).localnet)).toEqual(tips(localnet));
});
