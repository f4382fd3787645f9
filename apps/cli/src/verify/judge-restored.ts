/** Judges an index that was restored from a snapshot by a node, before a service may use it. */
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import type { IndexSnapshotManifest, RestoreSnapshotOptions, ServiceOptions } from "@primary-network/service";
import { type VerifyReport, verify } from "@primary-network/verify";
import type { Output } from "../terminal/output.ts";
import { linesOf } from "./report-lines.ts";

/** Node and number of blocks of `snapshot restore --verify`. */
export interface JudgeFlags {
  readonly verify: string;
  readonly sample: number;
}

/** The index could not be judged. */
const failure = (message: string) => new CliError(message, { exitCode: 2 });

/** The name under which the snapshot's network is served. */
function networkOf(
  { networks: [network, ...others] }: IndexSnapshotManifest,
  served: ServiceOptions["networks"],
) {
  if (network === undefined || others.length > 0)
    throw failure("--verify compares one network with its node, and the snapshot does not have one network.");
  const names = ["mainnet", "fuji"] as const;
  const name = names.find((each) => served[each]?.networkId === network.networkId);
  if (name === undefined) throw failure(`The configuration lacks network ${network.networkId}.`);
  return name;
}

/** @throws CliError when the node lacks the last block of a chain: then nothing commits to the rest */
function checkHeights({ chains }: IndexSnapshotManifest, { position }: VerifyReport): void {
  for (const { chain, height } of chains) {
    const compared = position[chain] ?? height;
    if (compared < height)
      throw failure(
        `The node is behind the snapshot: it has ${chain} up to ${compared}, the snapshot up to ${height}. Run the command again later.`,
      );
  }
}

/** Makes the judge: it compares the last block of each chain and a sample of the blocks before it. */
export const judgeBy =
  (
    { verify: nodeUrl, sample }: JudgeFlags,
    served: ServiceOptions["networks"],
    { tell }: Output,
  ): NonNullable<RestoreSnapshotOptions["judge"]> =>
  async (fetch, manifest) => {
    const network = networkOf(manifest, served);
    // Nobody who makes snapshots knows which blocks will be compared.
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    let report: VerifyReport;
    try {
      report = await verify({
        node: { baseUrl: nodeUrl },
        service: { baseUrl: "http://restored", network, fetch: (url, init) => fetch(new Request(url, init)) },
        sample,
        seed,
        blocksOnly: true,
        onStep: ({ step, done, steps, asked, different }) =>
          tell(`${done} of ${steps}: ${step}: ${asked} compared, ${different} different`),
      });
    } catch (error) {
      throw failure(`Not compared: ${messageOf(error)}. Run the command again.`);
    }
    for (const line of linesOf(report)) tell(line);
    if (report.different > 0) return false;
    checkHeights(manifest, report);
    return true;
  };
