/** The bundled specs say which operations may not be sent twice, and have every schema under the name of its file. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, createConfig } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";

interface Operation {
  readonly operationId: string;
  readonly "x-retry": string;
}

interface Spec {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: object };
}

const specs = new URL("../", import.meta.url);

async function read(name: string): Promise<Spec> {
  const ref = fileURLToPath(new URL(`${name}/openapi.yaml`, specs));
  const result = await bundle({ ref, config: await createConfig({}) });
  expect(result.problems).toEqual([]);
  // The bundler knows no shape; the operations below are what is looked at.
  return result.bundle.parsed as Spec;
}

/** Ids of operations that change something, so that a request may not be sent twice without knowing what became of it. */
const UNSAFE = {
  data: [
    "createWebhook",
    "exportTransactions",
    "reindexNft",
    "resendWebhookMessage",
    "rotateWebhookSecret",
    "testWebhook",
  ],
  metrics: [],
};

describe.each(["data", "metrics"] as const)("%s", (name) => {
  test("says which operations may not be sent twice", async () => {
    const operations = Object.values((await read(name)).paths).flatMap((item) => Object.values(item));
    const unsafe = operations.filter((operation) => operation["x-retry"] !== "safe");
    expect(unsafe.map(({ operationId }) => operationId).sort()).toEqual(UNSAFE[name]);
  });

  test("keeps the name of every schema file when bundled", async () => {
    const files = [`${name}/schemas`, "shared/schemas"]
      .flatMap((folder) => readdirSync(new URL(folder, specs)))
      .map((file) => file.replace(".yaml", ""));
    const { components } = await read(name);
    expect(Object.keys(components.schemas).sort()).toEqual(files.sort());
  });
});
