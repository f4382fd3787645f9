/**
 * Opt-in OpenTelemetry adapter: a span per request, trace context in its headers, and a histogram of calls.
 */
import type { Hooks } from "./hooks.ts";
import type { Middleware } from "./middleware.ts";

/** The parts of a span that the adapter uses. */
export interface OtelSpan {
  /** Sets one attribute. */
  setAttribute(name: string, value: string | number): unknown;
  /** Adds an event. */
  addEvent(name: string, attributes: Record<string, string | number>): unknown;
  /** 2 is an error. */
  setStatus(status: { code: 2 }): unknown;
  /** Ends the span. */
  end(): void;
}

/** The parts of `@opentelemetry/api`, version 1, that the adapter uses. */
export interface OtelApi {
  /** API for traces. */
  readonly trace: {
    /** Returns the tracer of a library. */
    getTracer(name: string): {
      /** Starts a span; kind 2 is a client's. */
      startSpan(
        name: string,
        options: { kind: 2; attributes: Record<string, string | number> },
        context: unknown,
      ): OtelSpan;
    };
    /** Returns the context with this span. */
    setSpan(context: unknown, span: unknown): unknown;
    /** Returns the span of the running code. */
    getActiveSpan(): OtelSpan | undefined;
  };
  /** API for context, which carries the active span through asynchronous code. */
  readonly context: {
    /** Returns the context of the running code. */
    active(): unknown;
    /** Runs a function within a context. */
    with<Result>(context: unknown, run: () => Result): Result;
  };
  /** API for propagation, which writes trace ids into headers. */
  readonly propagation: {
    /** Adds `traceparent` to the carrier, in the form of the registered propagator. */
    inject(context: unknown, carrier: Record<string, string>): void;
  };
  /** API for metrics. */
  readonly metrics: {
    /** Returns the meter of a library. */
    getMeter(name: string): {
      /** Makes a histogram. */
      createHistogram(
        name: string,
        options: { description: string; unit: string },
      ): {
        /** Records one value. */
        record(value: number, attributes: Record<string, string | number>): void;
      };
    };
  };
}

/** Hooks and middleware for a client. */
export interface OpenTelemetry {
  /**
   * Value of the client's option `hooks`: a histogram of calls, and an event on the caller's span for each
   * retry.
   */
  readonly hooks: Hooks;
  /** Argument of the client's `use`: a span for each request, and `traceparent` in its headers. */
  readonly middleware: Middleware;
}

const CLIENT = 2;
const ERROR = { code: 2 } as const;
const NAME = "@primary-network/core";

/**
 * Makes hooks and middleware that report a client's calls to OpenTelemetry.
 *
 * Each request, including retries, is a span of kind client. Its name is the operation, and its attributes
 * are the HTTP method, the server's address, the status and the kind of error.
 * `primary_network.client.call.duration` is a histogram of calls in seconds, by operation and kind of error.
 * Neither contains a path, query, body or header, since these hold addresses and keys. Without a registered
 * OpenTelemetry SDK, nothing is recorded.
 *
 * @param api the package `@opentelemetry/api`, 1.x
 * @example
 * ```ts
 * import * as api from "@opentelemetry/api";
 * const { hooks, middleware } = openTelemetry(api);
 * const data = createDataClient({ baseUrl, hooks });
 * data.use(middleware);
 * ```
 */
export function openTelemetry(api: OtelApi): OpenTelemetry {
  const { trace, context, propagation } = api;
  const durations = api.metrics.getMeter(NAME).createHistogram("primary_network.client.call.duration", {
    description: "Duration of calls, waits and retries included.",
    unit: "s",
  });

  const middleware: Middleware = async (request, next) => {
    const { hostname, port, protocol } = new URL(request.url);
    const attributes = {
      "http.request.method": request.method,
      "server.address": hostname,
      "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
    };
    const parent = context.active();
    // Requested on every use, because an SDK may be registered after the client is made.
    const span = trace.getTracer(NAME).startSpan(request.operation, { kind: CLIENT, attributes }, parent);
    const within = trace.setSpan(parent, span);
    const headers = { ...request.headers };
    propagation.inject(within, headers);
    const failed = (kind: string) => {
      span.setAttribute("error.type", kind);
      span.setStatus(ERROR);
    };
    try {
      const reply = await context.with(within, () => next({ ...request, headers }));
      span.setAttribute("http.response.status_code", reply.status);
      if (reply.status >= 400) failed(String(reply.status));
      return reply;
    } catch (error) {
      failed(error instanceof Error ? error.name : "unknown"); // messages may quote URLs
      throw error;
    } finally {
      span.end();
    }
  };

  const hooks: Hooks = {
    "call:retry": ({ operation, attempt, delayMs, error }) => {
      const attributes = { operation, attempt, "delay.ms": delayMs, "error.type": error.name };
      trace.getActiveSpan()?.addEvent("retry", attributes);
    },
    "call:end": ({ operation, durationMs, error }) => {
      const attributes = error ? { operation, "error.type": error.name } : { operation };
      durations.record(durationMs / 1000, attributes);
    },
  };
  return { hooks, middleware };
}
