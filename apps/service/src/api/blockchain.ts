/** Blockchains in the interface's form. */

import type { Blockchain, GenesisData } from "@primary-network/data/spec";
import type { BlockchainFact } from "../domain/facts.ts";
import { exactInteger } from "./exact-integer.ts";

/** The genesis: an object for EVM chains, else the bytes in hex. */
export function genesisData({ genesis, is_evm }: BlockchainFact): GenesisData {
  // Written by the chain's creator; the interface shows it as it is.
  return is_evm ? (JSON.parse(genesis) as GenesisData) : genesis;
}

export function blockchainItem(row: BlockchainFact): Blockchain {
  return {
    blockchainId: row.blockchain_id,
    blockchainName: row.name,
    subnetId: row.subnet_id,
    vmId: row.vm_id,
    createBlockTimestamp: row.time,
    // Chains of the genesis were made by no block.
    createBlockNumber: row.height === 0 ? "-1" : String(row.height),
    ...(row.evm_chain_id !== null && { evmChainId: exactInteger(row.evm_chain_id) }),
    genesisData: genesisData(row),
  };
}
