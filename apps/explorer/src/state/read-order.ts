/** The order of a table, as the address of its view has it. */

const orders = ["desc", "asc"] as const;
type Order = (typeof orders)[number];

/** Search parameters of a view whose tables sort. */
export interface OrderSearch {
  readonly order?: Order | undefined;
}

/** Reads the search parameter `order`; drops any other value. */
export function readOrder({ order }: Record<string, unknown>): OrderSearch {
  const known = orders.find((name) => name === order);
  return known ? { order: known } : {};
}
