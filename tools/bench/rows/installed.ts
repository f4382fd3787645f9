/** What installing one client puts on the disk. */
import { installedClosure } from "../closure.ts";
import { packedRoot } from "../packed.ts";
import { peersRoot } from "../peers.ts";
import { interleave, mapSamples } from "../rounds.ts";
import type { Table, Target } from "../table.ts";

const peers = [
  "openapi-fetch",
  "ofetch",
  "ky",
  "undici",
  "@avalabs/glacier-sdk",
  "@avalabs/avacloud-sdk",
  "@avalanche-sdk/chainkit",
  "viem",
];
const ours = ["@primary-network/data", "@primary-network/metrics", "@primary-network/pchain-rpc"];
const forOurs = (target: Target) => Object.fromEntries(ours.map((subject) => [subject, target]));

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
      targets: forOurs({ value: 1 }),
    },
    {
      title: "Installed packages",
      unit: "packages",
      samples: mapSamples(closures, ({ packages }) => packages),
      targets: forOurs({ value: 4 }),
    },
  ];
}
