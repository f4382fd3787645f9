/** Small specs in, readable output beside them; UPDATE_GOLDEN=1 writes the output anew. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { generate, generateExamples } from "../src/generate.ts";

const folder = fileURLToPath(new URL("./golden/", import.meta.url));
const cases = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());

async function generateCase(name: string) {
  const spec = (await readdir(join(folder, name))).find((file) => file.endsWith(".yaml"));
  if (!spec) throw new Error(`golden/${name} holds no spec`);
  const file = join(folder, name, spec);
  return new Map([
    ...(await generate(file, folder, { client: "api", title: "Api", pages: "https://docs.test/" })),
    ["examples.json", await generateExamples(file, folder)],
  ]);
}

describe("golden", () => {
  it.each(cases.map((entry) => entry.name))("%s generates the files beside it", async (name) => {
    const files = await generateCase(name);
    for (const file of [
      "types.ts",
      "paths.ts",
      "operations.ts",
      "resources.ts",
      "makers.ts",
      "examples.json",
    ]) {
      const text = files.get(file);
      if (text === undefined) continue; // paths are of OpenAPI alone
      const path = join(folder, name, file);
      if (process.env.UPDATE_GOLDEN === "1") await writeFile(path, text);
      expect(text).toBe(await readFile(path, "utf8"));
    }
  });

  it.each(cases.map((entry) => entry.name))("%s generates the same bytes again", async (name) => {
    expect([...(await generateCase(name))]).toEqual([...(await generateCase(name))]);
  });
});
