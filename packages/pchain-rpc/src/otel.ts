/** Opt-in reporting to OpenTelemetry: hooks and a middleware for this client. */
export * from "@primary-network/core/otel";
