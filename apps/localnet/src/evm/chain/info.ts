/** Description of an EVM chain, as `createLocalnet` returns it. */
import { encodeCb58 } from "@primary-network/codec";
import { MESSENGER_ADDRESS } from "../contracts/messenger.ts";
import type { EvmChainSpec } from "./chain-spec.ts";

/** An EVM chain of the network. */
export interface EvmChainInfo {
  /** cb58 id on the P-Chain. */
  readonly blockchainId: string;
  /** Chain id, as wallets use it. */
  readonly evmChainId: number;
  /** Display name. */
  readonly name: string;
  /** Path of its JSON-RPC on the node. */
  readonly rpcPath: string;
  /** cb58 ids. */
  readonly subnetId: string;
  /** Id of the virtual machine that runs it, cb58. */
  readonly vmId: string;
  /** The token that pays for gas. */
  readonly token: { readonly name: string; readonly symbol: string; readonly decimals: number };
  /** Address of the messenger contract, in hexadecimal. */
  readonly messenger: string;
  /** Address of the contract of the history that sends and receives texts by the messenger, the same on both chains. */
  readonly application: string;
}

/** @param application address of the contract that sends and receives texts */
export function infoOf(spec: EvmChainSpec, application: string): EvmChainInfo {
  const { blockchainId, subnetId, vmId, evmChainId, name, alias, token } = spec;
  return {
    blockchainId: encodeCb58(blockchainId),
    subnetId: encodeCb58(subnetId),
    vmId: encodeCb58(vmId),
    evmChainId,
    name,
    token,
    rpcPath: `/ext/bc/${alias}/rpc`,
    messenger: MESSENGER_ADDRESS,
    application,
  };
}
