/** The signature aggregator's reads from a node: validator sets and P-Chain transactions. */

import { decodeCb58, decodeHex } from "@primary-network/codec";
import { decodeTx, type SignedTx } from "@primary-network/codec/p";
import {
  type CallOptions,
  createPChainClient,
  type PChainClientOptions,
  RpcError,
} from "@primary-network/pchain-rpc";

/** The weight of a BLS key. */
export interface KeyedWeight {
  /** 48 bytes, 0x hex. */
  readonly publicKey: string;
  readonly weight: bigint;
  readonly nodeIds: readonly string[];
}

/** A subnet's validators as the node returns them. */
export interface KeyedSet {
  /** Validators with a BLS key. */
  readonly validators: readonly KeyedWeight[];
  /** Total weight, including validators without a key. */
  readonly totalWeight: bigint;
}

/** Thrown for a height that the node does not know. */
export class UnknownHeightError extends Error {
  override readonly name = "UnknownHeightError";
}

/** Every method rejects when the node cannot be reached or gives an invalid response. */
export interface WarpNode {
  /**
   * Validators of a subnet at a height, or at the one that proposers use now; undefined when it has none.
   *
   * @throws UnknownHeightError
   */
  validatorSet(subnetId: string, height: number | "proposed"): Promise<KeyedSet | undefined>;
  /** An accepted transaction of the P-Chain; undefined when there is none of this id. */
  tx(txId: string): Promise<SignedTx | undefined>;
  /** The conversion of a subnet; undefined when it is no L1, or does not exist. */
  conversionId(subnetId: string): Promise<Uint8Array | undefined>;
  /**
   * Height of the P-Chain whose validators a chain trusts in its next block (ACP-181). Undefined when the node does not run
   * the chain, or has no epochs.
   *
   * @param blockchainId cb58
   */
  epochHeight(blockchainId: string): Promise<number | undefined>;
}

/** Milliseconds that a node may take to report an epoch. */
const EPOCH_MS = 10_000;

/** Turns a "not found" error into undefined. */
async function unlessAbsent<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof RpcError && error.message.includes("not found")) return undefined;
    throw error;
  }
}

/** The part of a response to `getCurrentEpoch` that is read, unchecked. The number is 0 before the first epoch. */
interface EpochResponse {
  readonly result?: { readonly number?: unknown; readonly pChainHeight?: unknown };
}

const EPOCH_CALL = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "proposervm.getCurrentEpoch", params: {} }),
  redirect: "manual" as const,
};

/**
 * A node behind its base URL.
 *
 * @param signal aborts running calls and all later ones
 */
export function createWarpNode(options: PChainClientOptions, signal: AbortSignal): WarpNode {
  const client = createPChainClient(options);
  const call: CallOptions = { signal };
  return {
    async validatorSet(subnetId, height) {
      const { validatorSets } = await client.getAllValidatorsAt({ height }, call).catch((error: unknown) => {
        throw error instanceof RpcError && height !== "proposed"
          ? new UnknownHeightError(error.message)
          : error;
      });
      const set = validatorSets[subnetId];
      if (!set) return undefined;
      const validators = set.validators.flatMap(({ publicKey, weight, nodeIDs }) =>
        publicKey ? [{ publicKey, weight: BigInt(weight), nodeIds: nodeIDs }] : [],
      );
      return { validators, totalWeight: BigInt(set.totalWeight) };
    },
    async tx(txId) {
      const result = await unlessAbsent(client.getTx({ txID: txId, encoding: "hex" }, call));
      return result && decodeTx(decodeHex(String(result.tx)));
    },
    async conversionId(subnetId) {
      const subnet = await unlessAbsent(client.getSubnet({ subnetID: subnetId }, call));
      const id = subnet && decodeCb58(subnet.conversionID, 32);
      return id?.some((byte) => byte !== 0) ? id : undefined;
    },
    async epochHeight(blockchainId) {
      const { baseUrl, fetch: send = globalThis.fetch } = options;
      const url = `${baseUrl.replace(/\/+$/, "")}/ext/bc/${blockchainId}/proposervm`;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(EPOCH_MS)]);
      try {
        const response = await send(url, { ...EPOCH_CALL, signal: limit });
        const { result }: EpochResponse = JSON.parse(await response.text());
        const [number, height] = [Number(result?.number), Number(result?.pChainHeight)];
        return number > 0 && Number.isSafeInteger(height) ? height : undefined;
      } catch {
        return undefined; // the node does not run the chain; the next call reports that there is no node
      }
    },
  };
}
