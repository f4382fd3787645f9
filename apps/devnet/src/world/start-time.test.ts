/** Start times of the local network. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { StartTimes } from "./start-time.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("the start time is kept per seed of a folder", async () => {
  const times = new StartTimes(join(folder, "new"));
  expect(await times.last("a")).toBeUndefined();
  await times.keep("a", 1_000_000_000);
  await times.keep("b", 2_000_000_000);
  await times.keep("a", 1_500_000_000);
  const again = new StartTimes(join(folder, "new"));
  expect([await again.last("a"), await again.last("b")]).toEqual([1_500_000_000, 2_000_000_000]);
});

it("the start time is not kept in memory, and a damaged file is replaced", async () => {
  const times = new StartTimes("memory");
  await times.keep("a", 1_000_000_000);
  expect(await times.last("a")).toBeUndefined();
  const file = join(folder, "start-times.json");
  await writeFile(file, "{");
  const damaged = new StartTimes(folder);
  expect(await damaged.last("a")).toBeUndefined();
  await damaged.keep("a", 1_000_000_000);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ a: 1_000_000_000 });
});
