/** A good tarball has no faults; each thing that may be wrong with one is named. */
import { expect, test } from "vitest";
import { tarballFaults } from "./tarball.ts";

const good = {
  folder: "packages/data",
  manifest: {
    license: "MIT",
    repository: {
      type: "git",
      url: "git+https://github.com/primary-network/primary-network-sdk.git",
      directory: "packages/data",
    },
    publishConfig: { access: "public", provenance: true },
    scripts: { build: "node build.ts" },
    dependencies: { "@primary-network/core": "1.2.3" },
  },
  paths: [
    "package.json",
    "README.md",
    "LICENSE",
    "dist/index.js",
    "dist/index.js.map",
    "dist/index.d.ts",
    "dist/index.d.ts.map",
    "src/index.ts",
  ],
  maps: {
    "dist/index.js.map": { sources: ["../src/index.ts"] },
    "dist/index.d.ts.map": { sources: ["../src/index.ts"] },
  },
};

const without = (path: string) => ({ ...good, paths: good.paths.filter((one) => one !== path) });
const having = (path: string) => ({ ...good, paths: [...good.paths, path] });
const saying = (fields: object) => ({ ...good, manifest: { ...good.manifest, ...fields } });

test("accepts a valid tarball", () => expect(tarballFaults(good)).toEqual([]));

test.each([
  { given: without("README.md"), want: "README.md is missing" },
  { given: without("LICENSE"), want: "LICENSE is missing" },
  { given: without("dist/index.js"), want: "dist/index.js is missing" },
  { given: without("dist/index.js.map"), want: "no source map of code" },
  { given: without("dist/index.d.ts.map"), want: "no source map of declarations" },
  { given: without("src/index.ts"), want: "dist/index.js.map leads to src/index.ts, which is missing" },
  { given: having("src/client.test.ts"), want: "src/client.test.ts is not for users" },
  { given: having("test/faults.ts"), want: "test/faults.ts is not for users" },
  { given: having("src/types.test-d.ts"), want: "src/types.test-d.ts is not for users" },
  { given: saying({ license: "ISC" }), want: "licence ISC" },
  { given: saying({ license: undefined }), want: "licence undefined" },
  { given: saying({ repository: "github:someone/else" }), want: 'repository "github:someone/else"' },
  {
    given: saying({ repository: { ...good.manifest.repository, directory: "packages/core" } }),
    want: `repository ${JSON.stringify({ ...good.manifest.repository, directory: "packages/core" })}`,
  },
  { given: saying({ publishConfig: { access: "public" } }), want: 'publishConfig {"access":"public"}' },
  { given: saying({ publishConfig: { provenance: true } }), want: 'publishConfig {"provenance":true}' },
  { given: saying({ private: true }), want: "it is private" },
  {
    given: saying({ scripts: { postinstall: "node ." } }),
    want: "a user's machine would run its postinstall script",
  },
  {
    given: saying({ dependencies: { "@primary-network/core": "workspace:*" } }),
    want: "a workspace: range is left",
  },
])("$want", ({ given, want }) => expect(tarballFaults(given)).toContain(want));
