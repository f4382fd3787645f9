/** `platform.*` methods about blockchains: the list, their validators, their status on this node. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { compareBytes, equalBytes } from "../../chains/byte-order.ts";
import { type Blockchain, EMPTY_ID } from "../../chains/p/state.ts";
import type { Network } from "../../network/network.ts";
import { chainIdOf } from "../aliases.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import { decodeId } from "../id.ts";
import type { MethodTable } from "../method.ts";
import { id } from "../text.ts";

/** The methods of this file. */
export function blockchainMethods(network: Network) {
  const { state } = network.chain;
  const chainsOf = (subnetId: Uint8Array): Blockchain[] =>
    [...state.blockchains.values()].filter(({ tx }) => equalBytes(tx.subnetId, subnetId));
  const validatesPrimary = () =>
    state.current.some(
      ({ role, nodeId }) => role === "validator" && compareBytes(nodeId, network.nodeId) === 0,
    );

  return {
    getBlockchains() {
      // Subnets' chains come first, the Primary Network's last.
      const subnetIds = [...[...state.subnets.values()].map(({ subnetId }) => subnetId), EMPTY_ID];
      const blockchains = subnetIds.flatMap(chainsOf).map(({ chainId, tx }) => ({
        id: id(chainId),
        name: tx.chainName,
        subnetID: id(tx.subnetId),
        vmID: id(tx.vmId),
      }));
      return { blockchains };
    },
    getBlockchainStatus(args) {
      const text = args.string("blockchainID");
      if (text === "") throw new RpcFault("argument 'blockchainID' not given");
      if (chainIdOf(network, text) !== undefined)
        return { status: validatesPrimary() ? "Validating" : "Syncing" };
      let chainId: Uint8Array;
      try {
        chainId = decodeId(text);
      } catch (error) {
        const reason = error instanceof Error ? error.message : "not an id";
        throw new RpcFault(`problem parsing blockchainID ${JSON.stringify(text)}: ${reason}`);
      }
      return { status: state.blockchains.has(bytesToHex(chainId)) ? "Created" : "Unknown" };
    },
    validatedBy(args) {
      const chainId = args.id("blockchainID");
      if (equalBytes(chainId, EMPTY_ID)) return { subnetID: id(EMPTY_ID) };
      const chain = state.blockchains.get(bytesToHex(chainId));
      if (chain === undefined) {
        const isTx = network.chain.txById(chainId) !== undefined;
        if (isTx) throw new RpcFault(`"${id(chainId)}" is not a blockchain`);
        throw new RpcFault(`problem retrieving blockchain "${id(chainId)}": ${NOT_FOUND}`);
      }
      return { subnetID: id(chain.tx.subnetId) };
    },
    validates(args) {
      const subnetId = args.id("subnetID");
      if (!equalBytes(subnetId, EMPTY_ID) && !state.subnets.has(bytesToHex(subnetId))) {
        const isTx = network.chain.txById(subnetId) !== undefined;
        if (isTx) throw new RpcFault(`"${id(subnetId)}" is not a subnet`);
        throw new RpcFault(`problem retrieving subnet "${id(subnetId)}": ${NOT_FOUND}`);
      }
      return { blockchainIDs: chainsOf(subnetId).map(({ chainId }) => id(chainId)) };
    },
  } satisfies MethodTable;
}
