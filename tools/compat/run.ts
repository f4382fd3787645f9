/**
 * Tries what others wrote, unchanged, on the local network and its service: the hosted service's official clients on the service,
 * wallets and tools on the node. Usage: `pnpm compat [--client <name>]… [--wallet <name>]… [--strict] [--keep] [--restored]`; needs the build.
 * `--keep` writes what became of each hosted operation to outcomes.tsv; without it a run of all clients is compared with that.
 * `--restored` tries clients on an index that grew and on one restored from its snapshot, which must respond alike.
 * `--strict` leaves out `--compat`, to see what the clients refuse of responses as the interface says them.
 */

import { readdir } from "node:fs/promises";
import { formatOutcomes, type Outcomes, readOutcomes, writeOutcomes } from "../shared/compat-outcomes.ts";
import { readOptions } from "../shared/options.ts";
import { installClients } from "./folder.ts";
import { notCalled } from "./judge.ts";
import { HELICON, withNetwork } from "./network.ts";
import { tryRestored } from "./restored.ts";
import { tryClients } from "./try-clients.ts";
import { tryWallets } from "./try-wallets.ts";

/** Of `clients/` and `wallets/`, what is not a client of others. */
const HELPERS = ["by-name", "hosted-methods", "joined-lists", "ours", "speakeasy"];

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(new URL(folder, import.meta.url));
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((name) => !HELPERS.includes(name));
}

/** Those that were asked for; all when nothing was. */
function chosen(option: string, all: readonly string[], asked: readonly string[]): string[] {
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: there are ${all.join(", ")}`);
  return all.filter((name) => asked.includes(name));
}

/** Hosted operations that chainkit has no method for. */
const NOT_OF_CHAINKIT = ["listTransactionsV2"];

/** Prints what is wrong with the table of all clients, and returns how much that is. */
function checkOutcomes(outcomes: Outcomes, keep: boolean): number {
  const problems = notCalled(outcomes, NOT_OF_CHAINKIT);
  if (keep) writeOutcomes(outcomes);
  else if (formatOutcomes(readOutcomes()) !== formatOutcomes(outcomes))
    problems.push("outcomes.tsv is out of date: run pnpm compat --keep");
  for (const problem of problems) console.log(problem);
  return problems.length;
}

const values = readOptions("compat", {
  client: { type: "string", multiple: true },
  wallet: { type: "string", multiple: true },
  strict: { type: "boolean" },
  keep: { type: "boolean" },
  restored: { type: "boolean" },
});
const [allClients, allWallets] = [await namesIn("clients/"), await namesIn("wallets/")];
const isWhole = !(values.client || values.wallet);
const clients = chosen("client", allClients, isWhole ? allClients : (values.client ?? []));
const wallets = chosen(
  "wallet",
  allWallets,
  isWhole && !values.restored ? allWallets : (values.wallet ?? []),
);

installClients();
let failures = 0;
if (values.restored) failures += await tryRestored(clients);
else if (clients.length > 0) {
  // Without new blocks of its own, so that all clients find the same.
  const flags = ["--prices", "--block-interval", "0", ...(values.strict ? [] : ["--compat"])];
  await withNetwork(flags, async (network) => {
    const { failures: refused, outcomes } = await tryClients(network, clients);
    failures += refused;
    const isTable = allClients.every((name) => clients.includes(name)) && !values.strict;
    if (isTable) failures += checkOutcomes(outcomes, values.keep ?? false);
  });
}
for (const [title, flags] of wallets.length > 0 ? HELICON : []) {
  await withNetwork(flags, async (network) => {
    console.log(`\n${title}`);
    failures += await tryWallets(network, wallets);
  });
}
console.log(`\n${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
