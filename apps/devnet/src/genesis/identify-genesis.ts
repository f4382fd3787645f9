/** Derives a network's identity from the bytes of its P-Chain's genesis. */
import { CodecError, encodeCb58, hrpOf } from "@primary-network/codec";
import { decodeGenesis, producedOutputs, type SignedTx, txId } from "@primary-network/codec/p";
import type { NetworkIdentity } from "@primary-network/service";
import type { CliError } from "../terminal/cli-error.ts";

/** The options of `createService` for a network, except its node. */
export interface NetworkGenesis extends NetworkIdentity {
  /** The P-Chain's genesis state. */
  readonly genesis: Uint8Array;
  /** The X-Chain's genesis state, which the P-Chain's contains. */
  readonly xGenesis: Uint8Array;
}

/** ASCII names of the virtual machines of the X-Chain and the C-Chain, padded to 32 bytes: their ids. */
const X_VM = "avm";
const C_VM = "evm";

/** Makes the error of bytes that are no genesis. */
type Fault = (rule: string) => CliError;

/** The stake of a genesis validator. */
const stakeOf = ({ unsignedTx }: SignedTx) => producedOutputs(unsignedTx).map(({ output }) => output);

/**
 * Derives the identity of a network from its P-Chain's genesis bytes.
 *
 * @param fault makes the error of bytes that are no genesis
 * @throws CliError
 */
export function identifyGenesis(genesis: Uint8Array, fault: Fault): NetworkGenesis {
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
      hrp: hrpOf(networkId),
      assetId: encodeCb58(asset.assetId),
      xChainId: encodeCb58(txId(x)),
      cChainId: encodeCb58(txId(chainOf(C_VM))),
    };
  } catch (error) {
    if (error instanceof CodecError) throw fault(`is no P-Chain genesis: ${error.message}`);
    throw error;
  }
}
