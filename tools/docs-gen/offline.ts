/** Writes the service worker of the built site, with the list of what it keeps. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { site } from "./paths.ts";

/** What every page needs; pictures are kept with the pages that show them. */
const KEPT = /\.(?:js|css|woff2)$/;

/** @param dist the built site */
export async function writeOffline(dist: string): Promise<void> {
  const assets = readdirSync(join(dist, "_astro"), { recursive: true, encoding: "utf8" })
    .map((file) => `_astro/${file.replaceAll("\\", "/")}`)
    .filter((file) => KEPT.test(file))
    .sort();
  const manifest = join(dist, "network/manifest.json");
  const network = existsSync(manifest) ? readFileSync(manifest, "utf8") : "";
  const version = createHash("sha256")
    .update([...assets, network].join("\n"))
    .digest("hex")
    .slice(0, 16);
  await build({
    entryPoints: [join(site, "src/offline/offline.worker.ts")],
    outfile: join(dist, "offline.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { ASSETS: JSON.stringify(assets), VERSION: JSON.stringify(version) },
  });
}
