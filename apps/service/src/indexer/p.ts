/**
 * The P-Chain: its blocks, the rewards and uptimes that only the node knows, and proposals that wait for
 * their decision.
 */

import type { BlockWithIds } from "@primary-network/codec";
import { type Block, decodeBlockWithIds } from "@primary-network/codec/p";
import type { NetworkIdentity } from "../domain/network.ts";
import type { IdentifiedBlock } from "../domain/p/apply.ts";
import type { Facts } from "../domain/p/facts.ts";
import { applyGenesis } from "../domain/p/genesis.ts";
import { knownHeliconTime, UNSCHEDULED } from "../domain/p/helicon.ts";
import { hasPublicL1Fee, PUBLIC_L1_FEE_PRICE } from "../domain/p/l1-fee.ts";
import type { PChainNode } from "../sources/p/node.ts";
import type { ContainedBlock } from "../sources/proposervm.ts";
import type { ChainStore } from "../store/chain.ts";
import type { PCheckpoint } from "../store/p/checkpoint.ts";
import type { Store } from "../store/store.ts";
import { identified, RANGES, readContainers } from "./containers.ts";
import type { ChainBlock, ChainDriver } from "./driver.ts";
import { Engine } from "./engine.ts";
import { cutUnits, indexUnits } from "./p-units.ts";

/** The options of an indexer of the P-Chain. */
export interface PIndexerOptions {
  readonly network: NetworkIdentity;
  readonly genesis: Uint8Array;
  readonly node: PChainNode;
  readonly store: ChainStore<Facts, PCheckpoint>;
  readonly stakers: Store["stakers"];
  readonly l1Validations: Pick<Store["l1Validations"], "find">;
  readonly uptimes: Pick<Store["uptimes"], "record">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Blocks per transaction. */
  readonly batchSize?: number | undefined;
  /**
   * Unix seconds of the Helicon upgrade, read at the start and after each failure; undefined when unknown.
   * Default: the known time on the public networks, and never on others.
   */
  readonly heliconTime?: (() => Promise<number | undefined>) | undefined;
  /**
   * nAVAX a second of the continuous fee, read from the node when the genesis is indexed, unless the network
   * is mainnet or fuji; undefined when the node does not have it. Default: the fee of the public networks.
   */
  readonly l1FeePrice?: (() => Promise<bigint | undefined>) | undefined;
}

const TITLE = "P-Chain";
/** Milliseconds between polls of the validators' uptimes. */
const UPTIME_INTERVAL = 60_000;

export function createPIndexer(options: PIndexerOptions): Engine<IdentifiedBlock, Facts, PCheckpoint> {
  return new Engine(createDriver(options), options.batchSize);
}

const identify = (decoded: BlockWithIds<Block>, container: ContainedBlock): ChainBlock<IdentifiedBlock> =>
  identified(decoded, container);

function createDriver(options: PIndexerOptions): ChainDriver<IdentifiedBlock, Facts, PCheckpoint> {
  const { network, genesis, node, store, uptimes, clock } = options;
  const { networkId } = network;
  /** Unix seconds. */
  let heliconTime = UNSCHEDULED;
  let nextUptimes = 0;

  async function readHeliconTime(): Promise<number> {
    const known = knownHeliconTime(networkId);
    if (!options.heliconTime) return known;
    await node.lastHeight(); // fails as it should when the node is away
    return (await options.heliconTime()) ?? known;
  }

  async function readL1FeePrice(): Promise<bigint> {
    const asked = hasPublicL1Fee(networkId) ? undefined : await options.l1FeePrice?.();
    return asked ?? PUBLIC_L1_FEE_PRICE;
  }

  return {
    title: TITLE,
    ranges: RANGES,
    appliesAhead: true,
    checkpoint: () => store.checkpoint(networkId),
    async open(stored) {
      heliconTime = await readHeliconTime();
      if (stored) return stored;
      const { facts, ledger, time, blockId } = applyGenesis(genesis, network, heliconTime);
      const l1FeePrice = String(await readL1FeePrice());
      const start: PCheckpoint = { height: 0, blockId, time, supply: ledger.saved(), l1FeePrice };
      await store.commit(networkId, undefined, facts, start);
      return start;
    },
    head: () => node.lastHeight(),
    read: (after, count) =>
      readContainers({ title: TITLE, node, decode: decodeBlockWithIds, identify }, after, count),
    async apply(from, blocks, _tip, stored) {
      const { units, rest } = cutUnits(blocks.map(({ block }) => block));
      const undecided = blocks.slice(blocks.length - rest.length);
      if (!from || units.length === 0) return { batch: undefined, undecided };
      const batch = await indexUnits(units, { network, from, heliconTime, stored }, options);
      return { batch, undecided };
    },
    commit: (from, facts, to) => store.commit(networkId, from?.height, facts, to),
    async settle() {
      const now = clock();
      if (now < nextUptimes) return true;
      await uptimes.record(networkId, Math.floor(now / 1000), await node.uptimes());
      nextUptimes = now + UPTIME_INTERVAL;
      return true;
    },
  };
}
