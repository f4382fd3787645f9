/** Keeps a file or folder that cannot be used under another name. */
import { access, rename } from "node:fs/promises";

/** Suffix of unusable files, followed by a number. */
export const UNUSABLE = ".unusable-";

/** Returns true if there is a file or folder at a path. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** @returns where it is now: the first free name of its own with a number */
export async function moveAside(path: string): Promise<string> {
  let number = 1;
  while (await exists(`${path}${UNUSABLE}${number}`)) number++;
  const kept = `${path}${UNUSABLE}${number}`;
  await rename(path, kept);
  return kept;
}
