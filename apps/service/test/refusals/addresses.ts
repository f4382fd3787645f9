/** Refusals of the listing of addresses' chains. */

import { addresses, networkPath } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listChainIds: Refusals = {
  path: { network: "fuji" },
  query: { addresses: "local1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nnu3uf" },
  refused: {
    network: networkPath,
    addresses: [...addresses, [undefined, "$ is required"]],
  },
};
