import { createDataClient, ServerError } from "@primary-network/data";

// A load balancer whose servers are being replaced.
const page = "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";
const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  retries: 1,
  fetch: async () => new Response(page, { status: 502, headers: { "content-type": "text/html" } }),
});

try {
  await data.subnets.list();
} catch (error) {
  if (!(error instanceof ServerError) || error.statusCode !== 502) throw error;
  console.log(error.reason);
  console.log(error.body, error.text.length, error.retryable);
}
