/** A linked package is loaded from where it lies, also after a pipe was the last file that Node asked for. */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "links-"));
  // Two packages in a store, the first of which says where it was loaded from; the program has links to both.
  for (const name of ["first", "second"]) {
    await mkdir(join(folder, "store", name), { recursive: true });
    await writeFile(join(folder, "store", name, "index.mjs"), "export default import.meta.url;\n");
    await writeFile(
      join(folder, "store", name, "package.json"),
      JSON.stringify({ name, exports: "./index.mjs" }),
    );
    await mkdir(join(folder, "node_modules"), { recursive: true });
    await symlink(join(folder, "store", name), join(folder, "node_modules", name));
  }
});
afterAll(() => rm(folder, { recursive: true }));

it.skipIf(process.platform === "win32")(
  "a pipe that was looked at does not change what is imported",
  async () => {
    await run("mkfifo", [join(folder, "pipe")]);
    await copyFile(join(import.meta.dirname, "links-for-tests.ts"), join(folder, "setup.mjs")); // it has no types
    await writeFile(
      join(folder, "program.mjs"),
      `import { statSync } from "node:fs";
await import("first");
statSync("pipe");
await import("./setup.mjs");
console.log((await import("second")).default);
`,
    );
    const { stdout } = await run(process.execPath, ["program.mjs"], { cwd: folder });
    expect(stdout.trim()).toBe(pathToFileURL(join(await realpath(folder), "store/second/index.mjs")).href);
  },
);
