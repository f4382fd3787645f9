/** Joins the items of the pages that an infinite query has loaded. */

/**
 * Joins the items of all loaded pages, in their order.
 *
 * @param data data of an infinite query; undefined, before anything is loaded, returns an empty list
 * @example
 * ```ts
 * const { data } = useInfiniteQuery(queries.validators.list({ validationStatus: "active" }));
 * const validators = itemsOf(data);
 * ```
 */
export function itemsOf<Item>(
  data: { readonly pages: readonly { readonly items: readonly Item[] }[] } | undefined,
): Item[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
