/**
 * Tries our client and the peers with each fault, on this machine alone, and keeps what they did in results.json:
 * `pnpm bench:faults [--only <fault>] [--client <name>]`, each any number of times. Each trial is a server and a process of its own.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listen } from "../../shared/listen.ts";
import { table } from "../../shared/table.ts";
import { avalanchejsRoot, installAvalanchejs } from "../avalanchejs.ts";
import { compilePrograms } from "../compile.ts";
import { installPacked, packedRoot } from "../packed.ts";
import { installPeers, peersRoot } from "../peers.ts";
import { start } from "../processes.ts";
import { bodiesOf } from "./bodies.ts";
import { packages } from "./clients/clients.ts";
import { type Fault, faults } from "./faults.ts";
import { type Cell, describe, type Outcome, type Probed } from "./outcome.ts";
import { type FaultResults, readResults, resultsFile } from "./results.ts";

const START_SECONDS = 20; // to load a client, on a busy machine

/** One client, one fault. */
async function tryFault(client: string, fault: Fault): Promise<Cell> {
  let count = 0;
  let firstAt = 0;
  const hosts = new Set<string>();
  const server = createServer((request, response) => {
    const now = performance.now();
    count += 1;
    if (count === 1) firstAt = now;
    const received = { count, ms: now - firstAt };
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () =>
      fault.respond({
        ...received,
        pageToken: new URL(request.url ?? "/", "http://127.0.0.1").searchParams.get("pageToken"),
        bodies: bodiesOf(Buffer.concat(chunks).toString()),
        response,
      }),
    );
  });
  const baseUrl = await listen(server);
  const child = start("probe", [], {}, "ignore");
  try {
    const limitMs = (fault.limitSeconds ?? 5) * 1000;
    const probed = await new Promise<Probed | { readonly end: "none" | "died"; readonly ms: number }>(
      (resolve) => {
        const startedAt = performance.now();
        // Loading the client does not count: the time begins with the first request.
        const isLate = () =>
          firstAt > 0
            ? performance.now() - firstAt > limitMs
            : performance.now() - startedAt > START_SECONDS * 1000;
        const timer = setInterval(() => isLate() && finish({ end: "none", ms: limitMs }), 50);
        const finish = (end: Parameters<typeof resolve>[0]) => {
          clearInterval(timer);
          resolve(end);
        };
        // What the program sends: the hosts that it looks up, and at the end the outcome.
        child.on("message", (message: Probed | { readonly asked: string }) => {
          if ("asked" in message) hosts.add(message.asked);
          else finish(message);
        });
        child.once("exit", () => finish({ end: "died", ms: performance.now() - (firstAt || startedAt) }));
        child.send({ name: client, ask: fault.ask, baseUrl });
      },
    );
    if (probed.end === "failed") throw new Error(`${client} cannot be tried with ${fault.id}: ${probed.why}`);
    const outcome: Outcome = { ...probed, requests: count, hosts: [...hosts] };
    if (fault.ask === "pages" && outcome.end === "value" && outcome.value === null)
      return { isHandled: null, text: "has no pager" };
    return { isHandled: fault.isHandled(outcome), text: (fault.text ?? describe)(outcome) };
  } finally {
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
    server.closeAllConnections();
    server.close();
  }
}

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

const { only, client: named } = parseArgs({
  options: { only: { type: "string", multiple: true }, client: { type: "string", multiple: true } },
}).values;
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
const cells: Record<string, Record<string, Cell>> = { ...before.cells };
for (const fault of chosen) {
  const row: Record<string, Cell> = { ...cells[fault.id] };
  for (const client of tried) row[client] = await tryFault(client, fault);
  cells[fault.id] = row;
}
const results: FaultResults = {
  measuredAt: new Date().toISOString().slice(0, 10),
  node: process.version,
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
process.exit(0);
