import { expect, test } from "vitest";
import { createLocalnet } from "../index.ts";
import { DEFAULT_NOW, readOptions } from "./options.ts";

test.each([
  { options: { weeks: 1 }, want: "weeks must be an integer from 2 to 26, not 1" },
  { options: { weeks: 2.5 }, want: "weeks must be an integer from 2 to 26, not 2.5" },
  { options: { validators: 3 }, want: "validators must be an integer from 4 to 400, not 3" },
  { options: { delegators: -1 }, want: "delegators must be an integer from 0 to 5000, not -1" },
  {
    options: { heliconTime: -1 },
    want: 'heliconTime must be "never" or an integer from 0 to 253399622400, not -1',
  },
  {
    // Of another type than the option's, as a program without types may pass it.
    options: { heliconTime: "soon" as "never" },
    want: 'heliconTime must be "never" or an integer from 0 to 253399622400, not "soon"',
  },
  { options: { seed: "" }, want: "seed must be a non-empty text" },
])("$options is refused, naming the option and the rule", async ({ options, want }) => {
  await expect(createLocalnet(options)).rejects.toThrow(want);
});

test("without options the clock stands still and the network is 12345", () => {
  const settings = readOptions({});
  expect(settings).toMatchObject({ seed: "primary-network", networkId: 12_345, hrp: "local" });
  expect([settings.clock.now(), settings.clock.now()]).toEqual([DEFAULT_NOW, DEFAULT_NOW]);
});

test.each([
  { why: "from the start by default", options: {}, want: Date.UTC(2020, 11, 5, 5) / 1_000 },
  { why: "at a time", options: { heliconTime: 1_790_000_000 }, want: 1_790_000_000 },
  { why: "never", options: { heliconTime: "never" as const }, want: Date.UTC(9999, 11, 1) / 1_000 },
])("Helicon begins $why", ({ options, want }) => {
  expect(readOptions(options).heliconTime).toBe(want);
});
