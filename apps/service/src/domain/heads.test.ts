/** Streams wake by one look at a chain, shared by all its followers. */

import { expect, test } from "vitest";
import { Heads } from "./heads.ts";

test("all that follow a chain are woken by one look that finds it moved, and by no other", () => {
  const heads = new Heads();
  const woken: string[] = [];
  const ends = ["one", "two"].map((name) => heads.follow(["fuji/p-chain"], () => woken.push(name)));
  heads.follow(["evm-1", "evm-2"], () => woken.push("evm"));
  heads.seen("fuji/p-chain", 7);
  expect(woken).toEqual(["one", "two"]);
  heads.seen("fuji/p-chain", 7);
  heads.seen("fuji/x-chain", 7);
  expect(woken).toHaveLength(2);
  ends[0]?.();
  heads.seen("fuji/p-chain", 6); // a reorganisation
  heads.seen("evm-2", 0);
  expect(woken).toEqual(["one", "two", "two", "evm"]);
});
