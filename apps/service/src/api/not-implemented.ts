/** The operations that this service documents and cannot perform, with the reason that callers get with 501. */
import type { OperationId } from "./request/handler.ts";
import { HttpError } from "./request/http-error.ts";

/** Why an index cannot know it: one sentence without a full stop. The site's coverage page shows the same texts. */
export const notImplementedReasons = {
  listStakingMetricValues:
    "counts and weights of stakes are not kept by day, and delegations that ended long ago are read from disk one by one",
  listSubnetValidatorAddresses:
    "what the addresses are ordered by is not published, so an order would be made up",
  listBtcbBridgers:
    "bridged amounts of an address are not kept, and transfers of the token do not say which of them crossed the bridge",
  getAvaxSupply:
    "the supply of AVAX is not indexed: it depends on all that the P-, X- and C-Chain have burned, of which no sum is kept",
  getRpcUsage: "this service relays no JSON-RPC requests to nodes, so there are none to count",
  getSubnetRpcUsage: "this service relays no JSON-RPC requests to nodes, so there are none to count",
  listVertices:
    "vertices are not indexed: the X-Chain has had none since the Cortina upgrade, and nodes no longer offer earlier ones",
  getVertex:
    "vertices are not indexed: the X-Chain has had none since the Cortina upgrade, and nodes no longer offer earlier ones",
  listVerticesByHeight:
    "vertices are not indexed: the X-Chain has had none since the Cortina upgrade, and nodes no longer offer earlier ones",
} as const satisfies { readonly [Id in OperationId]?: string };

type NotImplemented = keyof typeof notImplementedReasons;

/** The handlers of these operations. */
export const notImplemented = Object.fromEntries(
  Object.entries<string>(notImplementedReasons).map(([id, reason]) => [
    id,
    async () => {
      throw new HttpError(501, reason);
    },
  ]),
) as { readonly [Id in NotImplemented]: () => Promise<never> }; // fromEntries forgets the names
