/** Keeps the views current: when a chain has new blocks, what is shown is requested again. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useDeployment } from "../deployment.ts";
import { useExplored } from "../network.tsx";
import { isFollowed, useIsStreaming } from "./followed.ts";
import { statusQuery } from "./status-query.ts";

/** Milliseconds between two looks at the status, and where streams say when it changes. */
const LOOK = 2_000;
const SELDOM = 10_000;

/** The height of each chain of the network. It is read again every few seconds. */
export function useStatus() {
  const { data, network, recordedAt } = useExplored();
  const deployment = useDeployment();
  const pause = useIsStreaming() ? SELDOM : LOOK;
  return useQuery({
    ...statusQuery(data, deployment),
    refetchInterval: recordedAt === undefined ? pause : false,
    select: ({ chains }) => chains.filter((chain) => chain.network === network),
  });
}

/**
 * Invalidates what is shown whenever a chain's height has changed, but for listings that a stream keeps
 * current.
 */
export function useLiveViews(): void {
  const cache = useQueryClient();
  const { data: chains } = useStatus();
  const seen = useRef("");
  const heights = JSON.stringify(chains?.map(({ chain, height }) => [chain, height]) ?? []);
  useEffect(() => {
    const isFirst = seen.current === "" || seen.current === "[]";
    if (seen.current === heights) return;
    seen.current = heights;
    if (isFirst) return;
    void cache.invalidateQueries({
      predicate: ({ queryKey, meta }) =>
        !queryKey.includes("status.get") && meta?.isWhole !== true && !isFollowed(JSON.stringify(queryKey)),
    });
  }, [cache, heights]);
}
