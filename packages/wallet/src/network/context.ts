/** Reads the facts that a transaction depends on from a node. */
import { NotFoundError } from "@primary-network/core";
import type { Context } from "../context.ts";
import type { WalletNode } from "./wallet-node.ts";

/** Options of {@link readContext}. */
export interface ContextOptions {
  /**
   * Part of the C-Chain's next base fee that is added to it, in percent, because a later block can cost more. The
   * whole amount is burned.
   * @default 25
   */
  readonly baseFeeMargin?: number | undefined;
  /**
   * Part of the P-Chain's price that is added to it, in percent and rounded up. The whole amount is burned.
   * @default 0
   */
  readonly priceMargin?: number | undefined;
}

/**
 * Reads the facts for building transactions: network, chains, time and prices. A node without a C-Chain RPC gives a
 * base fee of 0, with which no transaction of the C-Chain is accepted.
 *
 * @throws The errors of the client.
 * @example
 * const context = await readContext(node);
 * const text = JSON.stringify(context); // can go offline
 */
export async function readContext(node: WalletNode, options: ContextOptions = {}): Promise<Context> {
  const { baseFeeMargin = 25, priceMargin = 0 } = options;
  const [network, x, c, avax, time, config, state, fees, baseFee] = await Promise.all([
    node.call("info.getNetworkID"),
    node.call("info.getBlockchainID", { alias: "X" }),
    node.call("info.getBlockchainID", { alias: "C" }),
    node.call("platform.getStakingAssetID"),
    node.call("platform.getTimestamp"),
    node.call("platform.getFeeConfig"),
    node.call("platform.getFeeState"),
    node.call("avm.getTxFee"),
    readBaseFee(node),
  ]);
  return {
    networkId: Number(network.networkID),
    avaxAssetId: avax.assetID,
    chains: { X: x.blockchainID, C: c.blockchainID },
    time: Math.floor(Date.parse(time.timestamp) / 1_000),
    p: {
      config: {
        weights: config.weights.map(Number),
        maxCapacity: Number(config.maxCapacity),
        maxPerSecond: Number(config.maxPerSecond),
        targetPerSecond: Number(config.targetPerSecond),
        minPrice: Number(config.minPrice),
        excessConversionConstant: Number(config.excessConversionConstant),
      },
      price: withMargin(BigInt(state.price), priceMargin).toString(),
      excess: state.excess.toString(),
      capacity: state.capacity.toString(),
    },
    x: { txFee: fees.txFee, createAssetTxFee: fees.createAssetTxFee },
    c: { baseFee: withMargin(baseFee, baseFeeMargin).toString() },
  };
}

async function readBaseFee(node: WalletNode): Promise<bigint> {
  try {
    return BigInt(await node.evm<string>("eth_baseFee"));
  } catch (error) {
    if (error instanceof NotFoundError) return 0n; // the node runs no EVM
    throw error;
  }
}

/** Adds a part in percent, rounded up. */
const withMargin = (amount: bigint, percent: number): bigint =>
  amount + (amount * BigInt(percent) + 99n) / 100n;
