/**
 * The version of the code that builds networks and their indexes: a digest of its files, so that a change of
 * any is another version.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGES = ["@primary-network/localnet", "@primary-network/service", "@primary-network/codec"];

const here = fileURLToPath(import.meta.url);
/** Returns true if the sources run, as in tests, or the build. */
const CODE = here.includes(`${sep}src${sep}`) ? "src" : "dist";
const isCode = (name: string) => /\.(js|ts|sql)$/.test(name) && !/\.(d|test|test-d)\.ts$/.test(name);

function roots(): string[] {
  const require = createRequire(import.meta.url);
  const own = here.slice(0, here.lastIndexOf(`${sep}${CODE}${sep}`));
  const others = PACKAGES.flatMap((name) => {
    try {
      return [dirname(require.resolve(`${name}/package.json`))];
    } catch {
      return []; // a part of this package's own build
    }
  });
  return [own, ...others];
}

async function digest(): Promise<string> {
  const hash = createHash("sha256");
  for (const root of roots()) {
    hash.update(await readFile(join(root, "package.json")));
    const names = (await readdir(join(root, CODE), { recursive: true })).filter(isCode).sort();
    const contents = await Promise.all(names.map((name) => readFile(join(root, CODE, name))));
    for (const [index, name] of names.entries()) hash.update(`${name}\n`).update(contents[index] ?? "");
  }
  return hash.digest("hex");
}

let known: Promise<string> | undefined;

/** The version, in hexadecimal digits; read once per process. */
export function codeVersion(): Promise<string> {
  known ??= digest();
  return known;
}
