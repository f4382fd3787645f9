import * as api from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { createDataClient } from "@primary-network/data";
import { openTelemetry } from "@primary-network/data/otel";

// Set up any SDK and exporter once per program. Without one, the client's adapter does nothing.
const spans = new InMemorySpanExporter();
api.trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }),
);

const { hooks, middleware } = openTelemetry(api);
const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji", hooks });
data.use(middleware);

await data.validators.list({ pageSize: 1 });
const span = spans.getFinishedSpans().at(-1);
console.log(span?.name, span?.attributes);
api.trace.disable(); // this page's programs share a process
