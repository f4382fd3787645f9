/**
 * The order of test files. Files share a process, and with it every cache and gate of a module: with a seed (`TEST_SEED`) they
 * run in another order, which shows what one leaves behind for another. Without one the longest are first.
 */
import { env } from "node:process";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { SEED } from "./rounds.ts";

/** Numbers in [0, 1) that follow from the seed: mulberry32, which is short and even enough for an order. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Vitest's order, or one that follows from the seed; the files of a project stay together, as its processes do. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (env.TEST_SEED === undefined) return super.sort(files);
    const draw = drawn(SEED);
    const named = files.map((file) => ({ file, project: file.project.name, name: file.moduleId }));
    named.sort((a, b) => (a.name < b.name ? -1 : 1));
    const placed = named.map((each) => ({ ...each, place: draw() }));
    placed.sort((a, b) => (a.project === b.project ? a.place - b.place : a.project < b.project ? -1 : 1));
    return placed.map(({ file }) => file);
  }
}
