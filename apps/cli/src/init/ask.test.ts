/** Questions at a terminal, their replies, and their end. */
import { PassThrough } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { createAsking } from "./ask.ts";

function asking() {
  const input = new PassThrough();
  const output = new PassThrough();
  const { ask, close } = createAsking(input, output);
  onTestFinished(close);
  return { input, output, ask };
}

it("keeps the lines of a paste for the next questions", async () => {
  const { input, output, ask } = asking();
  input.write("one\ntwo\n");
  expect(await ask("First: ")).toBe("one");
  expect(await ask("Second: ")).toBe("two");
  expect(String(output.read())).toBe("First: Second: ");
});

it("says that it stopped when the input ends", async () => {
  const { input, ask } = asking();
  input.end();
  await expect(ask("First: ")).rejects.toThrow("Stopped. No file was written.");
});
