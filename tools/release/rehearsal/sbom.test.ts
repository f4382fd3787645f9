/** The bill of materials says what is true of the release, and lists what is expected. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { published, root } from "../../shared/packages.ts";
import { expectedPackages, withInstallScript } from "./production.ts";
import { checkSbom, withBundled, withoutRehearsal } from "./sbom.ts";

const registry = "http://127.0.0.1:4873/";
const component = (name: string) => ({
  name,
  version: "1.0.0",
  licenses: [{ license: { id: "MIT" } }],
  hashes: [{ alg: "SHA-512", content: "00" }],
  externalReferences: [
    { type: "distribution", url: `${registry}${name}/-/1.0.0.tgz` },
    { type: "vcs", url: "https://example.test/source.git" },
  ],
});
const document = {
  bomFormat: "CycloneDX",
  metadata: { component: { name: "primary-network-sdk", purl: "pkg:npm/primary-network-sdk@1.0.0" } },
  components: expectedPackages("@primary-network/data").map(component),
};

test("leaves out what is true of the rehearsal only", () => {
  const clean = withoutRehearsal(document, registry, ["@primary-network/data"]);
  expect(JSON.stringify(clean)).not.toContain(registry);
  const of = (name: string) => clean.components.find((one) => one.name === name);
  expect(of("@primary-network/data")).not.toHaveProperty("hashes");
  expect(of("openapi-fetch")).toHaveProperty("hashes", [{ alg: "SHA-512", content: "00" }]);
  expect(of("openapi-fetch")?.externalReferences).toEqual([
    { type: "vcs", url: "https://example.test/source.git" },
  ]);
  expect(clean.metadata.component).toEqual({ name: "primary-network-sdk" });
});

test("names what is in a bundle as part of the package that has it", () => {
  const bundled = { "@primary-network/data": [{ name: "@rook/nest", version: "1.2.3", license: "MIT" }] };
  const [core, data] = withBundled(document, bundled).components;
  expect(core).not.toHaveProperty("components");
  expect(data).toHaveProperty("components", [
    {
      type: "library",
      name: "@rook/nest",
      version: "1.2.3",
      purl: "pkg:npm/%40rook/nest@1.2.3",
      licenses: [{ license: { id: "MIT" } }],
    },
  ]);
});

test("every published package needs only what was decided on", () => {
  for (const { name } of published) expect(expectedPackages(name)).toContain(name);
  // A peer, which npm installs; optional ones it does not.
  expect(expectedPackages("@primary-network/query")).toContain("@tanstack/query-core");
  expect(expectedPackages("@primary-network/data")).not.toContain("undici");
  expect(expectedPackages("primary-network")).toEqual(
    expect.arrayContaining([expect.stringMatching(/^@foundry-rs\/anvil-/), "pg", "pino"]),
  );
});

test("no package that a user installs with ours has an install script", () => {
  const modules = join(root, "node_modules/.pnpm");
  const folders = readdirSync(modules);
  const names = [...new Set(published.flatMap(({ name }) => expectedPackages(name)))];
  const installed = names.flatMap((name) =>
    folders
      .filter((folder) => folder.startsWith(`${name.replace("/", "+")}@`))
      .map((folder) =>
        JSON.parse(readFileSync(join(modules, folder, "node_modules", name, "package.json"), "utf8")),
      ),
  );
  expect(installed.length).toBeGreaterThan(40);
  expect(withInstallScript(installed)).toEqual([]);
  // The package that chooses among Anvil's binaries has one.
  expect(
    withInstallScript([{ name: "@foundry-rs/anvil", scripts: { postinstall: "node ./postinstall.mjs" } }]),
  ).toEqual(["@foundry-rs/anvil"]);
});

test("accepts exactly the expected packages", () => {
  expect(document.components.map(({ name }) => name)).toEqual([
    "@primary-network/core",
    "@primary-network/data",
    "openapi-fetch",
    "openapi-typescript-helpers",
  ]);
  expect(() => checkSbom(document, "@primary-network/data")).not.toThrow();
});

test.each([
  { why: "another format", given: { ...document, bomFormat: "SPDX" }, want: "SPDX" },
  {
    why: "one more",
    given: { ...document, components: [...document.components, component("left-pad")] },
    want: "left-pad unexpected",
  },
  {
    why: "one less",
    given: { ...document, components: document.components.slice(1) },
    want: "@primary-network/core absent",
  },
  {
    why: "one twice",
    given: { ...document, components: [...document.components, component("openapi-fetch")] },
    want: "of 5 packages",
  },
  {
    why: "no licence",
    given: { ...document, components: document.components.map((one) => ({ ...one, licenses: [] })) },
    want: "no version or licence",
  },
])("$why is refused", ({ given, want }) =>
  expect(() => checkSbom(given, "@primary-network/data")).toThrow(want),
);
