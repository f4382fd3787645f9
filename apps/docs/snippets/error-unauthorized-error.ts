import { createDataClient, UnauthorizedError } from "@primary-network/data";

const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  apiKey: "pn_not-a-key-of-this-service",
});

try {
  await data.subnets.list();
} catch (error) {
  if (!(error instanceof UnauthorizedError)) throw error;
  console.log(error.reason);
  console.log(error.headers["www-authenticate"]);
}
