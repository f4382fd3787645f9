// Generated from numbers/openapi.yaml; do not edit.

import { type Transport } from "@primary-network/core/client";
import {
  getCounts,
} from "./operations.ts";
import type {
  ApiResources,
  CountsResource,
} from "./resources.ts";

/** Makes `api.counts` over a transport. */
export const counts = (transport: Transport): CountsResource => ({
  get: (params, options) => transport.call(getCounts, params, options),
});

/** Makes all methods of the api client over a transport. */
export const resources = (transport: Transport): ApiResources => ({
  counts: counts(transport),
});
