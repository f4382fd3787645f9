/** A good tarball has no faults; each thing that may be wrong with one is named. */
import { expect, test } from "vitest";
import { tarballFaults } from "./tarball.ts";

const RULE = "-".repeat(80);
const noticesOn = (name: string) =>
  `Code of others:\n\n${RULE}\n${name} 1.2.3, licence MIT\n${RULE}\n\nCopyright\n`;

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
    homepage: "https://primary-network.github.io/primary-network-sdk/",
    bugs: { url: "https://github.com/primary-network/primary-network-sdk/issues" },
    bin: { bird: "./dist/main.js" },
    exports: {
      ".": { source: "./src/index.ts", types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./openapi.json": { source: "./src/gen/openapi.json", default: "./dist/openapi.json" },
      "./package.json": "./package.json",
    },
    scripts: { build: "node build.ts" },
    dependencies: { "@primary-network/core": "1.2.3" },
  },
  paths: [
    "package.json",
    "README.md",
    "LICENSE",
    "dist/THIRD-PARTY-NOTICES.txt",
    "dist/main.js",
    "dist/openapi.json",
    "dist/index.js",
    "dist/index.js.map",
    "dist/index.d.ts",
    "dist/index.d.ts.map",
    "src/index.ts",
  ],
  maps: {
    "dist/index.js.map": {
      sources: ["../src/index.ts", "node_modules/@rook/nest/dist/nest.js"],
      ignoreList: [1],
    },
    "dist/index.d.ts.map": { sources: ["../src/index.ts"] },
  },
  declarations: {
    "dist/index.d.ts":
      '/** @example import { kite } from "kite";\\n */\\n' +
      'import type { Server } from "node:http";\nimport type { Page } from "@primary-network/core/client";\n',
  },
  notices: noticesOn("@rook/nest"),
};

const without = (path: string) => ({ ...good, paths: good.paths.filter((one) => one !== path) });
const having = (path: string) => ({ ...good, paths: [...good.paths, path] });
const saying = (fields: object) => ({ ...good, manifest: { ...good.manifest, ...fields } });

test("accepts a valid tarball", () => expect(tarballFaults(good)).toEqual([]));

test.each([
  { given: without("README.md"), want: "README.md is missing" },
  { given: without("LICENSE"), want: "LICENSE is missing" },
  { given: without("dist/index.js"), want: "dist/index.js is missing" },
  { given: without("dist/main.js"), want: "dist/main.js is missing" },
  { given: without("dist/openapi.json"), want: "dist/openapi.json is missing" },
  { given: saying({ homepage: undefined }), want: `homepage undefined, bugs ${good.manifest.bugs.url}` },
  {
    given: saying({ bugs: undefined }),
    want: "homepage https://primary-network.github.io/primary-network-sdk/, bugs undefined",
  },
  {
    given: { ...good, notices: "" },
    want: "@rook/nest is bundled, and THIRD-PARTY-NOTICES.txt does not name it",
  },
  {
    given: { ...good, notices: noticesOn("@rook/other") },
    want: "@rook/nest is bundled, and THIRD-PARTY-NOTICES.txt does not name it",
  },
  {
    given: { ...good, declarations: { "dist/a.d.ts": 'export type A = import("kite/wing").A;' } },
    want: "dist/a.d.ts imports kite/wing, which is not installed with the package",
  },
  { given: without("dist/index.js.map"), want: "no source map of code" },
  { given: without("dist/index.d.ts.map"), want: "no source map of declarations" },
  { given: without("src/index.ts"), want: "dist/index.js.map leads to src/index.ts, which is missing" },
  { given: having("src/client.test.ts"), want: "src/client.test.ts is not for users" },
  { given: having("test/faults.ts"), want: "test/faults.ts is not for users" },
  { given: having("src/types.test-d.ts"), want: "src/types.test-d.ts is not for users" },
  { given: saying({ license: "ISC" }), want: "licence ISC" },
  { given: saying({ license: undefined }), want: "licence undefined" },
  { given: saying({ license: "MIT AND BSD-3-Clause" }), want: "licence MIT AND BSD-3-Clause" },
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
