/** The workers that read EVM chains for something else than their index: metadata of NFTs, and messages of webhooks. */

import type { Context } from "../api/request/handler.ts";
import { IndexFeed } from "../api/webhooks/feed.ts";
import type { Logger } from "../domain/logger.ts";
import type { readNftOptions } from "../nft/nft-options.ts";
import { NftWorker } from "../nft/nft-worker.ts";
import { publicConnect } from "../nft/node/public-connect.ts";
import { WebhookWorker } from "../push/webhook-worker.ts";
import type { Store } from "../store/store.ts";
import type { EvmChainService } from "./evm-chain.ts";

/** What each worker needs. */
interface Work {
  readonly jobs: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly pollMs: number;
}

const nodesOf = (chains: readonly EvmChainService[]) =>
  new Map(chains.map(({ chain, node }) => [chain.source.evmChainId, node]));

export function createNftWorker(
  chains: readonly EvmChainService[],
  { fetch, ipfsGateway }: ReturnType<typeof readNftOptions>,
  { jobs, ...work }: Work,
): NftWorker {
  const connect = fetch ? publicConnect() : undefined;
  return new NftWorker({ ...work, store: jobs.evm.nfts, nodes: nodesOf(chains), connect, ipfsGateway });
}

/** @param served `isLocal` when webhooks may be of this machine and its network, on any port */
export function createWebhookWorker(
  chains: readonly EvmChainService[],
  { networks, evmChains, isLocal }: Pick<Context, "networks" | "evmChains"> & { readonly isLocal: boolean },
  { jobs, ...work }: Work,
): WebhookWorker {
  const { clock } = work;
  return new WebhookWorker({
    ...work,
    webhooks: jobs.webhooks,
    messages: jobs.webhookMessages,
    feed: new IndexFeed({ store: jobs, networks, evmChains, nodes: nodesOf(chains), clock }),
    connect: publicConnect(isLocal ? { isPublic: () => true } : {}),
    anyPort: isLocal,
  });
}
