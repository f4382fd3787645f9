/** Builds the explorer as static files that any server can serve from any path. */
import { defineConfig, type Plugin } from "vite";

/** Loads the view that opens at first, with all that it imports, beside the frame around it, not after that has run. */
const preloadedOverview: Plugin = {
  name: "preloaded-overview",
  transformIndexHtml: {
    order: "post",
    handler: (page, { bundle = {} }) => {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file : []));
      const needed = new Set<string>();
      const need = (fileName: string): void => {
        if (needed.has(fileName)) return;
        needed.add(fileName);
        for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
          need(imported);
      };
      for (const { fileName } of chunks.filter(({ name }) => name === "overview")) need(fileName);
      return (
        [...needed]
          .filter((fileName) => !page.includes(fileName))
          // After the frame's own script, which is needed first.
          .map((fileName) => ({
            tag: "link",
            attrs: { rel: "modulepreload", href: `./${fileName}` },
            injectTo: "head",
          }))
      );
    },
  },
};

export default defineConfig({
  base: "./",
  plugins: [preloadedOverview],
  resolve: { conditions: ["@primary-network/source", "module", "browser", "development|production"] },
  build: {
    // Libraries mark their modules for frameworks that render on servers.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: false,
    license: { fileName: "THIRD-PARTY-NOTICES.md" },
  },
  server: { host: "127.0.0.1", port: 8083 },
});
