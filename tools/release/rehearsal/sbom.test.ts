/** The bill of materials says what is true of the release, and lists what is expected. */
import { expect, test } from "vitest";
import { expectedPackages } from "./production.ts";
import { checkSbom, withoutRehearsal } from "./sbom.ts";

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
  components: expectedPackages().map(component),
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

test("accepts exactly the expected packages", () => {
  expect(document.components.length).toBe(10);
  expect(() => checkSbom(document)).not.toThrow();
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
    want: "@noble/curves absent",
  },
  {
    why: "one twice",
    given: { ...document, components: [...document.components, component("openapi-fetch")] },
    want: "of 11 packages",
  },
  {
    why: "no licence",
    given: { ...document, components: document.components.map((one) => ({ ...one, licenses: [] })) },
    want: "no version or licence",
  },
])("$why is refused", ({ given, want }) => expect(() => checkSbom(given)).toThrow(want));
