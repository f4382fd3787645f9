/** The signature aggregator of one network: from a message to the same message signed by enough weight. */

import { encodeCb58 } from "@primary-network/codec";
import {
  encodeMessage,
  encodeSigners,
  encodeUnsignedMessage,
  type UnsignedMessage,
} from "@primary-network/codec/warp";
import { fromCb58, toCb58, toHex } from "../domain/id-text.ts";
import { type NetworkIdentity, PRIMARY_ID } from "../domain/network.ts";
import { type KeyedSet, UnknownHeightError, type WarpNode } from "../sources/warp/node.ts";
import type { WarpSigners } from "../sources/warp/signers.ts";
import type { Store } from "../store/store.ts";
import { AggregationError } from "./aggregation-error.ts";
import type { BlsEngine } from "./bls-engine.ts";
import { type After, after, type Collected, type CollectLimits, collect, defaultLimits } from "./collect.ts";
import { fromPChain, isForPChain, messageOfJustification, messageOfTransaction } from "./p-chain-message.ts";
import { prune, requiredWeight, weightOf } from "./quorum.ts";
import { BlsKeys, type CanonicalSet, canonicalSet } from "./validator-set.ts";

/** Dependencies of an aggregator. */
export interface AggregatorOptions {
  readonly identity: NetworkIdentity;
  readonly node: WarpNode;
  readonly signers: WarpSigners;
  readonly store: Pick<Store, "subnets" | "l1Validations">;
  readonly bls: BlsEngine;
  readonly limits?: CollectLimits;
  readonly after?: After;
}

/** The share of a subnet's weight that must sign. */
export interface Quorum {
  /** Percent, 1 … 100. */
  readonly percentage: number;
  /** Additional percent, collected if possible. */
  readonly buffer: number;
}

/** A signing request. */
export interface AggregationRequest extends Quorum {
  /** Default: the message that the justification proves. */
  readonly message: UnsignedMessage | undefined;
  readonly justification: Uint8Array;
  /** cb58. Default: the subnet of the message's source chain. */
  readonly signingSubnetId: string | undefined;
  /** 0 for the height by which the receiving chain verifies, if it is known, else for the one that proposers use now. */
  readonly pChainHeight: number;
}

/** The share that the network itself requires. */
export const DEFAULT_QUORUM = 67;

/** The P-Chain as a receiver: its alias in paths of the node. */
const P_CHAIN = "P";

/** The part of an aggregator that handlers use. */
export type MessageSigning = Pick<Aggregator, "aggregate" | "aggregateForTransaction">;

export class Aggregator {
  readonly #options: AggregatorOptions;
  readonly #keys = new BlsKeys();

  constructor(options: AggregatorOptions) {
    this.#options = options;
  }

  /**
   * Collects signatures of a message.
   *
   * @returns the signed message's bytes
   * @throws AggregationError that names the wrong or missing part; the node's errors unchanged
   */
  async aggregate(request: AggregationRequest): Promise<Uint8Array> {
    const { identity, node } = this.#options;
    const { justification } = request;
    const message =
      request.message ?? fromPChain(identity.networkId, await messageOfJustification(justification, node));
    if (message.networkId !== identity.networkId)
      throw new AggregationError(
        "invalid",
        `message is of network ${message.networkId}, not ${identity.networkId}`,
      );
    const subnetId = request.signingSubnetId ?? (await this.#subnetOf(message.sourceChainId));
    const receiver = isForPChain(message) ? P_CHAIN : undefined;
    const set = await this.#validators(subnetId, request.pChainHeight, receiver);
    return this.#sign(message, justification, set, request);
  }

  /**
   * Collects signatures of the P-Chain's message about a transaction from the validators of the chain that has the L1's
   * manager, since a chain trusts its own validators. They are the L1's, or the Primary Network's if the manager is on the
   * C-Chain. The P-Chain lets a manager be on a chain that does not exist; then the L1's validators sign.
   *
   * @param txId cb58
   * @throws as `aggregate`
   */
  async aggregateForTransaction(txId: string): Promise<Uint8Array> {
    const { identity, node, store } = this.#options;
    const found = await node.tx(txId);
    if (!found) throw new AggregationError("unknown", `txHash: no P-Chain transaction has the id ${txId}`);
    const { message, justification, subnetId, managerChainId } = await messageOfTransaction(
      found.unsignedTx,
      {
        async origin(validationId) {
          const beginning = await store.l1Validations.findBeginning(
            identity.networkId,
            fromCb58(validationId),
          );
          return beginning === undefined ? undefined : (await node.tx(toCb58(beginning)))?.unsignedTx;
        },
      },
    );
    const signing = (await this.#findSubnet(managerChainId)) ?? encodeCb58(subnetId);
    const set = await this.#validators(signing, 0, encodeCb58(managerChainId));
    const quorum = { percentage: DEFAULT_QUORUM, buffer: 0 };
    return this.#sign(fromPChain(identity.networkId, message), justification, set, quorum);
  }

  async #findSubnet(blockchainId: Uint8Array): Promise<string | undefined> {
    const chainId = toHex(blockchainId);
    const { identity, store } = this.#options;
    const { networkId, xChainId, cChainId } = identity;
    if ([PRIMARY_ID, xChainId, cChainId].includes(chainId)) return toCb58(PRIMARY_ID);
    const subnetId = await store.subnets.findByBlockchain(networkId, chainId);
    return subnetId && toCb58(subnetId);
  }

  async #subnetOf(source: Uint8Array): Promise<string> {
    const subnetId = await this.#findSubnet(source);
    if (subnetId !== undefined) return subnetId;
    throw new AggregationError(
      "unknown",
      `message: its source blockchain ${encodeCb58(source)} does not exist`,
    );
  }

  /**
   * The validators of a subnet.
   *
   * @param height of the P-Chain; 0 for that of the receiver's epoch. A subnet younger than it signs by its latest validators
   * @param receiver chain that verifies the message, in cb58
   */
  async #validators(subnetId: string, height: number, receiver?: string): Promise<CanonicalSet> {
    const { node } = this.#options;
    const epoch = height === 0 && receiver !== undefined ? await node.epochHeight(receiver) : undefined;
    const given = height || epoch;
    const set = given ? await this.#validatorsAt(subnetId, given) : undefined;
    const found = set ?? (height === 0 ? await node.validatorSet(subnetId, "proposed") : undefined);
    if (found) return canonicalSet(found.validators, found.totalWeight, this.#keys);
    const at = height === 0 ? "" : ` at height ${height}`;
    throw new AggregationError("unknown", `signing subnet ${subnetId} has no validators${at}`);
  }

  async #validatorsAt(subnetId: string, height: number): Promise<KeyedSet | undefined> {
    try {
      return await this.#options.node.validatorSet(subnetId, height);
    } catch (error) {
      if (!(error instanceof UnknownHeightError)) throw error;
      throw new AggregationError("invalid", `pChainHeight ${height} is not known: ${error.message}`);
    }
  }

  async #sign(
    message: UnsignedMessage,
    justification: Uint8Array,
    { validators, totalWeight }: CanonicalSet,
    { percentage, buffer }: Quorum,
  ): Promise<Uint8Array> {
    const { bls, signers, limits = defaultLimits, after: later = after } = this.#options;
    const unsigned = encodeUnsignedMessage(message);
    const required = requiredWeight(totalWeight, percentage);
    const targetWeight = requiredWeight(totalWeight, percentage + buffer);
    const keyed = weightOf(validators);
    if (keyed < required)
      throw new AggregationError(
        "invalid",
        `quorumPercentage ${percentage} is out of reach: validators that can sign hold ${keyed} of ${totalWeight}`,
      );
    const collection = {
      bls,
      message: unsigned,
      validators,
      targetWeight,
      required,
      sign: ({ key, nodeIds }: (typeof validators)[number], signal: AbortSignal) =>
        signers.sign({ publicKey: key.compressed, nodeIds, message: unsigned, justification }, signal),
    };
    const collected = await collect(collection, limits, later);
    const weight = weightOf(collected.signed);
    if (weight < required) throw tooLittle(collected, weight, required, totalWeight);
    const kept = prune(collected.signed, weight >= targetWeight ? targetWeight : required);
    return encodeMessage({
      ...message,
      signature: {
        type: "BitSetSignature",
        signers: encodeSigners(kept.map(({ position }) => position)),
        signature: bls.aggregate(kept),
      },
    });
  }
}

function tooLittle(
  { missed, refusal }: Collected,
  weight: bigint,
  required: bigint,
  total: bigint,
): AggregationError {
  // When the refusals alone put the quorum out of reach, the message is at fault, even if other signers did
  // not respond.
  if (total - missed.refused < required)
    return new AggregationError("invalid", `message: validators refuse to sign it: ${refusal}`);
  const { refused, failed, silent } = missed;
  const text = `failed to collect a threshold of signatures: ${weight} of the ${required} needed; ${refused} refused, ${failed} responded without a valid signature, ${silent} did not respond`;
  return new AggregationError(weight + failed + refused === 0n ? "unreachable" : "insufficient", text);
}
