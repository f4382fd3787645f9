/** Writes a file that readers see complete: a kill leaves the former one or the new one. */
import { rename, writeFile } from "node:fs/promises";

/** @param file its folder exists; the text is first written beside it, to `<file>.writing` */
export async function writeWhole(file: string, text: string): Promise<void> {
  const next = `${file}.writing`;
  await writeFile(next, text);
  await rename(next, file);
}
