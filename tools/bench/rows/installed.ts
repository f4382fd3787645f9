/** What installing one client puts on the disk. */
import { budgets } from "../../shared/budgets.ts";
import { installedClosure } from "../closure.ts";
import { packedRoot } from "../packed.ts";
import { peersRoot } from "../peers.ts";
import { interleave, mapSamples } from "../rounds.ts";
import type { Table } from "../table.ts";

const peers = [
  "openapi-fetch",
  "undici",
  "@avalabs/glacier-sdk",
  "@avalabs/avacloud-sdk",
  "@avalanche-sdk/chainkit",
  "viem",
];
const ours = ["@primary-network/data", "@primary-network/metrics", "@primary-network/pchain-rpc"];
/** The budgets of ours as targets, in multiples of a unit. */
const targetsOf = (most: Readonly<Record<string, number>>, unit = 1) =>
  Object.fromEntries(ours.map((subject) => [subject, { value: (most[subject] ?? 0) / unit }]));

export const name = "installed";

export async function measure(): Promise<Table[]> {
  const closures = await interleave([...peers, ...ours], 1, (specifier) =>
    installedClosure([specifier], ours.includes(specifier) ? packedRoot() : peersRoot),
  );
  return [
    {
      title: "Installed size",
      unit: "MB",
      digits: 2,
      samples: mapSamples(closures, ({ bytes }) => bytes / 1e6),
      targets: targetsOf(budgets.installedBytes, 1e6),
    },
    {
      title: "Installed packages",
      unit: "packages",
      samples: mapSamples(closures, ({ packages }) => packages),
      targets: targetsOf(budgets.installedPackages),
    },
  ];
}
