/** The file of a recording. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Returns true if the recording exists. */
export const hasFile = (file: string): boolean => existsSync(file);

/** Reads the text of the recording. Throws like Node. */
export const readFile = (file: string): string => readFileSync(file, "utf8");

/** Replaces the recording in one step, so that an interrupted test leaves the old one intact. */
export function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
