/** Public surface of `/http`: the raw client of openapi-fetch over the pipeline, and the types of the paths. */
export type { paths } from "./gen/paths.ts";
export { createHttpClient, type HttpClient } from "./transport.ts";
