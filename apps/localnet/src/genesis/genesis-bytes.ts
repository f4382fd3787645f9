/** The P-Chain's genesis bytes of a genesis file, without a network that runs. */
import { createGenesis } from "./genesis.ts";
import { type GenesisFile, readGenesisFile } from "./genesis-file.ts";

/**
 * Encodes a genesis as every node of the network does.
 *
 * @throws RangeError naming the field of the file and the rule
 * @example
 * const { chains } = decodeGenesis(createGenesisBytes(JSON.parse(text)));
 */
export function createGenesisBytes(file: GenesisFile): Uint8Array {
  return createGenesis(readGenesisFile(file)).bytes;
}
