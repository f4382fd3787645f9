/**
 * Takes turns among owners and their items. An owner has at most one item in hand. The owner that has waited
 * longest is next, with its item that has waited longest.
 */

interface Owned {
  readonly id: string;
  readonly owner: string;
}

export class Turns<Item extends Owned> {
  /** Items that are left, by owner, in the order of their turns. */
  #left = new Map<string, readonly Item[]>();
  readonly #busy = new Set<string>();
  /** When items that are still offered had their last turns. */
  #turns = new Map<string, number>();
  #count = 0;

  /** Replaces the remaining items; items that were offered before keep their turns. */
  offer(items: readonly Item[]): void {
    const offered = new Map<string, Item[]>();
    for (const owner of this.#left.keys()) offered.set(owner, []);
    const turns = new Map(items.map(({ id }) => [id, this.#turns.get(id) ?? 0]));
    const inOrder = items.toSorted((one, other) => (turns.get(one.id) ?? 0) - (turns.get(other.id) ?? 0));
    for (const item of inOrder) {
      const own = offered.get(item.owner);
      if (own) own.push(item);
      else offered.set(item.owner, [item]);
    }
    this.#turns = turns;
    this.#left = offered;
  }

  /** Hands out the next item; undefined when every owner has one in hand or none left. */
  take(): Item | undefined {
    for (const [owner, [item, ...others]] of this.#left) {
      if (item === undefined || this.#busy.has(owner)) continue;
      this.#left.delete(owner);
      this.#left.set(owner, others); // last in the order now
      this.#busy.add(owner);
      this.#turns.set(item.id, ++this.#count);
      return item;
    }
    return undefined;
  }

  /** Takes back an item that was handed out. */
  done({ owner }: Item): void {
    this.#busy.delete(owner);
  }
}
