/** How much work a 20-line program that uses a client gives the type checker. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packedRoot } from "../packed.mjs";
import { peersRoot } from "../peers.mjs";
import { interleave } from "../rounds.mjs";

const peers = ["bare-fetch", "glacier-sdk", "avacloud-sdk", "chainkit", "viem"];
// openapi-fetch needs types of the API, and gets the ones that our data client publishes.
const ours = ["openapi-fetch", "data", "pchain-rpc"];
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");

const compilerOptions = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "nodenext",
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Instantiations that tsc reports for `programs/<subject>.ts`; throws when the program has a type error. */
function instantiations(subject, root) {
  const folder = mkdtempSync(join(tmpdir(), "primary-network-types-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    copyFileSync(
      fileURLToPath(new URL(`../programs/${subject}.ts`, import.meta.url)),
      join(folder, "main.ts"),
    );
    writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
    const output = execFileSync(process.execPath, [tsc, "-p", folder, "--extendedDiagnostics"], {
      encoding: "utf8",
    });
    return Number(/Instantiations:\s+(\d+)/.exec(output)[1]);
  } catch (error) {
    throw new Error(error.stdout ? `tsc: ${error.stdout.slice(0, 300)}` : error.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const name = "type-check";

export async function measure() {
  const samples = await interleave([...peers, ...ours], 1, (subject) =>
    instantiations(subject, ours.includes(subject) ? packedRoot() : peersRoot),
  );
  const targets = { data: { value: 2000 }, "pchain-rpc": { value: 2000 } };
  return [{ title: "Type checking a 20-line program", unit: "instantiations", samples, targets }];
}
