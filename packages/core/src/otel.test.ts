/** The adapter with the real API and SDK: spans, trace context, the histogram, and what they never hold. */
import * as api from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { createFinalURL, defaultPathSerializer } from "openapi-fetch";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Fetch } from "./clock.ts";
import { type OtelApi, openTelemetry } from "./otel.ts";
import { createTransport } from "./transport.ts";

const spans = new InMemorySpanExporter();
const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter: measured, exportIntervalMillis: 3_600_000 });

beforeAll(() => {
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
  api.trace.setGlobalTracerProvider(provider);
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  api.metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
});
afterAll(async () => {
  await reader.shutdown();
  for (const part of [api.trace, api.context, api.propagation, api.metrics]) part.disable();
});
beforeEach(() => spans.reset());

const SECRET = "key-that-nobody-may-see";
const operation = {
  id: "getThing",
  method: "GET",
  path: "/v1/things/{id}",
  retry: "safe",
  params: { id: { in: "path" } },
} as const;

/** A transport whose requests get these statuses, one after another. */
function traced(statuses: number[]) {
  const sent: Record<string, string>[] = [];
  const fetch: Fetch = async (_url, { headers }) => {
    sent.push(headers);
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError("fetch failed");
    return new Response('{"ok":true}', { status, headers: { "content-type": "application/json" } });
  };
  const { hooks, middleware } = openTelemetry(api);
  const transport = createTransport(
    { baseUrl: "http://127.0.0.1:8080", apiKey: SECRET, fetch, hooks, retries: 1 },
    {
      name: "test",
      createUrl: (path, parts) => createFinalURL(path, { ...parts, pathSerializer: defaultPathSerializer }),
    },
  );
  transport.use(middleware);
  const call = () => transport.call(operation, { id: "0xabcdef" });
  return { call, sent };
}

it("is typed by the API's own types", () => {
  const own: OtelApi = api;
  expect(own).toBe(api);
});

it("makes a span for each request, below the caller's, and sends its ids", async () => {
  const { call, sent } = traced([503, 200]);
  const caller = api.trace.getTracer("test").startSpan("caller");
  await api.context.with(api.trace.setSpan(api.context.active(), caller), call);
  caller.end();
  const [first, second, outer] = spans.getFinishedSpans();
  expect(outer?.name).toBe("caller");
  expect(outer?.events.map(({ name, attributes }) => ({ name, attributes }))).toEqual([
    {
      name: "retry",
      attributes: {
        operation: "getThing",
        attempt: 1,
        "delay.ms": expect.any(Number),
        "error.type": "ServiceUnavailableError",
      },
    },
  ]);
  for (const span of [first, second]) {
    expect(span).toMatchObject({ name: "getThing", kind: api.SpanKind.CLIENT });
    expect(span?.parentSpanContext?.spanId).toBe(caller.spanContext().spanId);
  }
  const server = { "http.request.method": "GET", "server.address": "127.0.0.1", "server.port": 8080 };
  expect(first?.attributes).toEqual({ ...server, "http.response.status_code": 503, "error.type": "503" });
  expect(first?.status.code).toBe(api.SpanStatusCode.ERROR);
  expect(second?.attributes).toEqual({ ...server, "http.response.status_code": 200 });
  expect(second?.status.code).toBe(api.SpanStatusCode.UNSET);
  const { traceId } = caller.spanContext();
  expect(sent.map(({ traceparent }) => traceparent)).toEqual(
    [first, second].map((span) => `00-${traceId}-${span?.spanContext().spanId}-01`),
  );
});

it("names the kind of a failure to connect, and records calls in seconds", async () => {
  const { call } = traced([0, 0]);
  await expect(call()).rejects.toMatchObject({ name: "ConnectionError" });
  const [span] = spans.getFinishedSpans();
  expect(span?.attributes["error.type"]).toBe("TypeError");
  await reader.forceFlush();
  const [metric] = measured.getMetrics().at(-1)?.scopeMetrics[0]?.metrics ?? [];
  expect(metric?.descriptor).toMatchObject({ name: "primary_network.client.call.duration", unit: "s" });
  expect(metric?.dataPoints.map(({ attributes }) => attributes)).toEqual([
    { operation: "getThing" },
    { operation: "getThing", "error.type": "ConnectionError" },
  ]);
});

it("holds neither keys nor paths", async () => {
  const { call, sent } = traced([401]);
  await expect(call()).rejects.toThrow();
  expect(JSON.stringify(sent)).toContain(SECRET);
  const [span] = spans.getFinishedSpans();
  const said = JSON.stringify([span?.name, span?.attributes, span?.events, span?.status]);
  for (const secret of [SECRET, "0xabcdef", "/v1/"]) expect(said).not.toContain(secret);
});

it("does nothing but send while no SDK is registered", async () => {
  api.trace.disable();
  api.propagation.disable();
  const { call, sent } = traced([200]);
  expect(await call()).toEqual({ ok: true });
  expect(sent[0]).not.toHaveProperty("traceparent");
  expect(spans.getFinishedSpans()).toEqual([]);
});
