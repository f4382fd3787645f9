/** Changes the network, and then renews every view. */
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useExplored } from "../network.tsx";
import { control } from "./control.ts";

/** A request to the panel. */
export interface Change {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly body?: object;
}

/**
 * Milliseconds between looks at whether the index of a restored network is there, and how often it is looked
 * for.
 */
const PAUSE = 250;
const MOST_LOOKS = 480;

/** Waits until a restored network's index is built again. Until then, its requests are refused. */
async function untilIndexed(ready: () => Promise<unknown>): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const isReady = await ready().then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

const isRestore = ({ path }: Change): boolean => path.endsWith("/restore");

/** Refreshes the cached data after a change. After a restore it first removes the other history. */
function renew(cache: QueryClient, change: Change): Promise<void> {
  if (isRestore(change)) cache.removeQueries({ type: "inactive" });
  return cache.invalidateQueries();
}

/** Sends changes; a view shows whether one is under way, and why it was refused. */
export function useChange<Result = unknown>() {
  const cache = useQueryClient();
  const { data } = useExplored();
  return useMutation({
    mutationFn: async (change: Change): Promise<Result> => {
      const { method, path, body } = change;
      const result = await control<Result>(method, path, body);
      if (isRestore(change)) await untilIndexed(() => data.status.get({ retries: 0 }));
      return result;
    },
    onSuccess: (_, change) => renew(cache, change),
  });
}
