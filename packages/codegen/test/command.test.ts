/** The commands over a small repository on disk. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../src/command.ts";

const golden = fileURLToPath(new URL("./golden/", import.meta.url));
let root = "";
let lines: string[] = [];

async function command(...args: string[]) {
  lines = [];
  const say = (line: string) => lines.push(line);
  return run(args, { root, out: say, err: say });
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "codegen-"));
  await cp(join(golden, "lists/openapi.yaml"), join(root, "specs/data/openapi.yaml"));
  await cp(join(golden, "numbers/openapi.yaml"), join(root, "specs/metrics/openapi.yaml"));
  await cp(join(golden, "rpc/openrpc.yaml"), join(root, "specs/pchain/openrpc.yaml"));
  for (const folder of ["data", "metrics", "pchain-rpc"]) {
    const home = join(root, "packages", folder);
    await mkdir(join(home, "src"), { recursive: true });
    await writeFile(join(home, "package.json"), JSON.stringify({ name: folder, exports: { ".": {} } }));
    await writeFile(join(home, "src/index.ts"), "");
    await writeFile(join(home, "README.md"), ["methods", "functions", "entry points"].map(block).join("\n"));
  }
});
/** An empty block of a README. */
const block = (name: string) => `<!-- ${name}: made by packages/codegen -->\n<!-- end of ${name} -->\n`;
afterEach(() => rm(root, { recursive: true }));

const gen = (target: string, file = "") => join(root, "packages", target, "src/gen", file);

async function edit(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, "utf8")));
}

describe("generate", () => {
  it("writes types, operations, methods, the bundled document and the tables of the README", async () => {
    expect(await command("data")).toBe(0);
    expect(lines).toEqual([
      "data: wrote types.ts, paths.ts, operations.ts, resources.ts, makers.ts, openapi.json, README.md",
    ]);
    expect(await command("pchain-rpc")).toBe(0);
    expect((await readdir(gen("pchain-rpc"))).sort()).toEqual([
      "makers.ts",
      "openrpc.json",
      "operations.ts",
      "resources.ts",
      "types.ts",
    ]);
    const readme = await readFile(join(root, "packages/pchain-rpc/README.md"), "utf8");
    expect(readme).toContain("| `bell.ring` | Ring the bell |  | `bell.ring` |");
  });

  it("writes only the files that differ", async () => {
    await command("data");
    const before = await stat(gen("data", "types.ts"));
    await edit(gen("data", "operations.ts"), (text) => `${text}// by hand\n`);
    expect(await command("data")).toBe(0);
    expect(lines).toEqual(["data: wrote operations.ts"]);
    expect((await stat(gen("data", "types.ts"))).mtimeMs).toBe(before.mtimeMs);
    expect(await command("data")).toBe(0);
    expect(lines).toEqual(["data: up to date"]);
  });

  it("writes nothing when the spec does not validate", async () => {
    await edit(join(root, "specs/data/openapi.yaml"), (text) =>
      text.replace("x-retry: safe", "x-retry: often"),
    );
    expect(await command("data")).toBe(1);
    expect(lines).toEqual([
      "specs/data/openapi.yaml: GET /v1/networks/{network}/birds: x-retry must be safe or unsafe",
    ]);
    await expect(readdir(gen("data"))).rejects.toThrow("ENOENT");
  });
});

describe("check", () => {
  it("passes when everything is current, and names each file that is not", async () => {
    for (const target of ["data", "metrics", "pchain-rpc", "testing"]) {
      await command(target);
      expect(await command(target, "--check")).toBe(0);
      expect(lines).toEqual([]);
    }
    await edit(join(root, "specs/metrics/openapi.yaml"), (text) => text.replace("Never rounded", "Exact"));
    await rm(gen("pchain-rpc", "types.ts"));
    expect(await command("metrics", "--check")).toBe(1);
    expect(lines.map((line) => line.split(" ")[0])).toEqual([
      "packages/metrics/src/gen/paths.ts",
      "packages/metrics/src/gen/operations.ts",
      "packages/metrics/src/gen/openapi.json",
    ]);
    expect(await command("pchain-rpc", "--check")).toBe(1);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["packages/pchain-rpc/src/gen/types.ts"]);
  });
});

describe("verdict", () => {
  it("prints the level and then each change", async () => {
    await command("data");
    const [before, after] = [gen("data", "openapi.json"), join(root, "new.json")];
    const document = JSON.parse(await readFile(before, "utf8"));
    document.components.schemas.Bird.properties.age = { type: "integer" };
    await writeFile(after, JSON.stringify(document));
    expect(await command("verdict", before, after)).toBe(0);
    expect(lines).toEqual(["minor", "minor: listBirds result.birds[].age: added"]);
  });

  it("names a file that cannot be read", async () => {
    expect(await command("verdict", join(root, "a.json"), join(root, "b.json"))).toBe(1);
    expect(lines[0]).toMatch(/a\.json: ENOENT/);
  });
});

it.each([[], ["nothing"], ["verdict", "one.json"], ["toString"]])(
  "prints the usage for %j",
  async (...args) => {
    expect(await command(...args)).toBe(2);
    expect(lines[0]).toMatch(/^usage: primary-network-codegen data\|metrics\|pchain-rpc\|testing/);
  },
);
