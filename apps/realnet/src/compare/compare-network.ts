/** Every comparison of one network, one after the other. */

import type { DataClient } from "@primary-network/data";
import { caller, type Node } from "../questions/exchange.ts";
import { compareBlocks } from "./compare-blocks.ts";
import { compareCChain } from "./compare-c-chain.ts";
import { compareEvm } from "./compare-evm.ts";
import { compareStakers } from "./compare-stakers.ts";
import { compareSubnets } from "./compare-subnets.ts";
import { compareSupply } from "./compare-supply.ts";
import { compareTransactions } from "./compare-transactions.ts";
import { compareUtxos } from "./compare-utxos.ts";
import { compareXChain } from "./compare-x-chain.ts";
import { type Compared, readPChain } from "./compared-network.ts";
import { Comparison } from "./comparison.ts";

/** What is compared with what. */
export interface ComparedSides {
  /** A node whose chains stand still meanwhile. */
  readonly node: Node;
  /** A service that has indexed as far as the node is. */
  readonly data: DataClient;
  /** bech32 with `P-`: whose outputs are compared. */
  readonly addresses: readonly string[];
  /** Nodes that may have proposed blocks. */
  readonly nodeIds: readonly string[];
  /** Decimal id of the C-Chain's EVM; without it the EVM is not compared. */
  readonly evmChainId?: string;
  /** Unix seconds of the node's clock. */
  readonly now: number;
}

/** Asks both the same; the table tells what came of it. */
export async function compareNetwork(sides: ComparedSides): Promise<Comparison> {
  const { node, data, addresses, nodeIds, evmChainId, now } = sides;
  const call = caller(node);
  const comparison = new Comparison();
  const compared: Compared = { call, data, comparison, addresses, nodeIds, now, ...(await readPChain(call)) };
  await compareBlocks(compared);
  await compareTransactions(compared);
  await compareUtxos(compared);
  await compareStakers(compared);
  await compareSubnets(compared);
  await compareXChain(compared);
  await compareCChain(compared);
  if (evmChainId === undefined) return comparison;
  await compareEvm(compared, evmChainId);
  await compareSupply(compared);
  return comparison;
}
