/** Which events of a stream reach a view. */
import type { StreamEvent } from "@primary-network/data";
import { expect, it } from "vitest";
import { only } from "./only.ts";

it("leaves out items that do not fit, and nothing else", async () => {
  async function* events(): AsyncGenerator<StreamEvent<number>> {
    yield { type: "ready", cursor: "0" };
    yield { type: "item", item: 1, cursor: "1" };
    yield { type: "item", item: 2, cursor: "2" };
  }
  const left: string[] = [];
  for await (const event of only(events(), (item) => item === 2)) left.push(`${event.type} ${event.cursor}`);
  expect(left).toEqual(["ready 0", "item 2"]);
});
