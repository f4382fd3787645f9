/** A listing that is loaded to its end, page by page. */
import type { PageQueryOptions } from "@primary-network/query";
import { itemsOf } from "@primary-network/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";

/** The items so far, and whether they are all. New blocks do not load them again: that would be every page at every block. */
export function useAllPages<Item, Extra>(options: PageQueryOptions<Item, Extra>) {
  const query = useInfiniteQuery({ ...options, meta: { isWhole: true } });
  const { data, hasNextPage, isFetchingNextPage, error, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  const items = useMemo(() => itemsOf(data), [data]);
  return { query, items, isWhole: data !== undefined && !hasNextPage };
}
