/** What a client of a node costs beside avalanchejs, which also builds and signs transactions: installed, bundled, imported. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installOutside } from "../../shared/install-outside.ts";
import { installedClosure } from "../closure.ts";
import { packedRoot } from "../packed.ts";
import { interleave, mapSamples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import type { Table } from "../table.ts";
import { gzippedBytes } from "./bundle.ts";
import { importMs } from "./import-time.ts";

/** Its licence allows tests and research only, so it never stands in the tree nor in its lock file. */
const AVALANCHEJS = { "@avalabs/avalanchejs": "5.2.0" };
const outside = join(tmpdir(), "primary-network-bench-avalanchejs");

const programs: Readonly<Record<string, string>> = {
  "@avalabs/avalanchejs": `import { pvm } from "@avalabs/avalanchejs"; globalThis.client = new pvm.PVMApi("https://example.test");`,
  "@primary-network/pchain-rpc": `import { createPChainClient } from "@primary-network/pchain-rpc"; globalThis.client = createPChainClient({ baseUrl: "https://example.test" });`,
};
const subjects = Object.keys(programs);
const rootOf = (subject: string) => (subject in AVALANCHEJS ? outside : packedRoot());

export const name = "node-clients";
/** It installs a package that is in no lock file. */
export const onRequest = true;

export async function measure(bench: Bench): Promise<Table[]> {
  installOutside(outside, AVALANCHEJS, "avalanchejs");
  const closures = await interleave(subjects, 1, (subject) => installedClosure(subject, rootOf(subject)));
  const bundles = await interleave(subjects, 1, (subject) =>
    gzippedBytes(programs[subject] ?? "", rootOf(subject)),
  );
  const imports = await interleave(subjects, bench.quick ? 3 : 9, (subject) =>
    importMs(subject, rootOf(subject)),
  );
  return [
    {
      title: "Client of a node, installed",
      unit: "MB",
      digits: 2,
      samples: mapSamples(closures, ({ bytes }) => bytes / 1e6),
    },
    {
      title: "Client of a node, installed packages",
      unit: "packages",
      samples: mapSamples(closures, ({ packages }) => packages),
    },
    { title: "Client of a node, min + gzip", unit: "bytes", samples: bundles },
    { title: "Client of a node, import in a fresh process", unit: "ms", digits: 1, samples: imports },
  ];
}
