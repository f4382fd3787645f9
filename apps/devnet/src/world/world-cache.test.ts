/** The cache of networks: where it is, what it keeps, and what it does with damaged and old files. */
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cacheFolder, cleanCache } from "./cache-folder.ts";
import { cacheEntry } from "./world-cache.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "primary-network-cache-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  [undefined, { platform: "linux", env: {} }, "/home/u/.cache/primary-network"],
  [undefined, { platform: "linux", env: { XDG_CACHE_HOME: "/x" } }, "/x/primary-network"],
  [
    undefined,
    { platform: "darwin", env: { XDG_CACHE_HOME: "/x" } },
    "/home/u/Library/Caches/primary-network",
  ],
  [undefined, { platform: "win32", env: { LOCALAPPDATA: "/local" } }, "/local/primary-network"],
  [undefined, { platform: "linux", env: { PRIMARY_NETWORK_CACHE: "/own" } }, "/own"],
  [undefined, { platform: "linux", env: { PRIMARY_NETWORK_CACHE: "none" } }, undefined],
  ["/named", { platform: "linux", env: { PRIMARY_NETWORK_CACHE: "none" } }, "/named"],
  ["none", { platform: "linux", env: { PRIMARY_NETWORK_CACHE: "/own" } }, undefined],
])("the folder for %j with %j is %j", (named, { platform, env }, want) =>
  expect(cacheFolder(named, { platform, env, home: "/home/u" })).toBe(want),
);

test("an entry is found by what determines it, and only by that", async () => {
  const folder = join(root, "found");
  const entry = cacheEntry(folder, { seed: "a" });
  expect(await entry.read("world")).toBeUndefined();
  await entry.write("world", bytes("the world"));
  expect(await cacheEntry(folder, { seed: "a" }).read("world")).toEqual(bytes("the world"));
  expect(await cacheEntry(folder, { seed: "a" }).read("index")).toBeUndefined();
  expect(await cacheEntry(folder, { seed: "b" }).read("world")).toBeUndefined();
});

test("a damaged entry is missing, and gone", async () => {
  const folder = join(root, "damaged");
  const entry = cacheEntry(folder, 1);
  for (const damage of [
    (path: string) => truncate(path, 20),
    (path: string) => writeFile(path, "something else"),
    async (path: string) => {
      const packed = await readFile(path);
      packed.writeUInt8(packed.readUInt8(packed.length - 6) ^ 1, packed.length - 6);
      await writeFile(path, packed);
    },
  ]) {
    await entry.write("index", bytes("data ".repeat(100)));
    const [name = ""] = await readdir(folder);
    await damage(join(folder, name));
    expect(await entry.read("index")).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  }
});

test("concurrent writers leave one whole entry and nothing else", async () => {
  const folder = join(root, "written");
  const texts = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(50_000));
  await Promise.all(texts.map((text) => cacheEntry(folder, 1).write("world", bytes(text))));
  const read = new TextDecoder().decode(await cacheEntry(folder, 1).read("world"));
  expect(texts).toContain(read);
  expect(await readdir(folder)).toHaveLength(1);
});

test("what was not used for longest is removed when the files are too large together", async () => {
  const folder = join(root, "bounded");
  const noise = crypto.getRandomValues(new Uint8Array(1_000));
  const entries = ["a", "b", "c"].map((name) => cacheEntry(folder, name, 2_500));
  for (const [age, entry] of [...entries.entries()].slice(0, 2)) {
    const before = await readdir(folder).catch((): string[] => []);
    await entry.write("world", noise);
    const [name = ""] = (await readdir(folder)).filter((one) => !before.includes(one));
    await utimes(join(folder, name), 1_000 + age, 1_000 + age);
  }
  await entries[0]?.read("world"); // used now
  await entries[2]?.write("world", noise);
  const kept = await Promise.all(entries.map(async (entry) => (await entry.read("world")) !== undefined));
  expect(kept).toEqual([true, false, true]);
});

test("a folder that cannot be written costs nothing but the cache", async () => {
  const file = join(root, "file");
  await writeFile(file, "");
  const entry = cacheEntry(file, 1);
  await entry.write("world", bytes("x"));
  expect(await entry.read("world")).toBeUndefined();
});

test("cleaning removes entries and leaves other files", async () => {
  const folder = join(root, "cleaned");
  await cacheEntry(folder, 1).write("world", bytes("x"));
  await cacheEntry(folder, 1).write("index", bytes("y"));
  await writeFile(join(folder, "notes.txt"), "mine");
  expect(await cleanCache(folder)).toEqual({ files: 2, bytes: expect.any(Number) });
  expect(await readdir(folder)).toEqual(["notes.txt"]);
  expect(await cleanCache(join(root, "missing"))).toEqual({ files: 0, bytes: 0 });
});
