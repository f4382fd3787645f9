/** Loads a client from the folder outside the checkout where the suite installed it. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { folder } from "./folder.ts";

const load = createRequire(join(folder, "package.json"));

/** Loads a package by its name, perhaps with a subpath; the caller states what it uses of it. */
export const loadClient = <T>(specifier: string): T => load(specifier);

/** The path of a package's file, named by the package and the path inside. */
export const resolveClient = (file: string): string => load.resolve(file);
