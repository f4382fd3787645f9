/** The packages that a release publishes, those that others depend on first, and where things are in the repository. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders in `packages/`, in the order of publication. */
export const published = ["core", "codec", "data", "metrics", "pchain-rpc"] as const;

/** The name under which a folder of `packages/` is published. */
export const nameOf = (folder: string): string => `@primary-network/${folder}`;

/** A program of the repository's own development dependencies. */
export const bin = (name: string): string => join(root, "node_modules/.bin", name);
