// Generated from rpc/openrpc.yaml; do not edit.

import { type RpcTransport } from "@primary-network/core/client";
import {
  bellRing,
  getTime,
} from "./operations.ts";
import type {
  ApiMethods,
  ApiResources,
  BellResource,
} from "./resources.ts";

/** Makes the methods over a transport. */
export const methods = (transport: RpcTransport): ApiMethods => ({
  getTime: (params, options) => transport.call(getTime, params, options),
});

/** Makes `api.bell` over a transport. */
export const bell = (transport: RpcTransport): BellResource => ({
  ring: (options) => transport.call(bellRing, {}, options),
});

/** Makes all methods of the api client over a transport. */
export const resources = (transport: RpcTransport): ApiResources => ({
  ...methods(transport),
  bell: bell(transport),
});
