/** The budgets of sizes, which stand in `budgets.json` alone: checks, bench, rehearsal and size-limit hold what is built to them. */
import { readFileSync } from "node:fs";

interface Budgets {
  /**
   * Bytes of a whole client with its dependencies, minified and compressed by gzip, by its folder. Each operation takes about 50 bytes
   * of it, streams 1.2 kB and the checks of addresses 0.9 kB.
   */
  readonly bundleBytes: Readonly<Record<string, number>>;
  /** Bytes of a data client of one resource without streams, likewise. */
  readonly oneResourceBytes: number;
  /** Bytes of a wallet that reads its coins, builds a payment, signs and sends it, likewise. */
  readonly walletBytes: number;
  /** Bytes of the same with two functions around fetch in place of our client of a node. */
  readonly smallWalletBytes: number;
  /**
   * Bytes on disk of a published package with its dependencies. Two thirds of the data client are types and the bundled document of
   * its operations; TanStack's own core is 3.2 MB of `query`, Anvil's program 43 MB of the command, and PGlite 27.
   */
  readonly installedBytes: Readonly<Record<string, number>>;
  /** Packages that a client installs, itself included. */
  readonly installedPackages: Readonly<Record<string, number>>;
  /** Bytes of the explorer's first page with its first view, compressed by gzip. */
  readonly explorerFirstPageBytes: number;
}

export const budgets: Budgets = JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));

/** Throws when an installation has more bytes, or more packages, than its package may install; without a budget it always does. */
export function assertInstalled(
  name: string,
  { bytes, packages }: { bytes: number; packages: number },
): void {
  const most = budgets.installedBytes[name] ?? 0;
  const mostPackages = budgets.installedPackages[name] ?? Number.POSITIVE_INFINITY;
  if (bytes > most || packages > mostPackages)
    throw new Error(
      `${name} installs ${(bytes / 1e6).toFixed(2)} MB in ${packages} packages; its budget is ${most / 1e6} MB${
        Number.isFinite(mostPackages) ? ` in ${mostPackages} packages` : ""
      }`,
    );
}
