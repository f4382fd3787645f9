/** Digests of what the kept figures measured: our packages as they are packed, the peers' lock file, and the bench's programs. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { AVALANCHEJS_VERSION } from "./avalanchejs.ts";
import { peersRoot } from "./peers.ts";
import { minified } from "./rows/bundle.ts";

/** What the figures of a row depend on. */
interface Subjects {
  /** Entry points of ours that run when it is measured; those whose size is shown are computed, not measured. */
  readonly ours: readonly string[];
  /** Programs of the bench that measure it. */
  readonly programs: readonly string[];
}

const DATA = ["@primary-network/data", "@primary-network/data/node"];
const NODE = [
  "@primary-network/pchain-rpc",
  "@primary-network/pchain-rpc/node",
  "@primary-network/codec",
  "@primary-network/codec/p",
];
const callsOf = (row: string, ours = DATA): Subjects => ({
  ours,
  programs: [`rows/${row}.ts`, "subject.ts", "server.ts"],
});

/** The rows whose figures are shown, and the trials with faults. */
const subjects = {
  bundle: { ours: [], programs: ["rows/bundle.ts"] },
  installed: { ours: [], programs: ["rows/installed.ts"] },
  "import-time": { ours: ["@primary-network/data"], programs: ["rows/import-time.ts"] },
  "small-call": callsOf("small-call"),
  "one-item": callsOf("one-item"),
  "in-flight": callsOf("in-flight"),
  page: callsOf("page"),
  "node-clients": callsOf("node-clients", NODE),
  faults: { ours: [...DATA, ...NODE], programs: ["faults/try-fault.ts", "faults/probe-process.ts"] },
} satisfies Readonly<Record<string, Subjects>>;

export type Shown = keyof typeof subjects;

/** The rows of the bench whose figures are shown. */
export const shownRows = (Object.keys(subjects) as Shown[]).filter((name) => name !== "faults");

/** Subjects that are not shown. */
const HIDDEN = /^(?:bare-fetch|fetch-signal|undici|openapi-fetch|viem|.*\/(?:metrics|pchain-rpc))$/;

/** Whether README or the site shows figures of a subject. */
export const isShown = (subject: string): boolean => !HIDDEN.test(subject);

/** Whether a subject is one of our clients. */
export const isOurs = (subject: string): boolean =>
  /^(?:@primary-network\/)?(?:data|metrics|pchain-rpc)\b/.test(subject);

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * A program of the bench without comments and spaces, so that only a change of what it does counts. Its names stay: short
 * ones would depend on code that is shaken off. What all tools share, such as running npm, is not in it.
 */
async function programText(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    format: "esm",
    platform: "node",
    packages: "external",
    external: ["../shared/*", "../../shared/*", "../../../shared/*"],
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}

/** Names all that an entry point exports, so that nothing of it is shaken off. */
const whole = (entries: readonly string[]): string =>
  entries.map((entry, at) => `export * as entry${at} from ${JSON.stringify(entry)};`).join("\n");

/** The digest of what a row measures now, with our packages as they are installed in `packed`. */
export async function digestOf(shown: Shown, packed: string): Promise<string> {
  const { ours, programs }: Subjects = subjects[shown];
  const hash = createHash("sha256");
  if (ours.length > 0) hash.update(await minified(whole(ours), packed));
  for (const program of programs) hash.update(await programText(program));
  hash.update(readFileSync(join(peersRoot, "package-lock.json")));
  hash.update(AVALANCHEJS_VERSION);
  return hash.digest("hex").slice(0, 16);
}
