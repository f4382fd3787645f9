/** How much work a 20-line program that uses a client gives the type checker. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packedRoot } from "../packed.ts";
import { peersRoot } from "../peers.ts";
import { interleave, messageOf } from "../rounds.ts";
import type { Table } from "../table.ts";

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
function instantiations(subject: string, root: string): number {
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
    return Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    throw new Error(output === "" ? messageOf(error) : `tsc: ${output.slice(0, 300)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const name = "type-check";

export async function measure(): Promise<Table[]> {
  const samples = await interleave([...peers, ...ours], 1, (subject) =>
    instantiations(subject, ours.includes(subject) ? packedRoot() : peersRoot),
  );
  const targets = { data: { value: 2000 }, "pchain-rpc": { value: 2000 } };
  return [{ title: "Type checking a 20-line program", unit: "instantiations", samples, targets }];
}
