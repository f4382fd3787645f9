/** Modules that the command loads at its start: `--help` must not wait for the network or the service. */
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The modules that importing one loads: its own sources, and packages by name. */
async function loadedBy(entry: string) {
  const { metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    metafile: true,
    write: false,
    outdir: "out",
    splitting: true,
  });
  const sources = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (sources.has(path)) return;
    sources.add(path);
    for (const { kind, external, path: next } of metafile.inputs[path]?.imports ?? []) {
      if (kind !== "import-statement") continue;
      if (external && !isBuiltin(next)) packages.add(next);
      if (!external) visit(next);
    }
  };
  visit(entry);
  return { sources: [...sources].sort(), packages: [...packages].sort() };
}

it("the help needs commander and messages, and of the command only commands and flags", async () => {
  const { sources, packages } = await loadedBy("src/main.ts");
  expect(packages).toEqual(["@primary-network/devnet/terminal", "commander"]);
  expect((await loadedBy("../devnet/src/terminal/index.ts")).packages).toEqual([]);
  const own = [
    "src/config/access.ts",
    "src/main.ts",
    "src/program.ts",
    "src/terminal/output.ts",
    "src/terminal/version.ts",
  ];
  expect(sources.filter((path) => !/^src\/(commands|flags)\//.test(path))).toEqual(own);
});

it("a command's work is seen by the same reading", async () => {
  const { packages } = await loadedBy("src/dev/run-dev.ts");
  expect(packages).toEqual(
    expect.arrayContaining(["@primary-network/devnet", "@primary-network/devnet/parts"]),
  );
});
