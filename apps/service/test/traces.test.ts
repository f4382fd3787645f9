/** OpenTelemetry: spans of a request, its handler and statements, of node requests and batches; and what no span holds. */

import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { createLocalnet } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService, type Service } from "../src/index.ts";
import { freshDatabase, sourceOf } from "./harness.ts";

const exporter = new InMemorySpanExporter();
let service: Service;
let address: string;

beforeAll(async () => {
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const net = await createLocalnet({ validators: 4, delegators: 4, weeks: 2 });
  const { evmChains: _none, ...source } = sourceOf(net);
  service = await createService({
    // Gateways in front of nodes take keys in the path.
    networks: {
      fuji: {
        ...source,
        nodeUrl: "http://localnet/node-secret",
        fetch: (url, init) => net.fetch(new Request(url.replace("/node-secret", ""), init as RequestInit)),
      },
    },
    ...(await freshDatabase()),
  });
  service.start();
  await service.indexed();
  address =
    (await get("/v1/networks/fuji/validators?pageSize=1")).validators[0].rewardAddresses?.[0] ?? "P-x";
});
afterAll(async () => {
  await service.close();
  trace.disable();
  context.disable();
  propagation.disable();
});

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await service.fetch(new Request(`http://service${path}`, { headers }));
  return response.json();
}

/** The spans of one trace, by name. */
const spansOf = (traceId: string): ReadableSpan[] =>
  exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);

const parentOf = (span: ReadableSpan | undefined) => span?.parentSpanContext?.spanId;

test("a request's span continues the caller's trace, and holds handler and statements", async () => {
  await get("/v1/networks/fuji/validators?pageSize=2", { traceparent: `00-${TRACE}-${PARENT}-01` });
  const spans = spansOf(TRACE);
  const request = spans.find(({ kind }) => kind === SpanKind.SERVER);
  expect(request?.name).toBe("GET /v1/networks/{network}/validators");
  expect(parentOf(request)).toBe(PARENT);
  expect(request?.attributes).toEqual({
    "http.request.method": "GET",
    "http.route": "/v1/networks/{network}/validators",
    "http.response.status_code": 200,
    "primary_network.operation": "listValidators",
  });
  const handler = spans.find(({ name }) => name === "listValidators");
  expect(parentOf(handler)).toBe(request?.spanContext().spanId);
  const statements = spans.filter(({ attributes }) => attributes["db.system.name"] === "postgresql");
  const within = statements.filter((span) => parentOf(span) === handler?.spanContext().spanId);
  expect(within.length).toBeGreaterThan(0);
  expect(within[0]).toMatchObject({ kind: SpanKind.CLIENT, attributes: { "primary_network.pool": "api" } });
});

test("a batch of the index holds its requests to the node and its statements", () => {
  const all = exporter.getFinishedSpans();
  const batches = all.filter(({ name }) => name === "index batch");
  expect(batches.length).toBeGreaterThan(0);
  expect(batches[0]?.attributes).toMatchObject({ "primary_network.network": "fuji" });
  const ids = new Set(batches.map((span) => span.spanContext().spanId));
  const below = all.filter((span) => ids.has(parentOf(span) ?? ""));
  const names = new Set(below.map(({ name }) => name));
  expect(names).toContain("insert");
  expect([...names].some((name) => name === "indexGetContainerRange")).toBe(true);
  const blocks = batches.map(({ attributes }) => Number(attributes["primary_network.blocks"]));
  expect(Math.max(...blocks)).toBeGreaterThan(0);
});

test.each<[path: string, name: string, status: number]>([
  ["/nothing/of/this/kind", "GET", 404],
  ["/v1/networks/fuji/validators?pageSize=0", "GET /v1/networks/{network}/validators", 400],
])("%s is a span named %s, and not an error of the service", async (path, name, status) => {
  exporter.reset();
  await get(path);
  const request = exporter.getFinishedSpans().find(({ kind }) => kind === SpanKind.SERVER);
  expect(request?.name).toBe(name);
  expect(request?.attributes["http.response.status_code"]).toBe(status);
  expect(request?.status.code).toBe(SpanStatusCode.UNSET);
});

test("no span holds a key, a parameter, a path or a node's credentials", async () => {
  exporter.reset();
  const { secret } = await service.keys.add({ name: "traced" });
  const path = `/v1/networks/fuji/blockchains/p-chain/utxos?addresses=${encodeURIComponent(address)}`;
  await get(path, { "x-service-api-key": secret });
  await get(path, { "x-service-api-key": "wrong-key-of-a-caller" });
  await service.fetch(new Request(`http://service${path}`, { method: "BREW" }));
  const spans = exporter.getFinishedSpans();
  expect(spans.some(({ name }) => name === "listUtxos")).toBe(true);
  const text = JSON.stringify(
    spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
  for (const kept of [secret, "wrong-key-of-a-caller", address, "node-secret", "BREW"])
    expect(text).not.toContain(kept);
});
