/** The reader as bundlers see it: what a browser's worker loads. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { root } from "../../../../tools/shared/packages.ts";

/** Bytes of all code, gzip: what a page downloads beside the snapshot, with what it loads for the first signatures. */
const MOST = 395_000;

test("the reader is bundled for browsers: no code of Node.js, none that makes code, and not too much", async () => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, "apps/service/src/reader.ts")],
    conditions: ["@primary-network/source"],
    ...{ bundle: true, minify: true, splitting: true, write: false, metafile: true },
    format: "esm",
    platform: "browser",
    outdir: "reader",
    // PGlite imports it where it runs in Node.js alone; bundlers for browsers replace it.
    external: ["node:module"],
  });
  const inputs = Object.entries(metafile.inputs);
  expect(inputs.filter(([file]) => /^(apps|packages)\/.*\/node\//.test(file))).toEqual([]);
  // The package says of these imports that browsers have none.
  const builtIn = inputs.flatMap(([file, { imports }]) =>
    imports.some(({ path, external }) => external || path.startsWith("(disabled)")) ? [file] : [],
  );
  expect(builtIn.filter((file) => !file.includes("/@electric-sql/pglite/dist/"))).toEqual([]);
  const own = inputs.filter(([file]) => !file.startsWith("node_modules/") && !file.startsWith("(disabled)"));
  expect(own.length).toBeGreaterThan(300);
  // A reader's index is made: of the schema it needs the keys that queries share with indexes.
  const schema = own.flatMap(([file]) => (file.includes("/schema/") ? [file] : []));
  expect(schema).toEqual(["apps/service/src/store/schema/keys.ts"]);
  expect(inputs.map(([file]) => file)).not.toContainEqual(expect.stringMatching(/\/ajv\/|openapi\.json$/));
  const size = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  expect(size).toBeLessThan(MOST);
});
