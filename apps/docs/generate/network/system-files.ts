/** The files beside a database that PostgreSQL reads: PGlite's bundle with zeros in place of the others. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Folder of PGlite's files, as the service finds it. */
const folder = dirname(
  createRequire(createRequire(import.meta.url).resolve("@primary-network/service/package.json")).resolve(
    "@electric-sql/pglite",
  ),
);

/** What a running database with UTF-8 texts and times in UTC opens: found by trying, and shown by the example calls. */
const READ = [
  /^\/home\//,
  /^\/pglite\/bin\/postgres$/,
  /^\/pglite\/share\/postgresql\/timezone\/(Etc\/)?(GMT|UTC)$/,
  /^\/pglite\/share\/postgresql\/timezonesets\/Default$/,
  /^\/pglite\/lib\/postgresql\/plpgsql\.so$/,
];

/** PostgreSQL. */
export const readWasm = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(folder, "pglite.wasm")));

/**
 * The bundle. PGlite's code says where each file begins and ends, so the bundle keeps its length.
 *
 * @throws Error when that cannot be read from the code of this version
 */
export function readSystemFiles(): Uint8Array<ArrayBuffer> {
  const bundle = new Uint8Array(readFileSync(join(folder, "pglite.data")));
  const code = readFileSync(join(folder, "pglite.js"), "utf8");
  const list = /files:\[(\{filename:.+?)\],remote_package_size:/.exec(code)?.[1] ?? "";
  const files = [...list.matchAll(/filename:"([^"]+)",start:([\de]+),end:([\de]+)/g)].map(
    ([, name = "", start, end]) => ({ name, start: Number(start), end: Number(end) }),
  );
  if (files.at(-1)?.end !== bundle.length) throw new Error("PGlite's list of files is not where it was");
  for (const { name, start, end } of files) {
    if (!READ.some((pattern) => pattern.test(name))) bundle.fill(0, start, end);
  }
  return bundle;
}
