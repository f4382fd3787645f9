// Generated from lists/openapi.yaml; do not edit.

import { type Transport } from "@primary-network/core/client";
import {
  listBirds,
  mixBird,
} from "./operations.ts";
import type {
  ApiResources,
  BirdsResource,
} from "./resources.ts";

/** Makes `api.birds` over a transport. */
export const birds = (transport: Transport): BirdsResource => ({
  list: (params = {}, options) => transport.list(listBirds, params, options),
  mix: (params, options) => transport.call(mixBird, params, options),
});

/** Makes all methods of the api client over a transport. */
export const resources = (transport: Transport): ApiResources => ({
  birds: birds(transport),
});
