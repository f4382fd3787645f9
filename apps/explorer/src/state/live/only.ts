/** Leaves out what a view does not show of a stream that the service does not filter. */
import type { StreamEvent } from "@primary-network/data";

/** Every event but items that do not fit. */
export async function* only<Item>(
  events: AsyncIterable<StreamEvent<Item>>,
  fits: (item: Item) => boolean,
): AsyncGenerator<StreamEvent<Item>> {
  for await (const event of events) if (event.type !== "item" || fits(event.item)) yield event;
}
