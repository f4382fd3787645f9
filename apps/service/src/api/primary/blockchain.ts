/** Blockchains in the interface's form. */

import type { Blockchain } from "@primary-network/data/spec";
import { toCb58 } from "../../domain/id-text.ts";
import type { BlockchainRow } from "../../store/p/subnet.ts";
import { exactInteger } from "../request/exact-integer.ts";
import { genesisData } from "./genesis-data.ts";

export function blockchainItem(row: BlockchainRow): Blockchain {
  const genesis = genesisData(row);
  return {
    blockchainId: toCb58(row.blockchainId),
    blockchainName: row.name,
    subnetId: toCb58(row.subnetId),
    vmId: toCb58(row.vmId),
    createBlockTimestamp: row.time,
    // Chains of the genesis were not created by a block.
    createBlockNumber: row.height === 0 ? "-1" : String(row.height),
    ...(row.evmChainId !== null && { evmChainId: exactInteger(row.evmChainId) }),
    ...(genesis !== undefined && { genesisData: genesis }),
  };
}
