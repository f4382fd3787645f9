/** Our data client on the fast transport for Node, which a user opts into. */
import { createUndiciFetch } from "../../packages/core/dist/node/index.js";
import { connect as connectData } from "./data.mjs";

export async function connect(baseUrl) {
  return connectData(baseUrl, { fetch: await createUndiciFetch() });
}
