/**
 * Tries our client and the peers with each fault, on this machine alone, and keeps what they did in results.json:
 * `pnpm bench:faults [--only <fault>] [--client <name>]`, each any number of times. Once all are tried as they are now, it writes the
 * documents.
 */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptions } from "../../shared/options.ts";
import { root } from "../../shared/packages.ts";
import { table } from "../../shared/table.ts";
import { avalanchejsRoot, installAvalanchejs } from "../avalanchejs.ts";
import { commitOf } from "../commit.ts";
import { compilePrograms } from "../compile.ts";
import { digestOf } from "../measured.ts";
import { installPacked, packedRoot } from "../packed.ts";
import { installPeers, peersRoot } from "../peers.ts";
import { packages } from "./clients/clients.ts";
import { faults } from "./faults.ts";
import type { Cell } from "./outcome.ts";
import { type FaultResults, readResults, resultsFile } from "./results.ts";
import { tryFault } from "./try-fault.ts";

const isOwn = (name: string) => name.startsWith("@primary-network/");

function versionsOf(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([client, name]) => {
      const folder = client === "avalanchejs" ? avalanchejsRoot : isOwn(name) ? packedRoot() : peersRoot;
      const { version } = JSON.parse(
        readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"),
      );
      return [client, version];
    }),
  );
}

const { only, client: named } = readOptions("bench:faults", {
  only: { type: "string", multiple: true },
  client: { type: "string", multiple: true },
});
const names = Object.keys(packages);
const unknown = named?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) throw new Error(`there is no client ${unknown[0]}; they are ${names.join(", ")}`);
const tried = names.filter((name) => named === undefined || named.includes(name));
const chosen = faults.filter(({ id }) => only === undefined || only.includes(id));
if (chosen.length === 0) throw new Error(`no such fault; they are ${faults.map(({ id }) => id).join(", ")}`);

installPeers();
installAvalanchejs();
await compilePrograms();
await installPacked();
const before = readResults();
const isWhole = only === undefined && named === undefined;
const commit = isWhole ? commitOf() : before.commit;
const digest = await digestOf("faults", packedRoot());
const cells: Record<string, Record<string, Cell>> = { ...before.cells };
for (const fault of chosen) {
  const row: Record<string, Cell> = { ...cells[fault.id] };
  for (const client of tried) row[client] = await tryFault(client, fault);
  cells[fault.id] = row;
}
const results: FaultResults = {
  measuredAt: isWhole ? new Date().toISOString().slice(0, 10) : before.measuredAt,
  node: process.version,
  commit,
  // A part that was tried again does not make the rest current.
  digest: isWhole ? digest : before.digest,
  versions: versionsOf(),
  cells: Object.fromEntries(faults.flatMap(({ id }) => (cells[id] ? [[id, cells[id]]] : []))),
};
writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
const mark = ({ isHandled }: Cell) => (isHandled === null ? " " : isHandled ? "+" : "-");
console.log(
  table([
    ["", ...tried],
    ...chosen.map(({ id }) => [
      id,
      ...tried.map((client) => cells[id]?.[client]).map((cell) => (cell ? `${mark(cell)} ${cell.text}` : "")),
    ]),
  ]),
);
if (isWhole) execFileSync("npx", ["--yes", "pnpm", "bench:document"], { cwd: root, stdio: "inherit" });
process.exit(0);
