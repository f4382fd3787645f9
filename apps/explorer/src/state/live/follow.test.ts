/** Following a stream: which failures are retried, and which end it. */
import type { StreamEvent } from "@primary-network/data";
import { expect, test } from "vitest";
import { follow } from "./follow.ts";

type Event = StreamEvent<number>;
const ready: Event = { type: "ready", cursor: "0" };
const item = (n: number): Event => ({ type: "item", item: n, cursor: String(n) });
const failing = (statusCode: number) => Object.assign(new Error("refused"), { statusCode });

/** One round: events, and the error that ends it. */
type Round = { readonly events?: readonly Event[]; readonly error?: Error; readonly noPlace?: true };

/** Follows a scripted stream until its rounds are used up; what happened, in order. */
async function followed(rounds: readonly Round[]): Promise<string[]> {
  const happened: string[] = [];
  const controller = new AbortController();
  let round = -1;
  let held = 0;
  await follow<number>(
    {
      async *open() {
        const { events = [], error } = rounds[round] ?? {};
        yield* events;
        if (error) throw error;
      },
      onEvent: (event) => happened.push(event.type === "item" ? `item ${event.item}` : event.type),
      onState: (isOpen) => happened.push(isOpen ? "open" : "closed"),
    },
    controller.signal,
    {
      async takePlace() {
        round++;
        if (rounds[round]?.noPlace) return undefined;
        held++;
        return () => held--;
      },
      async wait(ms) {
        happened.push(`wait ${ms}`);
        if (round + 1 >= rounds.length) controller.abort();
      },
    },
  );
  expect(held, "places that were not given back").toBe(0);
  return happened;
}

test.each<[what: string, rounds: readonly Round[], want: readonly string[]]>([
  [
    "events are passed on",
    [{ events: [ready, item(1)] }],
    ["open", "ready", "item 1", "closed", "wait 30000"],
  ],
  [
    "a lost stream is opened again",
    [{ events: [ready], error: failing(503) }, { events: [ready, item(2)] }],
    ["open", "ready", "closed", "wait 30000", "open", "ready", "item 2", "closed", "wait 30000"],
  ],
  [
    "too many streams are waited for",
    [{ error: failing(429) }, {}],
    ["closed", "wait 30000", "closed", "wait 30000"],
  ],
  ["without a place it waits", [{ noPlace: true }, {}], ["closed", "wait 30000", "closed", "wait 30000"]],
  ["a deployment without streams is left alone", [{ error: failing(404) }, { events: [ready] }], ["closed"]],
])("%s", async (_, rounds, want) => {
  expect(await followed(rounds)).toEqual(want);
});
