/** Imports one of our packages from the packed installation, which no build can change while the bench runs. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Environment variable that tells the subjects' processes where that installation is. */
export const PACKED_ROOT = "PRIMARY_NETWORK_BENCH_PACKED";

/** File in that folder which imports for others: a bare specifier is looked up from the importing file. */
export const DOOR = "import-here.mjs";

export async function importPacked(specifier) {
  const root = process.env[PACKED_ROOT];
  if (root === undefined) throw new Error("our packages are not packed");
  const { importHere } = await import(pathToFileURL(join(root, DOOR)).href);
  return importHere(specifier);
}
