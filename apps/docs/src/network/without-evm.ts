/** Leaves out of the site's bundles what the local network imports on demand: its EVM chains, which are processes of the machine. */

/** A module without exports. */
const NOTHING = "\0nothing";

/** A plugin for the bundler of workers. */
export const withoutEvm = () => ({
  name: "without-evm",
  resolveDynamicImport: (_: unknown, importer: string) =>
    /\/localnet\/(?:dist|src)\//.test(importer.replaceAll("\\", "/")) ? NOTHING : null,
  load: (id: string) => (id === NOTHING ? "export {};" : null),
});
