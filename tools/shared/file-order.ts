/**
 * The order of test files. Files share a process, and with it every cache and gate of a module. With a seed
 * (`TEST_SEED`) they run in another order, which shows a file that leaves something behind for the next one.
 */
import { createHash } from "node:crypto";
import { env } from "node:process";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Keeps the files of a project together, as its processes are; a digest of seed and name orders them. */
const placeOf = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${createHash("sha256").update(`${env.TEST_SEED} ${moduleId}`).digest("hex")}`;

/** Vitest's order without a seed: long files first. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (env.TEST_SEED === undefined) return super.sort(files);
    const placed = files.map((file) => ({ file, place: placeOf(file) }));
    return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ file }) => file);
  }
}
