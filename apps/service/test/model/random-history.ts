/** Random histories: acts chosen by random numbers, so that any part of one can be left out when a failure is made smaller. */

import fc from "fast-check";
import { acts } from "./acts.ts";
import type { History } from "./history.ts";
import { Story } from "./story.ts";

type Act = keyof typeof acts;

/** How often an act is tried beside others. */
const weights: { readonly [act in Act]: number } = {
  block: 18,
  batch: 9,
  poll: 8,
  move: 8,
  importFrom: 2,
  exportTo: 2,
  validate: 8,
  validateSubnet: 9,
  delegate: 10,
  remove: 6,
  end: 10,
  createSubnet: 3,
  transferSubnet: 3,
  convertSubnet: 2,
  createChain: 3,
  validateL1: 3,
};

const number = fc.nat(999);
const act = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Act) })), // the table's own keys
);
const step = fc.record({ act, a: number, b: number, c: number, d: number });

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export function play(steps: readonly Step[]): History {
  const story = new Story();
  for (const { act: name, ...choice } of steps) acts[name](story, choice);
  return story.history();
}

export const randomSteps: fc.Arbitrary<Step[]> = fc.array(step, {
  minLength: 10,
  maxLength: 90,
  size: "max",
});
