/** What every method and schema of the P-Chain spec has to state; the linter of the HTTP specs does not read OpenRPC. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bundleSpec } from "../src/bundle.ts";
import { child, isJson, objects, resolve, strings } from "../src/schema.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const document = await bundleSpec(`${root}specs/pchain/openrpc.yaml`, root);
const methods = objects(document.methods);

it("has the seven documented methods and the six of the block index", () => {
  const names = methods.map((method) => method.name);
  expect(names.slice(0, 13)).toEqual([
    ...["getBalance", "getBlock", "getBlockByHeight", "getBlockchains", "getBlockchainStatus"].map(
      (name) => `platform.${name}`,
    ),
    ...["getCurrentSupply", "getCurrentValidators"].map((name) => `platform.${name}`),
    ...["getLastAccepted", "getContainerByIndex", "getContainerByID", "getContainerRange"].map(
      (name) => `index.${name}`,
    ),
    ...["getIndex", "isAccepted"].map((name) => `index.${name}`),
  ]);
});

describe.each(methods.map((method) => [String(method.name), method] as const))("%s", (name, method) => {
  it("has a summary, a description, a retry rule and errors", () => {
    expect(method).toMatchObject({ summary: expect.any(String), description: expect.any(String) });
    expect(method["x-retry"]).toBe(name === "platform.issueTx" ? "unsafe" : "safe");
    expect(objects(method.errors).length).toBeGreaterThanOrEqual(3);
  });

  it("describes every parameter", () => {
    for (const param of objects(method.params)) {
      expect(param).toMatchObject({
        description: expect.any(String),
        required: expect.any(Boolean),
      });
    }
  });

  it("has an example that gives every required parameter and every required field of the result", () => {
    const [example = {}] = objects(method.examples);
    const given = objects(example.params).map((param) => param.name);
    const params = objects(method.params);
    expect(params.map((param) => param.name)).toEqual(expect.arrayContaining(given));
    expect(given).toEqual(
      expect.arrayContaining(params.filter((param) => param.required).map((param) => param.name)),
    );
    const schema = resolve(document, child(child(method, "result"), "schema"));
    expect(Object.keys(child(child(example, "result"), "value"))).toEqual(
      expect.arrayContaining(strings(schema, "required") ?? []),
    );
  });
});

it("uses only known sources in x-source", () => {
  const unknown: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const source = isJson(value) ? value["x-source"] : undefined;
    if (source !== undefined && !["facts", "observed", "design"].includes(String(source))) unknown.push(path);
    for (const [key, child] of Object.entries(value)) walk(child, `${path}/${key}`);
  };
  walk(document, "");
  expect(unknown).toEqual([]);
});
