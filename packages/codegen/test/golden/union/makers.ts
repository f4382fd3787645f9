// Generated from union/openapi.yaml; do not edit.

import { type Transport } from "@primary-network/core/client";
import {
  getJob,
  startJob,
} from "./operations.ts";
import type {
  ApiResources,
  JobsResource,
} from "./resources.ts";

/** Makes `api.jobs` over a transport. */
export const jobs = (transport: Transport): JobsResource => ({
  get: (options) => transport.call(getJob, {}, options),
  start: (params, options) => transport.call(startJob, params, options),
});

/** Makes all methods of the api client over a transport. */
export const resources = (transport: Transport): ApiResources => ({
  jobs: jobs(transport),
});
