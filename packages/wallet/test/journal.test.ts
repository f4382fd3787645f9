/** The journals in memory and in a folder keep the rules of journals. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memoryJournal } from "../src/index.ts";
import { fileJournal } from "../src/node/index.ts";
import { JOURNAL_CASES } from "./journal-cases.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wallet-"));
});
afterAll(() => rm(folder, { recursive: true }));

const cases = Object.entries(JOURNAL_CASES);

test.each(cases)("memoryJournal %s", (_rule, run) => {
  const journal = memoryJournal();
  return run(() => journal);
});

describe("fileJournal", () => {
  test.each(cases)("%s", (_rule, run) => run(() => fileJournal(join(folder, "flows"))));

  test("leaves no half file, and refuses a name that leads elsewhere", async () => {
    const own = join(folder, "own");
    await fileJournal(own).save("a", { version: 1, kind: "transfer", intent: "x", steps: [] });
    expect(await readdir(own)).toEqual(["a.json"]);
    await expect(fileJournal(own).load("../a")).rejects.toThrow("id must be 1 to 100 letters");
  });
});
