/** A listing whose pages are loaded as they are needed. */
import type { PageQueryOptions } from "@primary-network/query";
import { itemsOf } from "@primary-network/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { More } from "./table.tsx";

/** The loaded items of a listing, and a way to more. */
export function usePages<Item, Extra>(options: PageQueryOptions<Item, Extra>) {
  const query = useInfiniteQuery(options);
  const more: More = {
    has: query.hasNextPage,
    isLoading: query.isFetchingNextPage || query.isPending,
    load: () => void query.fetchNextPage(),
  };
  const items = useMemo(() => itemsOf(query.data), [query.data]);
  return { query, items, more };
}
