/**
 * Draws the pictures of links as PNG files, since few networks show SVG. There is one for each group of pages and not for each
 * page: a picture takes 0.1 s and 20 kB, and 400 of them would be most of the build. resvg is WebAssembly, and the font is a
 * package: the same bytes on every machine, without a browser or the system's fonts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { reference, tasks } from "@primary-network/docs/tasks";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { picture } from "./picture.ts";

const require = createRequire(import.meta.url);
const FONTS = ["400Regular", "600SemiBold", "700Bold"];

/** Draws all of them into a folder, as `<id of the group>.png`. */
export async function drawPictures(folder: string): Promise<void> {
  await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fontBuffers = FONTS.map((name) =>
    readFileSync(require.resolve(`@expo-google-fonts/figtree/${name}/Figtree_${name}.ttf`)),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const group of [...tasks, reference]) {
    const drawn = new Resvg(picture(group), { font: { fontBuffers, defaultFontFamily: "Figtree" } });
    writeFileSync(join(folder, `${group.id}.png`), drawn.render().asPng());
  }
}
