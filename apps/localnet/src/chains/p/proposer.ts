/** Selects the proposer of a block, and builds the containers in which blocks are gossiped and indexed. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Container, containerId, encodeContainer } from "@primary-network/codec";
import { signP256, type TlsKey, tlsKeyOf } from "../../keys/certificate.ts";
import { nextEpoch, type Position } from "../epoch.ts";
import type { State } from "./state.ts";

/** Draws before a block has no proposer, which only happens when nodes with unknown keys hold nearly all stake. */
const MOST_DRAWS = 64;

const CODEC_VERSION = new Uint8Array(2);
const NOBODY = new Uint8Array();

/** A number derived from a text, uniform over 0 … limit - 1 except for a bias of 2^-128 or less. */
function drawn(label: string, limit: bigint): bigint {
  return BigInt(`0x${bytesToHex(sha256(utf8ToBytes(label)))}`) % limit;
}

/**
 * The proposer of the next block: a current Primary Network validator, with a probability equal to its share of the stake,
 * delegations included.
 *
 * @param lot identifies the block: the draw follows from it and the seed
 */
export function drawProposer(state: State, seed: string, lot: string): TlsKey | undefined {
  const stakers = state.current.filter(({ role }) => role !== "permissioned");
  const total = stakers.reduce((sum, { weight }) => sum + weight, 0n);
  if (total === 0n) return undefined;
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    let position = drawn(`${seed}/proposer/${lot}/${draw}`, total);
    const staker = stakers.find(({ weight }) => {
      position -= weight;
      return position < 0n;
    });
    const key = staker && tlsKeyOf(seed, staker.nodeId);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** The proposer of a block, and the P-Chain height that it names. */
export interface Proposal {
  /** Undefined for the genesis, and when no validator's key is known here. */
  readonly proposer: TlsKey | undefined;
  /** Height of the last P-Chain block then, whose validators could propose. */
  readonly pChainHeight: bigint;
}

/** A block of any chain, as a container holds it. */
export interface ProposedBlock extends Proposal {
  readonly height: bigint;
  readonly blockId: Uint8Array;
  readonly bytes: Uint8Array;
  /** Unix seconds. */
  readonly timestamp: number;
  /** One of the two options of a proposal: any node can make them, and they are unsigned. */
  readonly isOption?: boolean;
}

/** Containers of a chain's blocks, by height. Ids are computed in order, signatures only on request. */
export class Containers {
  readonly #chainId: Uint8Array;
  readonly #blocks: readonly ProposedBlock[];
  /** Unsigned; the one of height 1 comes first. */
  readonly #list: { readonly container: Container; readonly id: Uint8Array; readonly position: Position }[] =
    [];
  readonly #heights = new Map<string, number>();
  readonly #encoded = new Map<number, Uint8Array>();

  /** @param blocks the chain's own list, which grows */
  constructor(chainId: Uint8Array, blocks: readonly ProposedBlock[]) {
    this.#chainId = chainId;
    this.#blocks = blocks;
  }

  #fill(): void {
    for (let height = this.#list.length + 1; height < this.#blocks.length; height += 1) {
      const [before, accepted] = [this.#blocks[height - 1], this.#blocks[height]];
      if (before === undefined || accepted === undefined) return;
      const { isOption, bytes: blockBytes, timestamp, proposer, pChainHeight } = accepted;
      // The genesis is the only block without a container: the first container's parent is the genesis block itself.
      const parentId = this.#list.at(-1)?.id ?? before.blockId;
      const parent = this.#list.at(-1)?.position;
      // An option has the position of its proposal.
      const position =
        isOption && parent ? parent : { pChainHeight, timestamp, epoch: parent && nextEpoch(parent) };
      const fields = {
        parentId,
        timestamp: BigInt(timestamp),
        pChainHeight,
        certificate: proposer?.certificate ?? NOBODY,
        blockBytes,
        signature: NOBODY,
      };
      const { epoch } = position;
      const container: Container = isOption
        ? { kind: "option", parentId, blockBytes }
        : epoch
          ? { kind: "granite", ...fields, epoch }
          : { kind: "postFork", ...fields };
      const id = containerId(container);
      this.#list.push({ container, id, position });
      this.#heights.set(bytesToHex(id), height);
    }
  }

  /** The container of the block of a height from 1 on. */
  at(height: number): { readonly id: Uint8Array; readonly bytes: Uint8Array } | undefined {
    this.#fill();
    const found = this.#list[height - 1];
    if (found === undefined) return undefined;
    const known = this.#encoded.get(height);
    const bytes = known ?? encodeContainer(this.#signed(found, this.#blocks[height]?.proposer));
    this.#encoded.set(height, bytes);
    return { id: found.id, bytes };
  }

  #signed(
    { container, id }: { container: Container; id: Uint8Array },
    proposer: TlsKey | undefined,
  ): Container {
    if (container.kind === "option" || proposer === undefined) return container;
    return {
      ...container,
      signature: signP256(headerOf(this.#chainId, container.parentId, id), proposer.privateKey),
    };
  }

  /** The position of the last block. The genesis has no P-Chain height and no epoch. */
  get last(): Position {
    this.#fill();
    const timestamp = this.#blocks[0]?.timestamp ?? 0;
    return this.#list.at(-1)?.position ?? { pChainHeight: 0n, timestamp, epoch: undefined };
  }

  /** The height of a container's id. */
  heightOf(id: Uint8Array): number | undefined {
    this.#fill();
    return this.#heights.get(bytesToHex(id));
  }
}

/** The bytes that a proposer signs: the ids of the chain, of the previous container, and of its own. */
export function headerOf(chainId: Uint8Array, parentId: Uint8Array, id: Uint8Array): Uint8Array {
  return concatBytes(CODEC_VERSION, chainId, parentId, id);
}
