/** Entry of `pnpm realnet:wallet`: a real node judges the wallet kit. Every type must be accepted, and no transfer lost. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startRealNetwork } from "../network.ts";
import { FIXTURES } from "../observe.ts";
import { type Accepted, WalletAccount } from "./account.ts";
import { sendEveryType } from "./every-type.ts";
import { runTransfers } from "./transfers.ts";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: join(".primary-network", "realnet-wallet") },
    port: { type: "string", default: "23000" },
    /** Lets Helicon begin 20 seconds after the start; the node must know it. */
    helicon: { type: "boolean", default: false },
    /** Number of transfers that are killed. */
    transfers: { type: "string", default: "200" },
    /** Keeps the accepted transactions among the repository's recordings. */
    update: { type: "boolean", default: false },
  },
});
const binary = process.env.AVALANCHEGO;
if (binary === undefined || binary === "") {
  console.error("realnet: set AVALANCHEGO to the path of an avalanchego binary.");
  process.exit(2);
}

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LANES = ["alice", "bob", "carol", "dave", "erin", "frank"];
const heliconTime = values.helicon ? Math.floor(Date.now() / 1_000) + 20 : undefined;
const network = await startRealNetwork({
  binary,
  folder: values.folder,
  basePort: Number(values.port),
  shortLock: 30,
  ...(heliconTime !== undefined && { heliconTime }),
});
try {
  if (heliconTime !== undefined) await delay(Math.max(0, heliconTime * 1_000 - Date.now()) + 2_000);
  const accepted: Accepted[] = [];
  await sendEveryType(
    network,
    new WalletAccount(network, "kim", accepted),
    new WalletAccount(network, "judy", accepted),
  );
  const types = new Map<string, number>();
  for (const { chain, type } of accepted)
    types.set(`${chain} ${type}`, (types.get(`${chain} ${type}`) ?? 0) + 1);
  for (const [type, count] of [...types].sort()) console.log(`${type}: ${count} accepted`);
  const folder = values.update ? FIXTURES : values.folder;
  await writeFile(join(folder, "wallet.json"), `${JSON.stringify(accepted, undefined, 1)}\n`);
  const each = Math.ceil(Number(values.transfers) / LANES.length);
  const counts = await Promise.all(
    LANES.map((name, at) => runTransfers(network, name, each, seeded(at + 1))),
  );
  const sum = (of: "runs" | "kills" | "delivered" | "completed" | "notBegun") =>
    counts.reduce((total, one) => total + one[of], 0);
  console.log(
    `${sum("runs")} transfers, ${sum("kills")} kills: ${sum("delivered")} delivered, ${sum("completed")} found and completed, ${sum("notBegun")} not begun`,
  );
  const faults = counts.flatMap((one) => one.faults);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await network.close();
}
