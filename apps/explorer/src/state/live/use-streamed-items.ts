/** A listing whose new items come by a stream: they are put into it as they come, or held while the reader is further down. */
import type { StreamEvent } from "@primary-network/data";
import type { PageQueryOptions } from "@primary-network/query";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { merged } from "./merged.ts";
import { useFollow } from "./use-follow.ts";

/** Milliseconds in which items that come are put into the listing together. */
const TOGETHER = 100;
/** Pixels from the top of the page above which the reader sees what comes. */
const TOP = 200;

/** Where a listing's new items come from. */
export interface ItemStream<Item> {
  readonly name: string;
  readonly open: (signal: AbortSignal) => AsyncIterable<StreamEvent<Item>>;
}

/** @returns how many items are held back, and what shows them */
export function useStreamedItems<Item, Extra>(
  { queryKey }: PageQueryOptions<Item, Extra>,
  keyOf: (item: Item) => string,
  stream: ItemStream<Item> | undefined,
): { readonly held: number; readonly show: () => void } {
  const cache = useQueryClient();
  const [held, setHeld] = useState(0);
  const news = useRef<Item[]>([]);
  const list = JSON.stringify(queryKey);
  const latest = useRef({ queryKey, keyOf });
  latest.current = { queryKey, keyOf };

  const show = useCallback(() => {
    const items = news.current.splice(0);
    setHeld(0);
    if (items.length === 0) return;
    const { queryKey: key, keyOf: of } = latest.current;
    cache.setQueryData(key, (data) => data && { ...data, pages: merged(data.pages, items, of) });
  }, [cache]);
  /** Shows what came where the reader sees it at once, and else says how many there are. */
  const offer = useCallback(() => {
    if (scrollY <= TOP) show();
    else setHeld(news.current.length);
  }, [show]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing begins without what was held for the one before
  useEffect(() => {
    addEventListener("scroll", offer, { passive: true });
    return () => {
      removeEventListener("scroll", offer);
      clearTimeout(timer.current);
      timer.current = undefined;
      news.current = [];
      setHeld(0);
    };
  }, [offer, list]);

  const onEvent = (event: StreamEvent<Item>) => {
    if (event.type === "item") {
      news.current.push(event.item);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        offer();
      }, TOGETHER);
      return;
    }
    // What came before the stream was open, or was taken back, is known by the listing itself.
    news.current = [];
    void cache.invalidateQueries({ queryKey: latest.current.queryKey });
  };
  useFollow(stream && { ...stream, onEvent, list });
  return { held, show };
}
