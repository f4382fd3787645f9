/** Costs of the wallet kit: bytes of a page that sends, beside avalanchejs, and the time of building from many coins. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { budgets } from "../../shared/budgets.ts";
import { avalanchejsRoot, installAvalanchejs } from "../avalanchejs.ts";
import { interleave } from "../rounds.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const BUILD = "build, issue, privateKeySigner, readCoins, readContext, sign";
const KIT = "build.p.base, issue, privateKeySigner, readCoins, readContext, sign";
const sends = (more: string) =>
  `import { ${BUILD}, ${more} } from "@primary-network/wallet"; globalThis.kit = [${KIT}, ${more}];`;

/** Programs that read a wallet, build a payment on the P-Chain, sign it and issue it. */
const programs = {
  /** With our client of a node. */
  wallet: { folder: here(".."), program: sends("createWalletNode") },
  /** The guide's, with two functions around fetch. */
  "wallet with fetch": {
    folder: here(".."),
    program: readFileSync(here("../../../apps/docs/snippets/wallet-own-node.ts"), "utf8"),
  },
  /** Which also shows the transaction and checks it. */
  "wallet with preview": { folder: here(".."), program: sends("createWalletNode, check, explain") },
  avalanchejs: {
    folder: avalanchejsRoot,
    program: `import { addTxSignatures, Context, pvm, TransferableOutput, utils } from "@avalabs/avalanchejs"; globalThis.kit = [addTxSignatures, Context.getContextFromURI, pvm.PVMApi, pvm.newBaseTx, TransferableOutput.fromNative, utils.bech32ToBytes];`,
  },
} as const;
type Subject = keyof typeof programs;

const ENTRY = "program.ts";

/** Bytes of the scripts that Vite makes of a program for a page, compressed by gzip. */
async function pageBytes({ program, folder }: (typeof programs)[Subject]): Promise<number> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === ENTRY ? `${folder}/${ENTRY}` : undefined),
        load: (id) => (id.endsWith(`/${ENTRY}`) ? program : undefined),
      },
    ],
  });
  if (!("output" in built)) throw new Error("Vite gave no bundle");
  const code = built.output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}

/** Bytes of pages with the kit that send AVAX: with our client of a node, and with fetch. */
export const walletPages = async () => ({
  client: await pageBytes(programs.wallet),
  fetch: await pageBytes(programs["wallet with fetch"]),
});

/** Milliseconds under which a person notices nothing. */
const LIMIT_MS = 20;

/** A new process takes the time of its first payment, and of later ones. */
function paymentMs(): { readonly first: number; readonly later: number } {
  return JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", here("../wallet/payment.ts")], { encoding: "utf8" }),
  );
}

export const name = "wallet";
/** It installs a package that is in no lock file. */
export const onRequest = true;

export async function measure({ quick }: Bench): Promise<Table[]> {
  installAvalanchejs();
  const bundles = await interleave(Object.keys(programs), 1, (subject) => {
    return pageBytes(programs[subject as Subject]);
  });
  const runs = Array.from({ length: quick ? 3 : 9 }, paymentMs);
  const samples = new Map([
    ["first", { values: runs.map(({ first }) => first) }],
    ["later", { values: runs.map(({ later }) => later) }],
  ]);
  const limit = { value: LIMIT_MS };
  return [
    {
      title: "Page that sends, by Vite, min + gzip",
      unit: "bytes",
      samples: bundles,
      targets: {
        wallet: { value: budgets.walletBytes },
        "wallet with fetch": { value: budgets.smallWalletBytes },
      },
    },
    {
      title: "Payment from 10,000 outputs",
      unit: "ms",
      digits: 1,
      samples,
      targets: { first: limit, later: limit },
    },
  ];
}
