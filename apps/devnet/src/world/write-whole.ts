/** Writes a file that readers see complete: a kill leaves the former one or the new one. */
import { rename, writeFile } from "node:fs/promises";

/**
 * Writes a file of which readers see the former content or the new one, also after a kill.
 *
 * @param file in a folder that exists; the text is first written beside it, to `<file>.writing`
 * @throws Error when the file cannot be written
 * @example
 * await writeWhole("state.json", JSON.stringify(state));
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const next = `${file}.writing`;
  await writeFile(next, text);
  await rename(next, file);
}
