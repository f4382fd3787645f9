/** What it costs a fresh process to import a client, above importing an empty module. */
import { execFileSync } from "node:child_process";
import { packedRoot } from "../packed.mjs";
import { peersRoot } from "../peers.mjs";
import { interleave } from "../rounds.mjs";

const EMPTY = "data:text/javascript,";
const peers = [
  "undici",
  "openapi-fetch",
  "ofetch",
  "ky",
  "@avalabs/glacier-sdk",
  "@avalabs/avacloud-sdk",
  "@avalanche-sdk/chainkit",
  "viem",
];
const ours = ["@primary-network/data", "@primary-network/metrics", "@primary-network/pchain-rpc"];

/** Milliseconds that `import(specifier)` takes in a new Node process started in `folder`. */
function importMs(specifier, folder) {
  const program = `const at = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - at);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return Number(output);
}

export const name = "import-time";

export async function measure(bench) {
  const raw = await interleave(
    [EMPTY, ...peers, ...ours],
    bench.quick ? 3 : 9,
    (specifier) => importMs(specifier, ours.includes(specifier) ? packedRoot() : peersRoot),
    { budgetMs: 25_000, least: 3 },
  );
  const empty = raw.get(EMPTY).values;
  raw.delete(EMPTY);
  const samples = new Map(
    [...raw].map(([subject, entry]) => [
      subject,
      entry.reason === undefined ? { values: entry.values.map((ms, round) => ms - empty[round]) } : entry,
    ]),
  );
  const targets = Object.fromEntries(ours.map((subject) => [subject, { value: 8 }]));
  return [
    { title: "Import in a fresh process, above an empty module", unit: "ms", digits: 1, samples, targets },
  ];
}
