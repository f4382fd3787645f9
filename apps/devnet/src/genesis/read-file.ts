/** Reads a file that a setting names. */
import { readFile, stat } from "node:fs/promises";

/**
 * The bytes of a regular file. A pipe is refused: without a writer, reading it would never end.
 *
 * @throws Error when it is not a file or cannot be read
 */
export async function readRegularFile(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (found.isFIFO()) throw new Error(`${path} is a pipe; write its contents to a file`);
  if (!found.isFile()) throw new Error(`${path} is not a file`);
  return readFile(path);
}
