/**
 * Reads the transactions after a webhook's position from the index, in the chain's order, up to the
 * checkpoint.
 */

import type { EvmLog } from "../../domain/evm/block.ts";
import { fromCb58, fromNodeId } from "../../domain/id-text.ts";
import type { Slice } from "../../domain/listing.ts";
import {
  type ChainAlias,
  isChainAlias,
  type NetworkIdentity,
  PRIMARY_ID,
  type ServedName,
} from "../../domain/network.ts";
import type { JsonValue } from "../../domain/push/canonical-json.ts";
import { needsLogs, type PushCursor, type Webhook } from "../../domain/push/webhook.ts";
import type { FeedStep, PushedEvent, WebhookFeed } from "../../push/feed.ts";
import type { EvmNode } from "../../sources/evm/node.ts";
import type { EvmTxRow } from "../../store/evm/concerning.ts";
import type { TransactionRow } from "../../store/p/transaction.ts";
import type { Store, TransactionRows } from "../../store/store.ts";
import type { WriteItem } from "../json/item-writer.ts";
import { jsonText } from "../json/json-bytes.ts";
import { behindBlock, evmHead, readEvmLog } from "../log/evm-log.ts";
import { primaryHead, primaryWindow } from "../log/primary-log.ts";
import { writeCTransaction } from "../primary/c-transactions.ts";
import { writeTransaction } from "../primary/p-transactions.ts";
import { writeXTransaction } from "../primary/x-transactions.ts";
import type { ServedEvmChain, ServedNetwork } from "../request/handler.ts";
import { evmEvent, partiesOf } from "./evm-event.ts";
import { subEventOf, typesOf, type ValidatorOfTx, validatorsOf } from "./validator-events.ts";

export interface FeedOptions {
  readonly store: Store;
  readonly networks: ReadonlyMap<ServedName, ServedNetwork>;
  /** By EVM chain id. */
  readonly evmChains: ReadonlyMap<number, ServedEvmChain>;
  /** Nodes by EVM chain id: logs are not indexed. */
  readonly nodes: ReadonlyMap<number, Pick<EvmNode, "blocks">>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Transactions in a step. */
const LIMIT = 50;
/** Blocks that are looked through in a step for changes of validators. */
const BLOCKS = 5_000;

const afterOf = ({ height, idx }: PushCursor) => ({ sort: String(height), tie: String(idx) });

/** The position behind a slice: its last item, or the block up to which it was read. */
const behind = (slice: Slice<unknown>, height: number, rewinds: number): PushCursor =>
  slice.next
    ? { height: Number(slice.next.sort), idx: Number(slice.next.tie), rewinds }
    : behindBlock(height, rewinds);

/** The watched addresses among some; all of them when a row does not show which it is about. */
function lanesOf(watched: readonly string[], parties: ReadonlySet<string>): readonly string[] {
  const own = watched.filter((address) => parties.has(address));
  return own.length > 0 ? own : watched;
}

export class IndexFeed implements WebhookFeed {
  readonly #options: FeedOptions;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  async head(webhook: Webhook): Promise<PushCursor | undefined> {
    const { store, evmChains } = this.#options;
    const { chainId: alias } = webhook;
    if (webhook.eventType === "address_activity")
      return evmChains.has(Number(alias)) ? evmHead(store, Number(alias)) : undefined;
    const network = this.#networkOf(webhook);
    return network && isChainAlias(alias) ? primaryHead(store, network.identity.networkId, alias) : undefined;
  }

  async next(webhook: Webhook, addresses: () => Promise<readonly string[]>): Promise<FeedStep | undefined> {
    if (webhook.eventType === "address_activity") return this.#ofEvmChain(webhook, addresses);
    const network = this.#networkOf(webhook);
    const { chainId: alias } = webhook;
    if (!network || !isChainAlias(alias)) return undefined; // no longer served
    return webhook.eventType === "validator_activity"
      ? this.#ofValidators(webhook, network)
      : this.#ofPrimaryChain(webhook, network, alias, addresses);
  }

  #networkOf({ network }: Webhook): ServedNetwork | undefined {
    return [...this.#options.networks.values()].find(({ name }) => name === network);
  }

  async #ofEvmChain(
    webhook: Webhook,
    addresses: () => Promise<readonly string[]>,
  ): Promise<FeedStep | undefined> {
    const { store, evmChains } = this.#options;
    const { cursor } = webhook;
    const chain = Number(webhook.chainId);
    const served = evmChains.get(chain);
    if (!served) return undefined;
    const step = await readEvmLog(store, chain, cursor, async (height) => {
      const watched = await addresses();
      const slice: Slice<EvmTxRow> =
        watched.length === 0
          ? { items: [] }
          : await store.evm.transactions.list(
              {
                networkId: chain,
                snapshot: { height, time: 0, poll: 0 },
                order: "asc",
                after: afterOf(cursor),
                limit: LIMIT,
              },
              { addresses: watched },
            );
      const events = await this.#evmEvents(webhook, served, slice.items, watched);
      return { to: behind(slice, height, cursor.rewinds), events };
    });
    if (step === undefined || "takenBackTo" in step) return step;
    if ("read" in step) return step.read;
    return step.to === cursor ? undefined : { to: step.to, events: [] };
  }

  async #evmEvents(
    webhook: Webhook,
    { source }: ServedEvmChain,
    rows: readonly EvmTxRow[],
    watched: readonly string[],
  ): Promise<PushedEvent[]> {
    const { store } = this.#options;
    const { evmChainId } = source;
    const { includeLogs, includeInternalTxs, filter } = webhook;
    const topics = filter.eventSignatures ?? [];
    const contracts = rows.flatMap(({ transfers }) => transfers.map(({ token }) => token));
    const tokens = await store.evm.tokens.find(evmChainId, [...new Set(contracts)]);
    const logsOf = await this.#logs(evmChainId, needsLogs(webhook) ? rows : []);
    const events: PushedEvent[] = [];
    for (const row of rows) {
      const logs = logsOf.get(row.hash);
      if (topics.length > 0 && !logs?.some(({ topics: [topic = ""] }) => topics.includes(topic))) continue;
      const cumulativeGas = await store.evm.transactions.cumulativeGas(evmChainId, row);
      const event = evmEvent(row, {
        source,
        tokens,
        cumulativeGas,
        logs: includeLogs ? (logs ?? []) : undefined,
        withInternals: includeInternalTxs,
      });
      events.push({ height: row.number, lanes: lanesOf(watched, partiesOf(row)), event });
    }
    return events;
  }

  /** The logs of transactions by their hashes, from the node. @throws Error when it has another block by now */
  async #logs(chain: number, rows: readonly EvmTxRow[]): Promise<ReadonlyMap<string, readonly EvmLog[]>> {
    const found = new Map<string, readonly EvmLog[]>();
    const node = this.#options.nodes.get(chain);
    for (const number of new Set(rows.map((row) => row.number))) {
      const [block] = (await node?.blocks(number, 1)) ?? [];
      const indexed = rows.find((row) => row.number === number)?.blockHash;
      if (!block || block.hash !== indexed)
        throw new Error(`the node of EVM chain ${chain} has another block ${number} than the index`);
      for (const { hash, receipt } of block.txs) found.set(hash, receipt.logs);
    }
    return found;
  }

  /** The window behind a webhook's position; undefined when the chain has nothing there. */
  #windowOf({ identity }: ServedNetwork, alias: ChainAlias, at: PushCursor, blocks: number) {
    const { networkId } = identity;
    return primaryWindow(this.#options, { networkId, alias, at, blocks, limit: LIMIT });
  }

  async #ofPrimaryChain(
    { cursor, filter }: Webhook,
    network: ServedNetwork,
    alias: ChainAlias,
    addresses: () => Promise<readonly string[]>,
  ): Promise<FeedStep | undefined> {
    const window = await this.#windowOf(network, alias, cursor, Number.MAX_SAFE_INTEGER);
    if (!window) return undefined;
    const watched = await addresses();
    const { subEvents = [] } = filter;
    /** One chain's rows as events. */
    const eventsOf = async <Alias extends ChainAlias>(
      chain: Alias,
      write: WriteItem<unknown, TransactionRows[Alias], NetworkIdentity>,
    ) => {
      const slice: Slice<TransactionRows[Alias]> = await this.#options.store.transactions[chain].list(
        window,
        {
          addresses: watched,
        },
      );
      const events = slice.items.flatMap((row): PushedEvent[] => {
        const rewards = /^Reward/.test(row.type);
        const happened = ["balance_change", ...(rewards ? ["reward_distribution"] : [])];
        const notified = happened.filter((name) => subEvents.includes(name));
        if (notified.length === 0) return [];
        const owners = [...row.consumed, ...row.emitted].flatMap((utxo) => utxo.addresses);
        const event = {
          ...chainInfoOf(network, chain),
          subEvents: notified,
          transaction: itemValue(write, row, network),
        };
        return [{ height: row.height, lanes: lanesOf(watched, new Set(owners)), event }];
      });
      return { to: behind(slice, window.snapshot.height, 0), events };
    };
    return {
      "p-chain": () => eventsOf("p-chain", writeTransaction),
      "x-chain": () => eventsOf("x-chain", writeXTransaction),
      "c-chain": () => eventsOf("c-chain", writeCTransaction),
    }[alias]();
  }

  async #ofValidators({ cursor, filter }: Webhook, network: ServedNetwork): Promise<FeedStep | undefined> {
    const { store } = this.#options;
    const window = await this.#windowOf(network, "p-chain", cursor, BLOCKS);
    if (!window) return undefined;
    const { subEvents = [], keys = [], keyType, nodeIds, subnetIds } = filter;
    const slice = await store.transactions["p-chain"].list(window, { types: typesOf(subEvents) });
    const stakes = await this.#stakesOf(network, slice.items);
    const nodes = keyType === "nodeId" ? keys : (nodeIds ?? []);
    const subnets = keyType === "subnetId" ? keys : (subnetIds ?? []);
    const [wantedNodes, wantedSubnets] = [nodes.map(fromNodeId), subnets.map(fromCb58)];
    const events = slice.items.flatMap((row): PushedEvent[] => {
      const subEvent = subEventOf(row);
      const about = validatorsOf(row, stakes, PRIMARY_ID).filter(
        ({ nodeId, subnetId }) =>
          (wantedNodes.length === 0 || wantedNodes.includes(nodeId)) &&
          (wantedSubnets.length === 0 || wantedSubnets.includes(subnetId)),
      );
      if (subEvent === undefined || about.length === 0) return [];
      const transaction = itemValue(writeTransaction, row, network);
      const event = { ...chainInfoOf(network, "p-chain"), subEvents: [subEvent], transaction };
      return [{ height: row.height, lanes: about.map(({ nodeId }) => nodeId), event }];
    });
    return { to: behind(slice, window.snapshot.height, 0), events };
  }

  /** The validators of the stakes that were rewarded. */
  async #stakesOf(
    { identity }: ServedNetwork,
    rows: readonly TransactionRow[],
  ): Promise<ReadonlyMap<string, ValidatorOfTx>> {
    const ids = rows.flatMap(({ detail }) => detail.stakingTxHash ?? []);
    const stakers = ids.length === 0 ? [] : await this.#options.store.stakers.find(identity.networkId, ids);
    return new Map(stakers.map(({ txId, nodeId, subnetId }) => [txId, { nodeId, subnetId }]));
  }
}

const chainInfoOf = ({ name }: ServedNetwork, alias: ChainAlias) => ({ network: name, chainName: alias });

/** An item as a value. Numbers beyond 2^53 are rounded, as canonical JSON has it. */
const itemValue = <Row>(
  write: WriteItem<unknown, Row, NetworkIdentity>,
  row: Row,
  { identity }: ServedNetwork,
): JsonValue => JSON.parse(jsonText((out) => write(out, row, identity)));
