/** What is bundled and what is left to the user's installation. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ownDependencies, packageOf } from "./own-dependencies.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "own-dependencies-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

const bundle = async (manifest: Parameters<typeof ownDependencies>[0]) => {
  const { outputFiles } = await build({
    absWorkingDir: dir,
    entryPoints: ["src/index.js"],
    bundle: true,
    write: false,
    outdir: "dist",
    format: "esm",
    platform: "node",
    logLevel: "silent",
    plugins: [ownDependencies(manifest, dir)],
  });
  return outputFiles[0]?.text ?? "";
};

test("bundles development dependencies, leaves what is installed, and shares only the same copy", async () => {
  put({
    "src/index.js":
      'import "fs"; import { owl } from "owl"; import { egg } from "egg"; import { peer } from "peer/deep.js"; console.log(owl, egg, peer);',
    // The owl has an egg of its own, and a feather that it shares.
    "node_modules/owl/index.js":
      'import { egg } from "egg"; import { feather } from "feather"; export const owl = ["an owl", egg, feather];',
    "node_modules/owl/node_modules/egg/index.js": 'export const egg = "another egg";',
    "node_modules/egg/index.js": 'export const egg = "an egg";',
    "node_modules/feather/index.js": 'export const feather = "a feather";',
    "node_modules/peer/deep.js": "export const peer = 1;",
  });
  const text = await bundle({
    dependencies: { egg: "1.0.0", feather: "1.0.0" },
    peerDependencies: { peer: "1.0.0" },
    devDependencies: { owl: "1.0.0", peer: "1.0.0" },
  });
  expect(text).toContain("an owl");
  expect(text).toContain("another egg");
  for (const left of ["fs", "egg", "feather", "peer/deep.js"]) expect(text).toMatch(`"${left}"`);
  for (const gone of ["an egg", "a feather"]) expect(text).not.toContain(gone);
});

test("refuses an import that the manifest does not know", async () => {
  put({ "src/index.js": 'import "owl";', "node_modules/owl/index.js": "" });
  await expect(bundle({})).rejects.toThrow("owl is imported and no dependency of the package");
});

test.each([
  ["owl", "owl"],
  ["owl/deep.js", "owl"],
  ["@rook/nest", "@rook/nest"],
  ["@rook/nest/egg.js", "@rook/nest"],
])("%s is of %s", (specifier, want) => expect(packageOf(specifier)).toBe(want));
