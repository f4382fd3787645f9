// Prints what the specs' changes since the last release mean for the next version: `node scripts/spec-verdict.mjs`.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const documents = [
  { name: "data", file: "packages/data/src/gen/openapi.json" },
  { name: "metrics", file: "packages/metrics/src/gen/openapi.json" },
  { name: "pchain-rpc", file: "packages/pchain-rpc/src/gen/openrpc.json" },
];

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const scratch = mkdtempSync(join(tmpdir(), "primary-network-verdict-"));
let status = 0;
for (const { name, file } of documents) {
  // Changesets tags each released package as name@version.
  const tag = git("tag", "--list", `@primary-network/${name}@*`, "--sort=-v:refname").split("\n")[0];
  if (!tag) {
    console.log(`${name}: no release yet, any change is allowed`);
    continue;
  }
  const released = join(scratch, `${name}.json`);
  writeFileSync(released, git("show", `${tag}:${file}`));
  const verdict = spawnSync(
    process.execPath,
    ["packages/codegen/bin/primary-network-codegen.mjs", "verdict", released, file],
    { cwd: root, encoding: "utf8" },
  );
  console.log(`${name} since ${tag}:\n${`${verdict.stdout}${verdict.stderr}`.trim()}`);
  if (verdict.status !== 0) status = 1;
}
rmSync(scratch, { recursive: true, force: true });
process.exit(status);
