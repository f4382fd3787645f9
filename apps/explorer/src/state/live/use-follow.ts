/** Follows streams from views: while the page can be seen, as each holds a connection. */
import type { StreamEvent } from "@primary-network/data";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useExplored } from "../network.tsx";
import { follow } from "./follow.ts";
import { want } from "./followed.ts";
import { takePlace } from "./slots.ts";

/** Milliseconds in which several events look at the status once. */
const TOGETHER = 500;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { once: true });
  });

let isDue = false;
/** Looks at the status soon: what has changed there renews the views (live.ts). */
function lookSoon(cache: QueryClient): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes("status.get") });
  }, TOGETHER);
}

/** A stream that a view follows. */
export interface Followed<Item> {
  /** Name of the stream, unique within the network. Another name is another stream. */
  readonly name: string;
  readonly open: (signal: AbortSignal) => AsyncIterable<StreamEvent<Item>>;
  /** Called with each event. Default: the status is looked at, and the views with it. */
  readonly onEvent?: (event: StreamEvent<Item>) => void;
  /** Key of the listing that `onEvent` keeps current. */
  readonly list?: string;
}

/** Follows a stream while the page can be seen. Where it is refused, the status is looked at repeatedly as without it. */
export function useFollow<Item>(stream: Followed<Item> | undefined): void {
  const cache = useQueryClient();
  const { data, recordedAt } = useExplored();
  const latest = useRef(stream);
  latest.current = stream;
  const { name, list } = stream ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deployment has other streams
  useEffect(() => {
    if (name === undefined || recordedAt !== undefined) return;
    const state = want(list);
    let running: AbortController | undefined;
    const see = () => {
      if (document.hidden) {
        running?.abort();
        running = undefined;
        return;
      }
      if (running) return;
      running = new AbortController();
      const { signal } = running;
      const open = (of: AbortSignal) => latest.current?.open(of) ?? none();
      const onEvent = (event: StreamEvent<Item>) => {
        latest.current?.onEvent?.(event);
        lookSoon(cache);
      };
      void follow({ open, onEvent, onState: (isOpen) => state.set(isOpen) }, signal, { takePlace, wait });
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => {
      document.removeEventListener("visibilitychange", see);
      running?.abort();
      state.forget();
    };
  }, [name, list, data, recordedAt, cache]);
}

async function* none(): AsyncIterable<never> {}
