/** `info.*`: what the node says of itself and its network. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeNodeId } from "@primary-network/codec";
import type { Network } from "../network.ts";
import { equalBytes } from "../world/byte-order.ts";
import { signerOf } from "../world/staker.ts";
import { EMPTY_ID } from "../world/state.ts";
import { chainIdOf } from "./aliases.ts";
import { RpcFault } from "./fault.ts";
import type { MethodTable } from "./method.ts";
import { decimal, id, plainHex } from "./text.ts";

/** The methods of this file. */
export function infoMethods(network: Network): MethodTable {
  const { settings, chain, nodeId } = network;
  return {
    getNetworkID: () => ({ networkID: decimal(settings.networkId) }),
    getNetworkName: () => ({ networkName: settings.hrp }),
    getBlockchainID(args) {
      const alias = args.string("alias");
      const chainId = chainIdOf(network, alias);
      if (chainId === undefined) throw new RpcFault(`there is no ID with alias ${alias}`);
      return { blockchainID: id(chainId) };
    },
    getNodeID() {
      const validator = chain.state.validatorOf(nodeId);
      const signer = validator === undefined ? undefined : signerOf(validator.tx);
      if (validator === undefined) throw new RpcFault(`node ${bytesToHex(nodeId)} is no validator any more`);
      // The oldest kind of validators never registered a BLS key.
      if (signer === undefined) return { nodeID: encodeNodeId(nodeId) };
      const nodePOP = {
        publicKey: plainHex(signer.publicKey),
        proofOfPossession: plainHex(signer.proofOfPossession),
      };
      return { nodeID: encodeNodeId(nodeId), nodePOP };
    },
    isBootstrapped(args) {
      const alias = args.string("chain");
      if (alias === "") throw new RpcFault("argument 'chain' not given");
      const chainId = chainIdOf(network, alias);
      if (chainId === undefined) throw new RpcFault(`there is no chain with alias/ID '${alias}'`);
      // Of the other chains only the genesis exists here, and nothing serves them.
      return { isBootstrapped: equalBytes(chainId, EMPTY_ID) };
    },
  };
}
