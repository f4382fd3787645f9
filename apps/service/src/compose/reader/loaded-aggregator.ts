/** The signature aggregator of a reader: its code, with the arithmetic of BLS, is loaded with the first request for signatures. */

import type { MessageSigning } from "../../warp/aggregator.ts";
import type { Signing } from "./aggregator-of.ts";

/** Loads the code when it is first needed, and tries again after a failure. */
export function loadedAggregator(signing: Signing): MessageSigning {
  let loading: Promise<MessageSigning> | undefined;
  const load = () => {
    loading ??= import("./aggregator-of.ts").then(
      ({ aggregatorOf }) => aggregatorOf(signing),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    aggregate: async (request) => (await load()).aggregate(request),
    aggregateForTransaction: async (txId) => (await load()).aggregateForTransaction(txId),
  };
}
