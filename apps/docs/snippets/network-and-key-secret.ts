import { inspect } from "node:util";
import { createDataClient, UnauthorizedError } from "@primary-network/data";

const apiKey = "pn_not-a-key-of-this-service";
const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji", apiKey });

try {
  await data.subnets.list();
} catch (error) {
  if (!(error instanceof UnauthorizedError)) throw error;
  console.log(error.message);
  const everything = [error.message, error.stack, JSON.stringify(error), inspect(error), inspect(data)];
  console.log("the key is in it:", everything.join().includes(apiKey));
}
