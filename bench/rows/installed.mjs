/** What installing one client puts on the disk. */
import { installedClosure } from "../closure.mjs";
import { packedRoot } from "../packed.mjs";
import { peersRoot } from "../peers.mjs";
import { interleave } from "../rounds.mjs";

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
const forOurs = (target) => Object.fromEntries(ours.map((subject) => [subject, target]));

export const name = "installed";

export async function measure() {
  const closures = await interleave([...peers, ...ours], 1, (specifier) =>
    installedClosure(specifier, ours.includes(specifier) ? packedRoot() : peersRoot),
  );
  const each = (figure) =>
    new Map(
      [...closures].map(([subject, { values, reason }]) => [
        subject,
        reason === undefined ? { values: values.map(figure) } : { reason },
      ]),
    );
  return [
    {
      title: "Installed size",
      unit: "MB",
      digits: 2,
      samples: each(({ bytes }) => bytes / 1e6),
      targets: forOurs({ value: 1 }),
    },
    {
      title: "Installed packages",
      unit: "packages",
      samples: each(({ packages }) => packages),
      targets: forOurs({ value: 4 }),
    },
  ];
}
