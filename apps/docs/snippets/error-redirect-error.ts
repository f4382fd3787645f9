import { createDataClient, RedirectError } from "@primary-network/data";

// A service that has moved.
const location = "https://data.example.org/v1/networks/fuji/subnets";
const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  fetch: async () => new Response(null, { status: 301, headers: { location } }),
});

try {
  await data.subnets.list();
} catch (error) {
  if (!(error instanceof RedirectError)) throw error;
  console.log(error.reason);
  console.log(error.attempts.length, error.retryable);
}
