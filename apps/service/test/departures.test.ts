/** Callers that leave before their request is complete are no errors of the service. */

import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createService, type Service } from "../src/index.ts";
import { sourceOf } from "./harness.ts";

let service: Service;
const logged: { readonly status?: number }[] = [];
const failed: object[] = [];

beforeAll(async () => {
  const net = await createLocalnet({ validators: 6, delegators: 6, weeks: 2 });
  service = await createService({
    networks: { fuji: sourceOf(net) },
    webhooks: "local",
    logger: {
      info: (fields, message) => message === "request" && logged.push(fields),
      warn: () => {},
      error: (fields) => failed.push(fields),
    },
  });
});
afterAll(() => service?.close());
beforeEach(() => {
  logged.length = 0;
  failed.length = 0;
});

/** A body of which one part arrives. */
const cut = () =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"eventType":'));
      controller.error(new DOMException("the connection was closed", "AbortError"));
    },
  });

test.each<[string, { readonly [name: string]: string }]>([
  ["of a known length", { "content-length": "100" }],
  ["of no known length", {}],
])("a body %s that ends early counts as 499, not as an error", async (_, headers) => {
  const sent = { method: "POST", headers, body: cut(), duplex: "half" as const };
  const response = await service.fetch(new Request("http://service/v1/webhooks", sent));
  expect(response.status).toBe(499);
  expect(await response.json()).toMatchObject({ statusCode: 499, error: "Client Closed Request" });
  expect(logged).toMatchObject([{ status: 499 }]);
  expect(failed).toEqual([]);
  const metrics = await (await service.adminFetch(new Request("http://admin/metrics"))).text();
  expect(metrics).toMatch(/request_duration_seconds_count\{[^}]*status="499"/);
  expect(metrics).not.toMatch(/request_duration_seconds_count\{[^}]*status="5/);
});
