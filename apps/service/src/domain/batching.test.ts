import { expect, test } from "vitest";
import { batching } from "./batching.ts";

/** Reads that the test ends. */
function reads() {
  const begun: { readonly key: string; end(value: string): void; fail(error: Error): void }[] = [];
  const read = batching(
    (key: string) =>
      new Promise<string>((resolve, reject) => {
        begun.push({ key, end: resolve, fail: reject });
      }),
  );
  return { begun, read };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("who waits shares a read that began after all of them called", async () => {
  const { begun, read } = reads();
  const first = read("a");
  const others = [read("a"), read("a")];
  expect(begun).toHaveLength(1);
  begun[0]?.end("one");
  expect(await first).toBe("one");
  await settle();
  expect(begun).toHaveLength(2);
  const later = read("a");
  begun[1]?.end("two");
  expect(await Promise.all(others)).toEqual(["two", "two"]);
  await settle();
  begun[2]?.end("three");
  expect(await later).toBe("three");
  await settle();
  read("a");
  expect(begun).toHaveLength(4);
});

test("keys do not wait for each other", () => {
  const { begun, read } = reads();
  read("a");
  read("b");
  expect(begun.map(({ key }) => key)).toEqual(["a", "b"]);
});

test("an error reaches those who waited for that read alone", async () => {
  const { begun, read } = reads();
  const first = read("a");
  const second = read("a");
  begun[0]?.fail(new Error("cut"));
  await expect(first).rejects.toThrow("cut");
  await settle();
  begun[1]?.end("two");
  expect(await second).toBe("two");
});
