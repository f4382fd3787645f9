/** What a client of a node costs beside avalanchejs, which also builds and signs transactions. */
import { avalanchejsRoot, installAvalanchejs } from "../avalanchejs.ts";
import { installedClosure } from "../closure.ts";
import { BASE, measureCpu } from "../cpu-row.ts";
import { packedRoot } from "../packed.ts";
import { interleave, mapSamples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";
import { gzippedBytes } from "./bundle.ts";
import { EMPTY, importMs } from "./import-time.ts";

interface Weighed {
  readonly packages: readonly string[];
  /** A program that makes a client and keeps it reachable. */
  readonly program: string;
}

const CLIENT = `import { createPChainClient } from "@primary-network/pchain-rpc"; globalThis.client = createPChainClient({ baseUrl: "https://example.test" });`;
const DECODER = `import { decodeHex } from "@primary-network/codec"; import { decodeUtxo } from "@primary-network/codec/p"; globalThis.decode = (hex) => decodeUtxo(decodeHex(hex));`;

/** By subject: avalanchejs decodes the outputs of a node; ours is one package that sends, and one that decodes. */
export const weighed: Readonly<Record<string, Weighed>> = {
  "pchain-rpc": { packages: ["@primary-network/pchain-rpc"], program: CLIENT },
  "pchain-rpc with codec": {
    packages: ["@primary-network/pchain-rpc", "@primary-network/codec"],
    program: CLIENT + DECODER,
  },
  avalanchejs: {
    packages: ["@avalabs/avalanchejs"],
    program: `import { pvm } from "@avalabs/avalanchejs"; globalThis.client = new pvm.PVMApi("https://example.test");`,
  },
};
const rootOf = (subject: string) => (subject === "avalanchejs" ? avalanchejsRoot : packedRoot());

async function weigh(bench: Bench): Promise<Table[]> {
  const subjects = Object.keys(weighed);
  const of = (subject: string) => weighed[subject] ?? { packages: [], program: "" };
  const closures = await interleave(subjects, 1, (subject) =>
    installedClosure(of(subject).packages, rootOf(subject)),
  );
  const bundles = await interleave(subjects, 1, (subject) =>
    gzippedBytes(of(subject).program, rootOf(subject)),
  );
  const raw = await interleave([EMPTY, ...subjects], bench.quick ? 3 : 9, (subject) =>
    subject === EMPTY ? importMs([EMPTY], avalanchejsRoot) : importMs(of(subject).packages, rootOf(subject)),
  );
  const empty = raw.get(EMPTY)?.values ?? [];
  raw.delete(EMPTY);
  const imports = mapSamples(raw, (ms, round) => ms - (empty[round] ?? Number.NaN));
  const megabytes = mapSamples(closures, ({ bytes }) => bytes / 1e6);
  const packages = mapSamples(closures, (closure) => closure.packages);
  return [
    { title: "Client of a node, installed", unit: "MB", digits: 2, samples: megabytes },
    { title: "Client of a node, installed packages", unit: "packages", samples: packages },
    { title: "Client of a node, min + gzip", unit: "bytes", samples: bundles },
    { title: "Client of a node, import in a fresh process", unit: "ms", digits: 1, samples: imports },
  ];
}

/** What is read, and how often in a burst: a page costs as much as ten numbers. */
const reads = [
  { request: "height", title: "Height of a node", warmUp: 3000, calls: 160 },
  { request: "utxos", title: "100 outputs of a node, decoded", warmUp: 600, calls: 30 },
  { request: "nodeValidators", title: "100 validators of a node", warmUp: 600, calls: 30 },
] as const;

export const name = "node-clients";
/** It installs a package that is in no lock file. */
export const onRequest = true;

export async function measure(bench: Bench): Promise<Table[]> {
  installAvalanchejs();
  const tables = await weigh(bench);
  for (const { title, ...read } of reads) {
    const subjects = [BASE, "avalanchejs", "pchain-rpc", "pchain-rpc-undici"];
    const samples = await measureCpu(bench, { ...read, subjects, inFlight: 1 });
    tables.push({ title, unit: "µs CPU per call", base: BASE, samples });
  }
  return tables;
}
