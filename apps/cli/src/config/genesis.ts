/** Reads a network's P-Chain genesis from a file (bytes raw or in hex, or a node's JSON, also in gzip), and derives the network's identity from it. */
import { readFile } from "node:fs/promises";
import {
  CodecError,
  decodeGenesis,
  decodeHex,
  encodeCb58,
  hrpOfNetwork,
  producedOutputs,
  type SignedTx,
  txId,
} from "@primary-network/codec";
import { createLocalnet } from "@primary-network/localnet";
import type { NetworkIdentity } from "@primary-network/service";
import type { CliError } from "../cli-error.ts";
import { readGenesis as readGenesisFile } from "../genesis.ts";

/** The options of `createService` for a network, except its node. */
export interface NetworkGenesis extends NetworkIdentity {
  readonly genesis: Uint8Array;
  /** The X-Chain's genesis state, which the P-Chain's contains. */
  readonly xGenesis: Uint8Array;
}

/** ASCII names of the virtual machines of the X-Chain and the C-Chain, padded to 32 bytes: their ids. */
const X_VM = "avm";
const C_VM = "evm";

/** First bytes of a gzip file (RFC 1952). */
const GZIP = 0x1f;
const OPENING_BRACE = "{".charCodeAt(0);
/** Genesis bytes begin with the codec's version, 0; no text does. */
const BINARY = 0;

/** Makes the error of the field that names the file. */
type Fault = (rule: string) => CliError;

/** The stake of a genesis validator. */
const stakeOf = ({ unsignedTx }: SignedTx) => producedOutputs(unsignedTx).map(({ output }) => output);

/** A node's JSON file gives the same bytes as the local network derives from it. */
async function buildBytes(path: string, fault: Fault): Promise<Uint8Array> {
  const genesis = await readGenesisFile(path);
  try {
    return (await createLocalnet({ genesis, clock: { now: () => genesis.startTime } })).genesisBytes;
  } catch (error) {
    if (error instanceof RangeError) throw fault(`cannot be used: ${error.message}`);
    throw error;
  }
}

async function readBytes(path: string, fault: Fault): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw fault(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (bytes[0] === BINARY) return new Uint8Array(bytes); // a plain Uint8Array instead of the Buffer
  const text = new TextDecoder().decode(bytes).trim();
  if (text.charCodeAt(0) === OPENING_BRACE || bytes[0] === GZIP) return buildBytes(path, fault);
  try {
    return decodeHex(text.startsWith("0x") ? text : `0x${text}`, { checksum: false });
  } catch {
    throw fault(
      `must be a node's genesis JSON, or the P-Chain's genesis bytes, raw or in hex; ${path} is none of them`,
    );
  }
}

/**
 * Reads the genesis at a path that a field names.
 *
 * @param fault makes the error of that field
 *
 * @throws CliError naming the field when the file cannot be read or is no P-Chain genesis
 */
export async function readGenesis(path: string, fault: Fault): Promise<NetworkGenesis> {
  const genesis = await readBytes(path, fault);
  try {
    const { utxos, validators, chains } = decodeGenesis(genesis);
    const chainOf = (vm: string): SignedTx => {
      const name = new TextEncoder().encode(vm);
      const found = chains.find(
        ({ unsignedTx }) =>
          unsignedTx.type === "CreateChainTx" &&
          unsignedTx.vmId.every((byte, index) => byte === (name[index] ?? 0)),
      );
      if (!found) throw fault(`has no chain of the virtual machine ${vm}`);
      return found;
    };
    const x = chainOf(X_VM);
    // Fuji's genesis has only staked outputs.
    const [asset] = [...utxos, ...validators.flatMap((tx) => stakeOf(tx))];
    if (!asset || x.unsignedTx.type !== "CreateChainTx") throw fault("has no outputs");
    const { networkId } = x.unsignedTx;
    return {
      genesis,
      xGenesis: x.unsignedTx.genesisData,
      networkId,
      hrp: hrpOfNetwork(networkId),
      assetId: encodeCb58(asset.assetId),
      xChainId: encodeCb58(txId(x)),
      cChainId: encodeCb58(txId(chainOf(C_VM))),
    };
  } catch (error) {
    if (error instanceof CodecError) throw fault(`is no P-Chain genesis: ${error.message}`);
    throw error;
  }
}
