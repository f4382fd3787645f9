/** The validators that sign for a chain: its subnet's validators, in the canonical order of Warp. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58 } from "@primary-network/codec";
import { equalBytes } from "../byte-order.ts";
import { ensure } from "../rule-error.ts";
import { EMPTY_ID, type State } from "./state.ts";
import { canonicalOrder, validatorsAt } from "./validator-set.ts";

/** A BLS key with its weight in a set of signers. */
export interface WarpSigner {
  /** 48 bytes, compressed. */
  readonly publicKey: Uint8Array;
  readonly weight: bigint;
  /** The first of the nodes that share the key. */
  readonly nodeId: Uint8Array;
}

/** The signers of a chain at a height. */
export interface WarpSet {
  /** In the canonical order, by which a signature names them. */
  readonly signers: readonly WarpSigner[];
  /** Includes validators without a key and inactive ones. */
  readonly totalWeight: bigint;
}

/** The subnet that validates a chain, with the node's message for an id that is none (`GetSubnetID`). */
export function subnetIdOf(state: State, chainId: Uint8Array): Uint8Array {
  if (equalBytes(chainId, EMPTY_ID)) return EMPTY_ID;
  const blockchain = state.blockchains.get(bytesToHex(chainId));
  if (blockchain !== undefined) return blockchain.tx.subnetId;
  const name = `"${encodeCb58(chainId)}"`;
  ensure(state.txs.has(bytesToHex(chainId)), `problem retrieving blockchain ${name}: not found`);
  ensure(false, `${name} is not a blockchain`);
}

/**
 * The signers of a chain after the block of a height: the validators of the Primary Network for the P-, X- and
 * C-Chain, and the validators of its L1 or subnet for any other chain (avalanchego
 * `GetCanonicalValidatorSetFromChainID`).
 *
 * @throws RuleError when there is no such chain
 */
export function warpSetAt(state: State, chainId: Uint8Array, height: bigint): WarpSet {
  const nodes = validatorsAt(state, subnetIdOf(state, chainId), height);
  const keyed = new Map<string, WarpSigner>();
  for (const { publicKey, weight, nodeId } of nodes) {
    if (publicKey === undefined) continue;
    const before = keyed.get(bytesToHex(publicKey));
    const first = before ?? { publicKey, nodeId, weight: 0n };
    keyed.set(bytesToHex(publicKey), { ...first, weight: first.weight + weight });
  }
  return {
    signers: canonicalOrder([...keyed.values()]),
    totalWeight: nodes.reduce((sum, { weight }) => sum + weight, 0n),
  };
}
