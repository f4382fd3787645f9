/** Puts what a stream brought into the pages of a listing whose latest items are the first. */

/**
 * Items that are listed already, such as a message whose state has changed, are replaced where they are; the others go to the front.
 *
 * @param news in the order of the stream: the latest last
 */
export function merged<Item, Page extends { readonly items: readonly Item[] }>(
  pages: readonly Page[],
  news: readonly Item[],
  keyOf: (item: Item) => string,
): Page[] {
  const latest = new Map(news.map((item) => [keyOf(item), item]));
  const replaced = pages.map((page) => ({
    ...page,
    items: page.items.map((item) => {
      const key = keyOf(item);
      const other = latest.get(key);
      latest.delete(key);
      return other ?? item;
    }),
  }));
  const [first, ...others] = replaced;
  if (first === undefined) return [];
  return [{ ...first, items: [...[...latest.values()].reverse(), ...first.items] }, ...others];
}
