/**
 * Entry of `pnpm realnet:manager`: the ValidatorManager of ava-labs/icm-contracts judges the wallet kit's L1 flows. Without
 * AVALANCHEGO on the simulated network, with it on real nodes.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readBindings } from "./contract.ts";
import { driveManager } from "./drive-manager.ts";
import { realStage, simulatedStage } from "./stage.ts";

const { values } = parseArgs({
  options: {
    /** Checkout of ava-labs/icm-contracts. */
    contracts: { type: "string", default: "" },
    /** Place of the manager: `c` for the C-Chain, `l1` for the EVM chain of an L1. */
    on: { type: "string", default: "c" },
    /** Path of a subnet-evm binary, with which real nodes run the L1's chain. */
    plugin: { type: "string" },
    folder: { type: "string", default: join(".primary-network", "realnet-manager") },
    /** Tries it with Helicon: active on the simulated network, 20 seconds after the start of real nodes. */
    helicon: { type: "boolean", default: false },
  },
});
const { contracts, on, plugin, folder, helicon } = values;
if (!existsSync(contracts)) {
  console.log("Skipped: --contracts must name a checkout of https://github.com/ava-labs/icm-contracts.");
  process.exit(0);
}
const binary = process.env.AVALANCHEGO;
if (on !== "c" && on !== "l1") throw new Error(`--on must be c or l1, not ${on}`);
if ((plugin !== undefined) !== (on === "l1" && binary !== undefined))
  throw new Error("--plugin must be given exactly with AVALANCHEGO and --on l1");
const heliconTime = helicon ? Math.floor(Date.now() / 1_000) + 20 : undefined;
const bindings = await readBindings(contracts);
const stage = binary
  ? await realStage({ binary, plugin, folder, heliconTime })
  : await simulatedStage(on, helicon);
try {
  if (binary && heliconTime !== undefined) await delay(Math.max(0, heliconTime * 1_000 - Date.now()) + 2_000);
  const { toPChain, toContract } = await driveManager(stage, bindings, (line) => console.log(line));
  console.log(
    `${toPChain} messages of the contract accepted by the P-Chain, ${toContract} of the P-Chain by the contract`,
  );
} finally {
  await stage.close();
}
