/** Public surface of `/http`: the raw openapi-fetch client over the pipeline, and the types of the paths. */
export type { paths } from "./gen/paths.ts";
export { createHttpClient, type HttpClient } from "./transport.ts";
