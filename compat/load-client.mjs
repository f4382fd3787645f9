/** Loads a client from the folder outside the checkout where the suite installed it. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { folder } from "./folder.mjs";

const require = createRequire(join(folder, "package.json"));

/** @param {string} specifier a package's name, perhaps with a subpath */
export const loadClient = (specifier) => require(specifier);

/** @param {string} file a file of a package: its name and the path inside; returns where it is */
export const resolveClient = (file) => require.resolve(file);
