/** Opt-in OpenTelemetry reporting: hooks and middleware for this client. */
export * from "@primary-network/core/otel";
