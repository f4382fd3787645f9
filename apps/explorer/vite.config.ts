/** Builds the explorer as static files that any server can serve from any path. */
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
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
