/** Imports modules of other installations than the bench's own: the peers, and our packages as they are published. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Environment variables that tell the subjects' processes where the installations are. */
export const PEERS_ROOT = "PRIMARY_NETWORK_BENCH_PEERS";
export const PACKED_ROOT = "PRIMARY_NETWORK_BENCH_PACKED";
export const AVALANCHEJS_ROOT = "PRIMARY_NETWORK_BENCH_AVALANCHEJS";

/** File in such a folder that imports for others: a bare specifier is looked up from the importing file. */
const FILE = "import-here.mjs";

/** Lets subjects import what is installed in `folder`. */
export function openInstallation(variable: string, folder: string): void {
  writeFileSync(join(folder, FILE), "export const importHere = (specifier) => import(specifier);\n");
  process.env[variable] = folder;
}

/** Imports from the folder that the variable names; the caller states what it uses of the module. */
async function importFrom<T>(variable: string, specifier: string): Promise<T> {
  const root = process.env[variable];
  if (root === undefined) throw new Error(`${specifier} is not installed`);
  const { importHere } = await import(pathToFileURL(join(root, FILE)).href);
  return importHere(specifier);
}

/** Imports a peer. */
export const importPeer = <T>(specifier: string): Promise<T> => importFrom<T>(PEERS_ROOT, specifier);

/** Imports one of our packages from the packed installation, which no build can change while the bench runs. */
export const importPacked = <T>(specifier: string): Promise<T> => importFrom<T>(PACKED_ROOT, specifier);

/** Imports avalanchejs, which stands outside of the checkout. */
export const importAvalanchejs = <T>(): Promise<T> => importFrom<T>(AVALANCHEJS_ROOT, "@avalabs/avalanchejs");
