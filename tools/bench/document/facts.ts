/** All that the documents show: the kept figures with the computed ones, the results of the trials with faults, and manifests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../shared/packages.ts";
import { packages } from "../faults/clients/clients.ts";
import { type FaultResults, readResults } from "../faults/results.ts";
import { type KeptTable, readKept } from "../kept.ts";
import { digestOf, shownRows } from "../measured.ts";
import { layOutPacked } from "../packed-clients.ts";
import { counts, sizes, withComputed } from "./figures.ts";
import type { Manifest } from "./tables.ts";

export interface Facts {
  /** As they are kept, without those that are computed. */
  readonly kept: readonly KeptTable[];
  /** As they are shown. */
  readonly tables: readonly KeptTable[];
  readonly faults: FaultResults;
  /** By row, and of the trials with faults: the digest of what they would measure now. */
  readonly digests: Readonly<Record<string, string>>;
  /** Single figures by their names. */
  readonly figures: Readonly<Record<string, string>>;
  readonly manifestOf: (subject: string) => Manifest;
}

/** Manifests as the lock file of the peers has them, and our own. */
function manifests(): Facts["manifestOf"] {
  const { packages: locked }: { readonly packages: Readonly<Record<string, Manifest>> } = JSON.parse(
    readFileSync(join(root, "tools/bench/peers/package-lock.json"), "utf8"),
  );
  const own: Manifest = JSON.parse(readFileSync(join(root, "packages/data/package.json"), "utf8"));
  return (subject) => locked[`node_modules/${packages[subject]}`] ?? own;
}

/** Packs the built packages, and computes what follows from them. */
export async function collectFacts(): Promise<Facts> {
  const packed = await layOutPacked();
  const kept = readKept();
  const { tables, texts } = await sizes(packed);
  const digests: Record<string, string> = {};
  for (const row of [...shownRows, "faults"] as const) digests[row] = await digestOf(row, packed);
  return {
    kept,
    tables: withComputed(kept, tables),
    faults: readResults(),
    digests,
    figures: { ...counts(), ...texts },
    manifestOf: manifests(),
  };
}
