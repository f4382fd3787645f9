/** What it costs a fresh process to import a client, above importing an empty module. */
import { execFileSync } from "node:child_process";
import { packedRoot } from "../packed.ts";
import { peersRoot } from "../peers.ts";
import { interleave, mapSamples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";

/** A module without code. */
export const EMPTY = "data:text/javascript,";
const peers = [
  "undici",
  "openapi-fetch",
  "@avalabs/glacier-sdk",
  "@avalabs/avacloud-sdk",
  "@avalanche-sdk/chainkit",
  "viem",
];
const ours = ["@primary-network/data", "@primary-network/metrics", "@primary-network/pchain-rpc"];

/** Milliseconds that importing all of them takes in a new Node process started in `folder`. */
export function importMs(specifiers: readonly string[], folder: string): number {
  const imports = specifiers.map((specifier) => `await import(${JSON.stringify(specifier)});`).join(" ");
  const program = `const at = performance.now(); ${imports} console.log(performance.now() - at);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return Number(output);
}

export const name = "import-time";

export async function measure(bench: Bench): Promise<Table[]> {
  const raw = await interleave(
    [EMPTY, ...peers, ...ours],
    bench.quick ? 3 : 9,
    (specifier) => importMs([specifier], ours.includes(specifier) ? packedRoot() : peersRoot),
    { budgetMs: 25_000, least: 3 },
  );
  const empty = raw.get(EMPTY)?.values ?? [];
  raw.delete(EMPTY);
  const samples = mapSamples(raw, (ms, round) => ms - (empty[round] ?? Number.NaN));
  const targets = Object.fromEntries(ours.map((subject) => [subject, { value: 8 }]));
  return [
    { title: "Import in a fresh process, above an empty module", unit: "ms", digits: 1, samples, targets },
  ];
}
