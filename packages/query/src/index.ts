/** Entry point: query options for every operation of the clients. */
export { dataQueries } from "./gen/data.ts";
export { metricsQueries } from "./gen/metrics.ts";
export { pchainQueries } from "./gen/pchain.ts";
export { itemsOf } from "./items.ts";
export type {
  Call,
  MutationOptionsOf,
  PageQueryOptions,
  QueriesOptions,
  QueryKey,
  QueryOptionsOf,
  QueryPage,
} from "./options.ts";
