/** What a whole client adds to a browser bundle: minified by esbuild, then gzipped. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { budgets } from "../../shared/budgets.ts";
import { packedRoot } from "../packed.ts";
import { peersRoot } from "../peers.ts";
import { interleave } from "../rounds.ts";
import type { Table } from "../table.ts";

const BASE_URL = `"https://example.test"`;

/** One program per subject that makes a client and keeps it reachable, so that nothing of it is shaken off. */
const programs: Readonly<Record<string, string>> = {
  "bare-fetch": `globalThis.client = async (path) => { const r = await fetch(${BASE_URL} + path); return r.json(); };`,
  "openapi-fetch": `import createClient from "openapi-fetch"; globalThis.client = createClient({ baseUrl: ${BASE_URL} });`,
  "glacier-sdk": `import { Glacier } from "@avalabs/glacier-sdk"; globalThis.client = new Glacier({ BASE: ${BASE_URL} });`,
  "avacloud-sdk": `import { AvaCloudSDK } from "@avalabs/avacloud-sdk"; globalThis.client = new AvaCloudSDK({ serverURL: ${BASE_URL} });`,
  chainkit: `import { Avalanche } from "@avalanche-sdk/chainkit"; globalThis.client = new Avalanche({ serverURL: ${BASE_URL} });`,
  viem: `import { createPublicClient, http } from "viem"; globalThis.client = createPublicClient({ transport: http(${BASE_URL}) });`,
  data: `import { createDataClient } from "@primary-network/data"; globalThis.client = createDataClient({ baseUrl: ${BASE_URL} });`,
  metrics: `import { createMetricsClient } from "@primary-network/metrics"; globalThis.client = createMetricsClient({ baseUrl: ${BASE_URL} });`,
  "pchain-rpc": `import { createPChainClient } from "@primary-network/pchain-rpc"; globalThis.client = createPChainClient({ baseUrl: ${BASE_URL} });`,
};
/** Our clients. */
export const CLIENTS: readonly string[] = ["data", "metrics", "pchain-rpc"];

/** A program with what it imports from a folder, minified for browsers. */
export async function minified(program: string, resolveDir: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    // chainkit imports the first bare, and avalanchejs the second, so neither can be bundled for a browser without help. The rest is
    // what our transport for Node needs, which no size is shown of.
    external: ["crypto", "util", "undici", "node:*"],
    target: "es2022",
    logLevel: "silent",
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("esbuild gave no bundle");
  return file.contents;
}

/** Bytes of a program with what it imports from a folder, minified and compressed. */
export const gzippedBytes = async (program: string, resolveDir: string): Promise<number> =>
  gzipSync(await minified(program, resolveDir), { level: 9 }).length;

/** Bytes of a whole client of ours, from the installation in that folder. */
export const bundledBytes = (client: string, folder: string): Promise<number> =>
  gzippedBytes(programs[client] ?? "", folder);

export const name = "bundle";

export async function measure(): Promise<Table[]> {
  const samples = await interleave(Object.keys(programs), 1, (subject) =>
    gzippedBytes(programs[subject] ?? "", CLIENTS.includes(subject) ? packedRoot() : peersRoot),
  );
  const targets = Object.fromEntries(
    Object.entries(budgets.bundleBytes).map(([client, value]) => [client, { value }]),
  );
  return [{ title: "Whole client, min + gzip", unit: "bytes", samples, targets }];
}
