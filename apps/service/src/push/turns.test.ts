/** Every owner has its turn, whatever the others have. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

type Item = { readonly id: string; readonly owner: string };

const OWNERS = ["one", "two", "three", "four"];
const items = (counts: readonly number[]) =>
  counts.flatMap((count, at) =>
    Array.from({ length: count }, (_, number) => ({
      id: `${OWNERS[at]} ${number}`,
      owner: OWNERS[at] ?? "",
    })),
  );

/** Offers new items, takes one, or takes one back that is in hand. */
const action = fc.oneof(
  fc.record({ offer: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }) }),
  fc.constant("take" as const),
  fc.record({ done: fc.nat(10) }),
);

test("an owner has one in hand at most, none is passed over twice, and whoever can have one gets one", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const turns = new Turns<Item>();
      const left = new Map<string, number>();
      const hand: Item[] = [];
      /** The number of times that each owner was passed over since it could have had a turn. */
      const passed = new Map<string, Map<string, number>>();
      for (const what of actions) {
        if (what === "take") {
          const open = OWNERS.filter(
            (owner) => (left.get(owner) ?? 0) > 0 && !hand.some((item) => item.owner === owner),
          );
          const taken = turns.take();
          expect(taken === undefined).toBe(open.length === 0);
          if (!taken) continue;
          expect(open).toContain(taken.owner);
          left.set(taken.owner, (left.get(taken.owner) ?? 0) - 1);
          hand.push(taken);
          passed.delete(taken.owner);
          for (const owner of open.filter((each) => each !== taken.owner)) {
            const by = passed.get(owner) ?? new Map<string, number>();
            by.set(taken.owner, (by.get(taken.owner) ?? 0) + 1);
            expect(by.get(taken.owner)).toBe(1);
            passed.set(owner, by);
          }
        } else if ("offer" in what) {
          turns.offer(items(what.offer));
          for (const [at, owner] of OWNERS.entries()) {
            left.set(owner, what.offer[at] ?? 0);
            if (what.offer[at] === 0) passed.delete(owner);
          }
        } else {
          const [item] = hand.splice(what.done % Math.max(1, hand.length), 1);
          if (item) turns.done(item);
        }
      }
    }),
  );
});

test("owners take turns in the order in which they came", () => {
  const turns = new Turns<Item>();
  turns.offer(items([3, 1, 2]));
  const order: string[] = [];
  for (let item = turns.take(); item; item = turns.take()) {
    order.push(item.id);
    turns.done(item);
  }
  expect(order).toEqual(["one 0", "two 0", "three 0", "one 1", "three 1", "one 2"]);
});

test("an item that is offered again waits for those that had no turn yet", () => {
  const turns = new Turns<Item>();
  const order: string[] = [];
  for (let looks = 0; looks < 4; looks++) {
    turns.offer(items([3]));
    const item = turns.take();
    if (!item) continue;
    order.push(item.id);
    turns.done(item);
  }
  expect(order).toEqual(["one 0", "one 1", "one 2", "one 0"]);
});
