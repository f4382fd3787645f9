/** The items of the pages that an infinite query has loaded, as one list. */

/**
 * Joins the items of all loaded pages, in their order.
 *
 * @param data what an infinite query holds; undefined (nothing is loaded yet) gives an empty list
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
