/** The cache of responses. */
import { QueryClient } from "@tanstack/react-query";

/** Milliseconds for which a response is shown without being requested again; new blocks invalidate earlier (live.ts). */
const FRESH = 30_000;

export const createCache = (): QueryClient =>
  // The clients have retried already where that helps.
  new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH, refetchOnWindowFocus: false, retry: false } },
  });
