/** The state that a genesis describes: its outputs, chains and first validators. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { txId as txIdOf } from "@primary-network/codec/p";
import { gasConfig } from "../chains/p/fees.ts";
import { beginTerm } from "../chains/p/rules/staking.ts";
import { EMPTY_ID, State } from "../chains/p/state.ts";
import { UNSCHEDULED } from "../chains/upgrades.ts";
import type { BuiltGenesis } from "./genesis.ts";

/** Builds the state at height 0; the first validators' terms begin in the order in which the genesis lists them. Times in Unix seconds. */
export function createGenesisState(
  { genesis, avaxAssetId }: Pick<BuiltGenesis, "genesis" | "avaxAssetId">,
  networkId: number,
  uptimeOf: (nodeId: Uint8Array) => number,
  heliconTime: number = UNSCHEDULED,
): State {
  const timestamp = Number(genesis.timestamp);
  const state = new State({
    networkId,
    avaxAssetId,
    timestamp,
    heliconTime,
    supply: genesis.initialSupply,
    // As after a pause, so that a network whose clock stands still at its genesis accepts transactions.
    gas: { capacity: BigInt(gasConfig.maxCapacity), excess: 0n },
    gasPrice: BigInt(gasConfig.minPrice),
    uptimeOf,
  });
  for (const { message: _, ...utxo } of genesis.utxos) state.utxos.add(utxo);
  for (const signed of genesis.chains) {
    const { unsignedTx: tx } = signed;
    const chainId = txIdOf(signed);
    if (tx.type === "CreateChainTx") state.blockchains.set(bytesToHex(chainId), { chainId, tx });
  }
  for (const signed of genesis.validators) {
    const { unsignedTx: tx } = signed;
    if (tx.type !== "AddPermissionlessValidatorTx" && tx.type !== "AddValidatorTx") continue;
    const { nodeId, weight, end } = tx.validator;
    const term = { start: timestamp, end: Number(end), potentialReward: 0n };
    beginTerm(state, {
      role: "validator",
      tx,
      txId: txIdOf(signed),
      nodeId,
      weight,
      subnetId: EMPTY_ID,
      ...term,
    });
  }
  return state;
}
