import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../tools/shared/packages.ts";
import { bodyVariantsOf } from "./body-variants.ts";
import { type HttpDocument, operationsOf } from "./documents.ts";

const document: HttpDocument = JSON.parse(
  readFileSync(join(root, "packages/data/src/gen/openapi.json"), "utf8"),
);
const chosen = operationsOf(document).flatMap(({ id, bodyKinds }) => (bodyKinds ? [{ id, bodyKinds }] : []));

test("every body with variants has an example of each", () => {
  expect(chosen.map(({ id }) => id)).toEqual(["exportTransactions", "createWebhook"]);
  const examples = new Map([["createWebhook", { params: { eventType: "address_activity" } }]]);
  for (const { id, bodyKinds } of chosen) {
    const variants = bodyVariantsOf(id, bodyKinds, examples);
    expect(variants.map(({ params }) => params[bodyKinds.property])).toEqual(bodyKinds.names);
  }
});

test("a variant without an example is named", () => {
  const kinds = { property: "eventType", names: ["new_activity"] };
  expect(() => bodyVariantsOf("createWebhook", kinds, new Map())).toThrow(
    "createWebhook: has no example of the body with eventType new_activity",
  );
});
