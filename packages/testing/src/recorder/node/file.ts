/** The file of a recording. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Whether there is a recording. */
export const hasFile = (file: string): boolean => existsSync(file);

/** The text of the recording; throws as Node does. */
export const readFile = (file: string): string => readFileSync(file, "utf8");

/** Replaces the recording in one step, so that a test that is ended leaves the old one whole. */
export function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
