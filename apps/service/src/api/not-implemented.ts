/** Operations that this service documents and cannot perform, with the reasons, which the site shows, too. */

import { notImplemented } from "./request/operation.ts";

const NO_RELAY = "this service relays no JSON-RPC requests to nodes, so there are none to count";
const NO_VERTICES =
  "vertices are not indexed: the X-Chain has had none since the Cortina upgrade, and nodes no longer offer earlier ones";

export const listSubnetValidatorAddresses = notImplemented(
  "listSubnetValidatorAddresses",
  "what the addresses are ordered by is not published, so an order would be made up",
);
export const listBtcbBridgers = notImplemented(
  "listBtcbBridgers",
  "bridged amounts of an address are not kept, and transfers of the token do not say which of them crossed the bridge",
);
export const getRpcUsage = notImplemented("getRpcUsage", NO_RELAY);
export const getSubnetRpcUsage = notImplemented("getSubnetRpcUsage", NO_RELAY);
export const listVertices = notImplemented("listVertices", NO_VERTICES);
export const getVertex = notImplemented("getVertex", NO_VERTICES);
export const listVerticesByHeight = notImplemented("listVerticesByHeight", NO_VERTICES);
