/** The figures that are computed: sizes of what is packed, and counts of methods, operations and examples. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { notImplementedReasons } from "@primary-network/service/parts";
import { budgets } from "../../shared/budgets.ts";
import { hostedOperations, ownOperations, routeOf } from "../../shared/hosted-operations.ts";
import { root } from "../../shared/packages.ts";
import { clientNames, typedCalls } from "../../shared/typed-calls.ts";
import { installedClosure } from "../closure.ts";
import type { KeptTable } from "../kept.ts";
import { bundledBytes, CLIENTS, gzippedBytes, minified } from "../rows/bundle.ts";
import { weighed } from "../rows/node-clients.ts";
import { walletPages } from "../rows/wallet.ts";
import { kilobytesText } from "./tables.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const folders = { data: "data", metrics: "metrics", pchain: "pchain-rpc" };

/** Numbers of methods, operations and examples, as texts. */
export function counts(): Record<string, string> {
  const methods = Object.fromEntries(
    clientNames.map((client) => [client, typedCalls(client).map(([, call]) => call)]),
  );
  const own = new Map(ownOperations().map((operation) => [routeOf(operation), operation.id]));
  const hosted = hostedOperations();
  const implemented = hosted.filter((operation) => {
    const id = own.get(routeOf(operation));
    return id !== undefined && !notImplementedReasons.has(id);
  });
  const examples = readdirSync(join(root, "examples"), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "node_modules" && entry.name !== "test",
  ).length;
  const streams = methods.data?.filter(({ isStream }) => isStream).length ?? 0;
  return {
    ...Object.fromEntries(
      clientNames.map((client) => [`${folders[client]} methods`, String(methods[client]?.length)]),
    ),
    "other streams": inWords(streams - 1),
    "hosted operations": String(hosted.length),
    "implemented operations": String(implemented.length),
    examples: inWords(examples),
    "explorer first page": `${budgets.explorerFirstPageBytes / 1000} kB`,
  };
}

/** Sizes of the modules of `@primary-network/genesis`, minified. */
async function genesisTexts(): Promise<Record<string, string>> {
  const [mainnet, fuji] = await Promise.all(
    ["mainnet", "fuji"].map((network) =>
      minified(`export * from "./${network}.ts";`, join(root, "packages/genesis/src/gen")),
    ),
  );
  if (!mainnet || !fuji) throw new Error("the genesis has no modules");
  return {
    "genesis mainnet": kilobytesText(mainnet.length),
    "genesis mainnet compressed": kilobytesText(gzipSync(mainnet, { level: 9 }).length),
    "genesis fuji": kilobytesText(fuji.length),
  };
}

const table = (
  row: string,
  title: string,
  unit: string,
  values: Readonly<Record<string, number>>,
): KeptTable => ({
  row,
  title,
  unit,
  machine: "",
  measuredAt: "",
  commit: "",
  digest: "",
  lines: Object.fromEntries(
    Object.entries(values).map(([subject, median]) => [subject, { value: { median } }]),
  ),
});

/** Sizes of our packages in the installation `packed`: tables as the bench makes them of the peers, and texts. */
export async function sizes(
  packed: string,
): Promise<{ readonly tables: KeptTable[]; readonly texts: Record<string, string> }> {
  const bundles: Record<string, number> = {};
  for (const client of CLIENTS) bundles[client] = await bundledBytes(client, packed);
  const data = installedClosure(["@primary-network/data"], packed);
  const node = Object.entries(weighed).filter(([subject]) => subject !== "avalanchejs");
  const nodeBundles: Record<string, number> = {};
  for (const [subject, { program }] of node) nodeBundles[subject] = await gzippedBytes(program, packed);
  const closures = Object.fromEntries(
    node.map(([subject, { packages }]) => [subject, installedClosure(packages, packed)]),
  );
  const pages = await walletPages();
  const each = (value: (closure: { readonly bytes: number; readonly packages: number }) => number) =>
    Object.fromEntries(Object.entries(closures).map(([subject, closure]) => [subject, value(closure)]));
  return {
    tables: [
      table("bundle", "Whole client, min + gzip", "bytes", bundles),
      table("installed", "Installed size", "MB", { "@primary-network/data": data.bytes / 1e6 }),
      table("installed", "Installed packages", "packages", { "@primary-network/data": data.packages }),
      table("node-clients", "Client of a node, min + gzip", "bytes", nodeBundles),
      table(
        "node-clients",
        "Client of a node, installed",
        "MB",
        each(({ bytes }) => bytes / 1e6),
      ),
      table(
        "node-clients",
        "Client of a node, installed packages",
        "packages",
        each(({ packages }) => packages),
      ),
    ],
    texts: {
      ...(await genesisTexts()),
      ...Object.fromEntries(
        Object.entries(bundles).map(([client, bytes]) => [`${client} bundle`, kilobytesText(bytes)]),
      ),
      "largest bundle": kilobytesText(Math.max(...Object.values(bundles))),
      "wallet page": kilobytesText(pages.client),
      "small wallet page": kilobytesText(pages.fetch),
    },
  };
}

/** The kept tables of exact figures with the lines that are computed, and all others as they are. */
export const withComputed = (kept: readonly KeptTable[], computed: readonly KeptTable[]): KeptTable[] => [
  ...kept.filter(({ title }) => !computed.some((one) => one.title === title)),
  ...computed.map((one) => {
    const peers = kept.find(({ title }) => title === one.title);
    return { ...(peers ?? one), lines: { ...peers?.lines, ...one.lines } };
  }),
];
