/** The documents of both interfaces. The reader in a page has none, and so a smaller bundle: only whole services import this file. */

import type { Documents } from "./documents.ts";

export const openApiDocuments: Documents = {
  "/openapi.json": () => import("@primary-network/data/openapi.json", { with: { type: "json" } }),
  "/v2/openapi.json": () => import("@primary-network/metrics/openapi.json", { with: { type: "json" } }),
};
