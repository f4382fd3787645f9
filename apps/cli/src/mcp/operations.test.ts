/** Which operations an assistant can call. */
import document from "@primary-network/data/openapi.json" with { type: "json" };
import { expect, it } from "vitest";
import { callOf, describeOperation, summaries } from "./operations.ts";

const names = summaries().map(({ name }) => name);

it("is every operation that reads, with its parameters", () => {
  expect(summaries("subnets").map(({ name }) => name)).toContain("listSubnets");
  expect(names).not.toContain("createWebhook");
  expect(names.length).toBeGreaterThan(80);
  expect(describeOperation("listValidators")).toMatchObject({
    request: "GET /v1/networks/{network}/validators",
  });
});

/** Whether a part of the document, or what it refers to, has a property of a name like this. */
function has(name: RegExp, part: unknown, seen = new Set<unknown>()): boolean {
  if (typeof part !== "object" || part === null || seen.has(part)) return false;
  seen.add(part);
  return Object.entries(part).some(([key, value]) => {
    if (key === "$ref") {
      const steps = String(value).slice(2).split("/");
      return has(
        name,
        steps.reduce<unknown>((at, step) => Object(at)[step], document),
        seen,
      );
    }
    return name.test(key) || has(name, value, seen);
  });
}

it("is none whose response is a secret", () => {
  const operations = Object.values(document.paths as Record<string, Record<string, object>>).flatMap((path) =>
    Object.values(path).map((operation) => Object(operation) as { operationId?: string; responses?: object }),
  );
  const secret = operations.filter(({ responses }) => has(/secret|password|privateKey/i, responses));
  expect(secret.map(({ operationId }) => operationId).sort()).toEqual([
    "getWebhookSecret",
    "rotateWebhookSecret",
  ]);
  for (const { operationId = "" } of secret) {
    expect(names).not.toContain(operationId);
    expect(() => describeOperation(operationId)).toThrow("there is no read operation");
    expect(() => callOf(operationId)).toThrow("there is no read operation");
  }
});
