/** When the local network begins. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseStartTime, StartTimes } from "./start-time.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each<[text: string, want: number]>([
  ["1780272000", 1_780_272_000],
  ["2026-06-01", 1_780_272_000],
  ["2026-06-01T00:00Z", 1_780_272_000],
  ["2026-06-01T02:00:00+02:00", 1_780_272_000],
])("%s is %i", (text, want) => expect(parseStartTime(text)).toBe(want));

it.each([
  "",
  "now",
  "-1",
  "1",
  "2026-06-01T00:00:00",
  "2026-13-01",
  "1999-12-31",
  "9999-01-01",
  "1780272000.5",
])("%j is not a valid time", (text) => expect(() => parseStartTime(text)).toThrow(/a time is Unix seconds/));

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
