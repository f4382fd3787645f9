/**
 * Plugins that leave parts out of the workers: those that a page cannot run, and files that it loads
 * separately.
 */

/** A module without exports. */
const NOTHING = "\0nothing";

/** Modules that the local network imports on demand: its EVM chains, which are processes of the machine. */
const withoutEvm = {
  name: "without-evm",
  resolveDynamicImport: (_: unknown, importer: string) =>
    /\/localnet\/(?:dist|src)\//.test(importer.replaceAll("\\", "/")) ? NOTHING : null,
  load: (id: string) => (id === NOTHING ? "export {};" : null),
};

/** PGlite's own files, 16 MB: the snapshot has those that are needed. */
const withoutFilesOfPglite = {
  name: "without-files-of-pglite",
  enforce: "pre",
  transform: (code: string, id: string) =>
    id.includes("@electric-sql")
      ? { code: code.replace(PGLITE_FILE, "new URL(import.meta.url)"), map: null }
      : null,
} as const;
const PGLITE_FILE = /new URL\("(?:\.\/)?\w+\.(?:wasm|data)",\s*import\.meta\.url\)/g;

/** Plugins for the bundler of workers. */
export const workerPlugins = () => [withoutEvm, withoutFilesOfPglite];
