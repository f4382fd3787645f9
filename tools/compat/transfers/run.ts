/**
 * Compares what becomes of transfers between the chains whose process is killed, by the wallet kit and by
 * @avalanche-sdk/client. Usage: `pnpm compat:transfers [--runs <number>] [--seed <text>] [--avalanchego <path>]`; needs
 * the build. It fails if a transfer of the wallet kit does not end well, or if AVAX is lost.
 */

import { hrpOf } from "@primary-network/codec";
import { createWalletNode, readContext } from "@primary-network/wallet";
import { readOptions } from "../../shared/options.ts";
import { table } from "../../shared/table.ts";
import { linesOf } from "../child.ts";
import { installClients } from "../folder.ts";
import { HELICON, withNetwork } from "../network.ts";
import type { TransferLine, Work } from "./client.ts";
import { ENDS, type End } from "./judge.ts";
import { writeLocalCopy } from "./local-copy.ts";
import { WAYS, type Way } from "./transfer-client.ts";

const values = readOptions("compat:transfers", {
  runs: { type: "string", default: "200" },
  avalanchego: { type: "string" },
  seed: { type: "string", default: "transfers" },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: must be a positive integer`);

/** Ends that a way must have. The others may have any but `lost`. */
const GOOD: Readonly<Partial<Record<Way, readonly End[]>>> = {
  "ours-journal": ["once"],
  "ours-no-journal": ["once", "not begun"],
};

const count = (lines: readonly TransferLine[], of: "killed" | "end", end: End) =>
  lines.filter((line) => line[of] === end).length;

installClients();
const rows = [["way", "", ...ENDS, "AVAX stuck"]];
const whole = [["uncut", "direction", "requests", "end", "error"]];
let faults = 0;
const nodes = values.avalanchego === undefined ? [] : ["--avalanchego", values.avalanchego];
// The network makes no payments of its own: they would spend outputs of the account that pays here.
await withNetwork([...HELICON[0][1], "--block-interval", "0", ...nodes], async (network) => {
  const { networkId, chains } = await readContext(createWalletNode({ baseUrl: network.nodeUrl }));
  const hrp = hrpOf(networkId);
  const copy = writeLocalCopy({ networkId, hrp, chains });
  for (const way of WAYS) {
    const its = way === "theirs-send" ? 0 : runs;
    const work: Work = { network, hrp, copy, seed: values.seed, runs: its };
    const lines = await linesOf<TransferLine>("transfers/client.ts", way, work);
    const cut = lines.filter(({ cutAt }) => cutAt > 0);
    if (cut.length !== its) {
      console.log(`${way}: its process ended after ${cut.length} transfers`);
      faults++;
    }
    for (const { direction, requests, end, error = "" } of lines.filter(({ cutAt }) => cutAt === 0))
      whole.push([way, direction, `${requests}`, end, error.split("\n")[0] ?? ""]);
    if (its === 0) continue;
    const stuck = cut.reduce((sum, line) => sum + Number(line.stuck) / 1e9, 0);
    const cells = (of: "killed" | "end") => ENDS.map((end) => `${count(cut, of, end)}`);
    rows.push(
      [way, "after the kill", ...cells("killed"), ""],
      ["", "at the end", ...cells("end"), stuck.toFixed(3)],
    );
    const good = GOOD[way] ?? ENDS.filter((end) => end !== "lost");
    for (const { direction, cutAt, end } of cut.filter((line) => !good.includes(line.end))) {
      console.log(`${way}: ${direction}, cut off at request ${cutAt}: ${end}`);
      faults++;
    }
  }
});
console.log(`\n${table(whole)}\n\n${runs} transfers each\n${table(rows)}\n\n${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
