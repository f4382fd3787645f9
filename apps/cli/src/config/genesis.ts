/**
 * Reads a network's P-Chain genesis, by the name of a public network or from a file (bytes raw or in hex, or
 * a node's JSON, also in gzip).
 */
import { basename, resolve } from "node:path";
import { decodeHex } from "@primary-network/codec";
import {
  identifyGenesis,
  isGzip,
  type NetworkGenesis,
  parseGenesis,
  readRegularFile,
} from "@primary-network/devnet/parts";
import { type CliError, messageOf } from "@primary-network/devnet/terminal";
import { fuji, mainnet } from "@primary-network/genesis";
import { createGenesisBytes, type GenesisFile } from "@primary-network/localnet";

const OPENING_BRACE = "{".charCodeAt(0);
/** Genesis bytes begin with the codec's version, 0; no text does. */
const BINARY = 0;

/** Makes the error of the field that names the file. */
type Fault = (rule: string) => CliError;

/** The networks whose genesis is known. */
const KNOWN: ReadonlyMap<string, () => Promise<GenesisFile>> = new Map([
  ["mainnet", mainnet],
  ["fuji", fuji],
]);

function encodeGenesisFile(genesis: GenesisFile, fault: Fault): Uint8Array {
  try {
    return createGenesisBytes(genesis);
  } catch (error) {
    if (error instanceof RangeError) throw fault(`cannot be used: ${error.message}`);
    throw error;
  }
}

/**
 * The error of a file that cannot be read; a name without a dot or slash is more likely meant to be a
 * network's.
 */
function unreadable(genesis: string, error: unknown, fault: Fault): CliError {
  if (basename(genesis) !== genesis || genesis.includes("."))
    return fault(`cannot be read: ${messageOf(error)}`);
  return fault(`must be ${[...KNOWN.keys()].join(", ")} or the path of a file, not "${genesis}"`);
}

async function readBytes(genesis: string, folder: string, fault: Fault): Promise<Uint8Array> {
  const known = KNOWN.get(genesis);
  if (known) return encodeGenesisFile(await known(), fault);
  const path = resolve(folder, genesis);
  let bytes: Uint8Array;
  try {
    bytes = await readRegularFile(path);
  } catch (error) {
    throw unreadable(genesis, error, fault);
  }
  if (bytes[0] === BINARY) return new Uint8Array(bytes); // a plain Uint8Array instead of the Buffer
  const text = new TextDecoder().decode(bytes).trim();
  if (text.charCodeAt(0) === OPENING_BRACE || isGzip(bytes)) {
    const file = await parseGenesis(bytes).catch((error: unknown) => {
      throw fault(`cannot be read: ${messageOf(error)}`);
    });
    return encodeGenesisFile(file, fault);
  }
  try {
    return decodeHex(text.startsWith("0x") ? text : `0x${text}`, { checksum: false });
  } catch {
    throw fault(
      `must be a node's genesis JSON, or the P-Chain's genesis bytes, raw or in hex; ${path} is none of them`,
    );
  }
}

/**
 * Reads the genesis that a field names.
 *
 * @param name `mainnet`, `fuji`, or a path
 * @param folder to which the path is relative
 * @param fault makes the error of that field
 *
 * @throws CliError naming the field when the file cannot be read or is no P-Chain genesis
 */
export async function readGenesis(name: string, folder: string, fault: Fault): Promise<NetworkGenesis> {
  return identifyGenesis(await readBytes(name, folder, fault), fault);
}
