/**
 * Looks for inputs that break a promise of the decoders or of the service, guided by coverage (libFuzzer, by Jazzer.js):
 * `pnpm fuzz [--target <name>]… [--seconds <each>] [--update]`. An input that breaks one is written to `tools/fuzz/corpus`
 * and ends the run with 1; `--update` also keeps the inputs that reached new code, which the tests then replay.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { installOutside } from "../shared/install-outside.ts";
import { readOptions } from "../shared/options.ts";
import { keep, unpackCorpus } from "./corpus.ts";
import { decoders } from "./decoders.ts";

/** Its binaries need glibc 2.38 (Ubuntu 24.04, Debian 13); it is installed outside the checkout, and only here used. */
const JAZZER = { "@jazzer.js/core": "4.0.0" };
/** Bytes of an input: enough for each kind of value, small enough to be tried often. */
const LIMIT = 4_096;

const values = readOptions("fuzz", {
  target: { type: "string", multiple: true },
  seconds: { type: "string", default: "60" },
  update: { type: "boolean", default: false },
  /** Folder of another C library, for a machine whose own is too old. */
  glibc: { type: "string" },
});
const all = [...Object.keys(decoders), "http"];
const unknown = values.target?.find((name) => !all.includes(name));
if (unknown !== undefined) throw new Error(`--target ${unknown}: there are ${all.join(", ")}`);
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) throw new Error("--seconds: a whole number from 1");

const folder = process.env.FUZZ_DIR ?? join(tmpdir(), "primary-network-fuzz");
installOutside(folder, JAZZER, "Jazzer.js");
const here = fileURLToPath(new URL(".", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "primary-network-fuzz-run-"));
const bundle = join(work, "target.mjs");
try {
  const broken: string[] = [];
  for (const target of values.target ?? all) {
    await bundleTarget(target);
    if (!isSound(target)) broken.push(target);
  }
  console.log(broken.length === 0 ? "fuzz: nothing was found" : `fuzz: broken: ${broken.join(", ")}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Writes one file of our code, so that the fuzzer counts its branches and no others. */
async function bundleTarget(target: string): Promise<void> {
  const contents =
    target === "http"
      ? `import { createHttpTarget } from "./http.ts";
         export const fuzz = await createHttpTarget();
         // The service's timers would keep the process alive after the last run.
         setTimeout(() => process.exit(), ${(seconds + 15) * 1_000}).unref();`
      : `import { decoders } from "./decoders.ts"; export const fuzz = decoders[${JSON.stringify(target)}];`;
  const ownCode = /^(\.|\/|@primary-network\/)/;
  await build({
    stdin: { contents, resolveDir: here },
    outfile: bundle,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@primary-network/source"],
    logLevel: "warning",
    plugins: [
      {
        name: "third-party-outside",
        setup(plugin) {
          plugin.onResolve({ filter: /./ }, async ({ path, pluginData, ...asked }) => {
            if (ownCode.test(path) || path.startsWith("node:") || pluginData === "asked") return undefined;
            const found = await plugin.resolve(path, { ...asked, pluginData: "asked" });
            return { path: pathToFileURL(found.path).href, external: true };
          });
        },
      },
    ],
  });
}

/** Runs one target; false when an input broke it. */
function isSound(target: string): boolean {
  const [kept, reached, found] = [join(work, "kept"), join(work, "reached"), join(work, "found")];
  for (const path of [kept, reached, found]) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
  }
  unpackCorpus(target, kept);
  const status = fuzz(target, [
    reached,
    kept,
    "--",
    `-max_total_time=${seconds}`,
    `-max_len=${LIMIT}`,
    "-timeout=30",
    "-print_final_stats=1",
    `-artifact_prefix=${found}/`,
  ]);
  const inputs = readdirSync(found);
  for (const name of inputs) console.log(`${target}: broken by ${readFileSync(join(found, name), "base64")}`);
  const added = values.update ? [found, reached] : [found];
  console.log(`${target}: keeps ${keep(target, added)} inputs`);
  return status === 0 && inputs.length === 0;
}

function fuzz(target: string, options: readonly string[]): number {
  const cli = createRequire(join(folder, "package.json")).resolve("@jazzer.js/core/dist/cli.js");
  const mode = target === "http" ? [] : ["--sync"];
  const args = [cli, bundle, ...mode, "--includes", bundle, ...options];
  const { glibc } = values;
  const [program, ...first] =
    glibc === undefined
      ? [process.execPath]
      : [join(glibc, "ld-linux-x86-64.so.2"), "--library-path", glibc, process.execPath];
  const { status } = spawnSync(program as string, [...first, ...args], {
    cwd: work,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status ?? 1;
}
