/** `platform.*` methods about validator sets: at past heights, of all subnets, the current total stake, and samples. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { formatNodeId, type JsonObject } from "@primary-network/codec";
import { sampleNodes } from "../../chains/p/sample.ts";
import { EMPTY_ID } from "../../chains/p/state.ts";
import { canonicalOrder, validatorsAt, type WeightedNode } from "../../chains/p/validator-set.ts";
import { createRandom } from "../../keys/random.ts";
import type { Network } from "../../network/network.ts";
import type { Arguments } from "../arguments.ts";
import { RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { decimal, id, plainHex } from "../text.ts";

const totalOf = (nodes: readonly WeightedNode[]): bigint =>
  nodes.reduce((sum, { weight }) => sum + weight, 0n);

/** One row for each key: nodes that share a key sign as one. */
function setJson(nodes: readonly WeightedNode[]): JsonObject {
  const rows = new Map<string, { publicKey: Uint8Array; weight: bigint; nodeIDs: string[] }>();
  for (const { nodeId, weight, publicKey } of nodes) {
    if (publicKey === undefined) continue;
    const key = bytesToHex(publicKey);
    const row = rows.get(key) ?? { publicKey, weight: 0n, nodeIDs: [] };
    row.weight += weight;
    row.nodeIDs.push(formatNodeId(nodeId));
    rows.set(key, row);
  }
  const validators = canonicalOrder([...rows.values()]).map(({ publicKey, weight, nodeIDs }) => ({
    publicKey: plainHex(publicKey),
    weight: decimal(weight),
    nodeIDs,
  }));
  return { validators, totalWeight: decimal(totalOf(nodes)) };
}

/** The methods of this file. */
export function heightMethods({ chain, settings: { seed } }: Network) {
  const { state } = chain;
  /** @param noun the thing that the node could not return at an unknown height, and its purpose */
  const heightOf = (args: Arguments, noun: string, subnet = ""): bigint => {
    // The word stands for the height that a block proposed now would name.
    const height = args.is("height", "proposed") ? chain.blocks.last.height : (args.uint64("height") ?? 0n);
    if (height <= chain.blocks.last.height) return height;
    throw new RpcFault(
      `failed to get ${noun} at ${height}: failed to fetch validator set at unfinalized height${subnet}: ` +
        `current P-chain height (${chain.blocks.last.height}) < requested P-Chain height (${height})`,
    );
  };

  return {
    getTotalStake(args) {
      const total = decimal(totalOf(validatorsAt(state, args.id("subnetID"), chain.blocks.last.height)));
      return { stake: total, weight: total };
    },
    /** The same request has the same result until the next block. */
    sampleValidators(args) {
      const subnetId = args.id("subnetID");
      const { height } = chain.blocks.last;
      const nodes = validatorsAt(state, subnetId, height);
      const random = createRandom(`${seed}/sample/${id(subnetId)}/${height}`);
      const sample = sampleNodes(nodes, args.uint16("size"), random);
      if (sample === undefined) {
        const reason = nodes.length === 0 ? "missing validators" : "insufficient weight";
        throw new RpcFault(`sampling ${id(subnetId)} errored with ${reason}`);
      }
      return { validators: sample.map(formatNodeId) };
    },
    getValidatorsAt(args) {
      const subnetId = args.id("subnetID");
      const height = heightOf(args, "validator set", ` with SubnetID = ${id(subnetId)}`);
      const nodes = validatorsAt(state, subnetId, height);
      return Object.fromEntries(
        nodes.map(({ nodeId, weight, publicKey }) => [
          formatNodeId(nodeId),
          { publicKey: publicKey === undefined ? null : plainHex(publicKey), weight: decimal(weight) },
        ]),
      );
    },
    getAllValidatorsAt(args) {
      const height = heightOf(args, "validator sets");
      const subnetIds = [EMPTY_ID, ...[...state.subnets.values()].map(({ subnetId }) => subnetId)];
      const sets = subnetIds.map((subnetId) => ({ subnetId, nodes: validatorsAt(state, subnetId, height) }));
      const found = sets.filter(({ nodes }) => nodes.length > 0);
      return {
        validatorSets: Object.fromEntries(found.map(({ subnetId, nodes }) => [id(subnetId), setJson(nodes)])),
      };
    },
  } satisfies MethodTable;
}
