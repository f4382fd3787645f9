/** What the fuzzer kept is tried again by every run of the tests: no kept input breaks its target. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCorpus } from "./corpus.ts";
import { decoders } from "./decoders.ts";
import { createHttpTarget } from "./http.ts";

const kept = readdirSync(new URL("corpus/", import.meta.url)).map((name) => name.replace(/\.txt$/, ""));

it("every target has kept inputs, and no inputs stand there for a target that is gone", () => {
  expect(kept.sort()).toEqual([...Object.keys(decoders), "http"].sort());
});

describe.each(Object.entries(decoders))("%s", (name, target) => {
  it("withstands its kept inputs", () => {
    const inputs = readCorpus(name);
    expect(inputs.length).toBeGreaterThan(0);
    for (const bytes of inputs) {
      expect(() => target(bytes), Buffer.from(bytes).toString("base64")).not.toThrow();
    }
  });
});

it("the service responds to each kept request as the interface says", async () => {
  const target = await createHttpTarget();
  try {
    for (const bytes of readCorpus("http"))
      await expect(target(bytes), Buffer.from(bytes).toString("utf8")).resolves.toBeUndefined();
  } finally {
    await target.close();
  }
});
