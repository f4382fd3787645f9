/** `health.*`: the health of the node, by POST and by GET. */
import type { JsonObject } from "@primary-network/codec";
import type { Network } from "../network/network.ts";
import { id, rfc3339 } from "./text.ts";

/** The three checks, by the last part of their path. */
export const HEALTH_CHECKS = ["health", "readiness", "liveness"] as const;
export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/** The result of each check; the simulated node is always healthy. */
export function healthMethods({ chain, xChain, cChain, settings }: Network): {
  readonly [check in HealthCheck]: () => JsonObject;
} {
  const checked = (message: JsonObject | []): JsonObject => ({
    message,
    timestamp: rfc3339(Math.floor(settings.clock.now())),
    duration: 0,
  });
  const chainCheck = ({
    last,
  }: {
    readonly last: { readonly height: bigint; readonly blockId: Uint8Array };
  }) =>
    checked({
      engine: {
        consensus: {
          avgAcceptanceTime: "0s",
          lastAcceptedHeight: Number(last.height),
          lastAcceptedID: id(last.blockId),
          longestProcessingBlock: "0s",
          processingBlocks: 0,
        },
        vm: null,
      },
      networking: { disconnectedValidators: [], percentConnected: 1 },
    });
  return {
    health: () => ({
      checks: {
        C: chainCheck(cChain.blocks),
        P: chainCheck(chain.blocks),
        X: chainCheck(xChain.blocks),
        bootstrapped: checked([]),
      },
      healthy: true,
    }),
    readiness: () => ({ checks: { bootstrapped: checked([]) }, healthy: true }),
    liveness: () => ({ checks: {}, healthy: true }),
  };
}
