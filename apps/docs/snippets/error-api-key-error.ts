import { ApiKeyError, createDataClient } from "@primary-network/data";

const data = createDataClient({
  baseUrl: "http://127.0.0.1:8080",
  network: "fuji",
  apiKey: async () => {
    throw new Error("the vault is sealed");
  },
});

try {
  await data.subnets.list();
} catch (error) {
  if (!(error instanceof ApiKeyError)) throw error;
  console.log(error.reason);
  console.log(String(error.cause));
  console.log(error.attempts.length, "requests sent");
}
