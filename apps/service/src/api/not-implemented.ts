/** Operations that this service documents and cannot perform, with the reasons, which the site shows, too. */

import { notImplemented } from "./request/operation.ts";

const NO_RELAY = "this service relays no JSON-RPC requests to nodes, so it has none to count";
const NO_VERTICES =
  "vertices are not indexed: the X-Chain has had none since the Cortina upgrade, and nodes no longer serve older ones";

export const listSubnetValidatorAddresses = notImplemented(
  "listSubnetValidatorAddresses",
  "the order of the addresses is not published, so any order would be invented",
);
export const listBtcbBridgers = notImplemented(
  "listBtcbBridgers",
  "the service does not store bridged amounts, and a transfer of the token does not show if it crossed the bridge",
);
export const getRpcUsage = notImplemented("getRpcUsage", NO_RELAY);
export const getSubnetRpcUsage = notImplemented("getSubnetRpcUsage", NO_RELAY);
export const listVertices = notImplemented("listVertices", NO_VERTICES);
export const getVertex = notImplemented("getVertex", NO_VERTICES);
export const listVerticesByHeight = notImplemented("listVerticesByHeight", NO_VERTICES);
