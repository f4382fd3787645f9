/** A namespace stays a file of its own, so that a bundle of one member holds no other. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { build as buildPage } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepNamespaces, namespacesIn } from "./namespaces.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "namespaces-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const SOURCES: Readonly<Record<string, string>> = {
  "src/index.ts":
    'export * as birds from "./birds/index.ts";\nexport { owl as bird } from "./birds/night/owl.ts";\n',
  "src/birds/index.ts": 'export * as night from "./night/index.ts";\n',
  "src/birds/night/index.ts": 'export { owl } from "./owl.ts";\nexport { nightjar } from "./nightjar.ts";\n',
  "src/birds/night/owl.ts": 'export const owl = () => "hoots";\n',
  "src/birds/night/nightjar.ts": 'export const nightjar = () => "churrs";\n',
};

async function page(program: string): Promise<string> {
  writeFileSync(join(dir, "page.js"), program);
  const built = await buildPage({
    root: dir,
    configFile: false,
    logLevel: "silent",
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: "page.js" } },
  });
  if (!("output" in built)) throw new Error("nothing was built");
  return built.output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
}

test("a page gets the one member of a namespace that it uses", async () => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const namespaces = namespacesIn(join(dir, "src"));
  expect(namespaces.toSorted()).toEqual([
    join(dir, "src/birds/index.ts"),
    join(dir, "src/birds/night/index.ts"),
  ]);
  await build({
    absWorkingDir: dir,
    entryPoints: ["src/index.ts", ...namespaces],
    outdir: "dist",
    outbase: "src",
    bundle: true,
    splitting: true,
    format: "esm",
    plugins: [keepNamespaces],
  });
  expect(readFileSync(join(dir, "dist/index.js"), "utf8")).toContain('from "./birds/index.js"');
  const used = await page('import { birds } from "./dist/index.js"; console.log(birds.night.owl());');
  expect(used).toContain("hoots");
  expect(used).not.toContain("churrs");
  expect(await page('import { bird } from "./dist/index.js"; console.log(bird());')).not.toContain("churrs");
});
