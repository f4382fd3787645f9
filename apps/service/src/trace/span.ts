/**
 * Spans by the API of OpenTelemetry. While the process has registered no SDK, a span is an object that
 * records nothing.
 *
 * Attributes hold no parameters, paths, bodies or headers, because these contain keys, and addresses that
 * reveal a caller's interests.
 */

import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

export { SpanKind } from "@opentelemetry/api";

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Default: the context of the code that runs. */
  readonly parent?: Context;
}

/** Read at each use, because an SDK may be registered later. */
const tracer = () => trace.getTracer("@primary-network/service");

function fail(span: Span, kind: string): void {
  span.setAttribute("error.type", kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work within a span, which ends with it. An error is recorded by its class: its message may quote parameters. */
export async function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer().startSpan(name, { kind, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    fail(span, error instanceof Error ? error.name : "unknown");
    throw error;
  } finally {
    span.end();
  }
}

/** Work that has ended. */
export interface Ended {
  readonly durationMs: number;
  readonly attributes: Attributes;
  /** Kind of the error that it ended with. */
  readonly error?: string | undefined;
}

/** Records a span of kind client for work that has just ended, below the active one. */
export function recordSpan(name: string, { durationMs, attributes, error }: Ended): void {
  const ended = performance.timeOrigin + performance.now();
  const startTime = ended - durationMs;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, context.active());
  if (error !== undefined) fail(span, error);
  span.end(ended);
}
