/** Yields values in order, as far as they are taken: a payment takes few of ten thousand coins, and sorting all takes longer. */

/** Order of two values, as `sort` takes it. */
export type Order<T> = (left: T, right: T) => number;

/** Moves a value of a heap down until none below it comes before it. */
function sink<T>(heap: T[], at: number, order: Order<T>): void {
  let below = 2 * at + 1;
  if (below >= heap.length) return;
  if (below + 1 < heap.length && order(heap[below + 1] as T, heap[below] as T) < 0) below++;
  const upper = heap[at] as T;
  const lower = heap[below] as T;
  if (order(upper, lower) <= 0) return;
  heap[at] = lower;
  heap[below] = upper;
  sink(heap, below, order);
}

/** Yields values in an order that has no ties. */
export function* inOrder<T>(values: readonly T[], order: Order<T>): Generator<T, void> {
  const heap = [...values];
  for (let at = (heap.length >> 1) - 1; at >= 0; at--) sink(heap, at, order);
  while (heap.length > 0) {
    yield heap[0] as T; // not empty
    const last = heap.pop() as T;
    if (heap.length > 0) heap[0] = last;
    sink(heap, 0, order);
  }
}
