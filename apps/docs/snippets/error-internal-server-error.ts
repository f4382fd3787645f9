import { createDataClient, ServerError } from "@primary-network/data";

// A service with a fault.
const body = { statusCode: 500, error: "Internal Server Error", message: "an unexpected error" };
const headers = { "x-request-id": "0b9c62d6-5e0c-4f9f-a1bd-2f2f4f1e7c10" };
const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  retries: 1,
  fetch: async () => Response.json(body, { status: 500, headers }),
});

try {
  await data.subnets.list();
} catch (error) {
  if (!(error instanceof ServerError) || error.statusCode !== 500) throw error;
  console.log(`${error.reason}: look for ${error.requestId} in the service's log`);
  console.log(error.attempts.length, "attempts");
}
