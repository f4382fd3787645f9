/** Reads the metadata of queued tokens; any number of workers may share a database. */

import { readText } from "../domain/evm/token-metadata.ts";
import { Waker } from "../domain/waker.ts";
import { work } from "../domain/work.ts";
import type { EvmCallResult, EvmNode } from "../sources/evm/node.ts";
import type { NftReading, NftTask } from "../store/evm/nft.ts";
import type { EvmStore } from "../store/store.ts";
import { type Connect, fetchMetadata, MAX_BYTES } from "./fetch-metadata.ts";
import { readMetadata } from "./metadata.ts";
import { metadataLocation } from "./token-uri.ts";

/** The worker's log. */
export interface NftLog {
  error(fields: object, message: string): void;
}

export interface NftWorkerOptions {
  readonly store: EvmStore["nfts"];
  /** Nodes by EVM chain id. */
  readonly nodes: ReadonlyMap<number, Pick<EvmNode, "calls">>;
  /** Connects to the web; undefined to read only URIs with inline content. */
  readonly connect: Connect | undefined;
  /** With a slash at the end. */
  readonly ipfsGateway: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: NftLog;
  readonly signal: AbortSignal;
  /** Milliseconds between polls for tokens. */
  readonly pollMs: number;
}

/** Tokens that are read at a time. */
const COUNT = 10;
/** Milliseconds of a lease: longer than any reading takes. */
const LEASE = 60_000;
/** Milliseconds before a retry when the node was unavailable, or a contract did not respond for the first time. */
const PAUSE = 30_000;
/** Longest milliseconds before a retry of a contract that does not respond. */
const LONGEST_PAUSE = 3_600_000;
/** Longest URI in characters; one with inline content may be long. */
const MAX_URI = 65_536;

/** tokenURI(uint256) of ERC-721, uri(uint256) of ERC-1155. */
const SELECTORS = { 721: "0xc87b56dd", 1155: "0x0e89341c" } as const;

const callOf = ({ address, tokenId, kind }: NftTask) => ({
  to: address,
  data: `${SELECTORS[kind]}${BigInt(tokenId).toString(16).padStart(64, "0")}`,
});

/** A contract that never responds costs each reading its time limit: every claim of the token doubles the pause. */
const pauseAfter = ({ fence }: NftTask): number =>
  Math.min(PAUSE * 2 ** Math.max(0, fence - 1), LONGEST_PAUSE);

const nothing = (status: NftReading["status"], uri: string | null = null): NftReading => ({
  uri,
  status,
  metadata: undefined,
});

export class NftWorker {
  readonly #options: NftWorkerOptions;
  readonly #waker = new Waker();

  constructor(options: NftWorkerOptions) {
    this.#options = options;
  }

  /** Wakes the worker, since a token has been queued. */
  wake(): void {
    this.#waker.wake();
  }

  /** Runs until the signal aborts; never rejects. */
  run(): Promise<void> {
    const { store, nodes, connect, signal, log, pollMs } = this.#options;
    let unasked = connect !== undefined;
    return work({
      pollMs,
      signal,
      waker: this.#waker,
      step: async () => {
        // Queue tokens that an earlier run did not fetch because the web was off.
        if (unasked) await store.queueUnasked([...nodes.keys()]);
        unasked = false;
        return this.step();
      },
      failed: (error) => log.error({ error: String(error) }, "the NFT queue cannot be read; trying again"),
    });
  }

  /**
   * Reads some tokens.
   *
   * @returns whether there were any
   * @throws the store's error
   */
  async step(): Promise<boolean> {
    const { store, nodes, clock } = this.#options;
    const now = clock();
    const tasks = await store.take([...nodes.keys()], now, now + LEASE, COUNT);
    await Promise.all(
      [...nodes].map(([chain, node]) =>
        this.#readChain(
          tasks.filter((task) => task.chain === chain),
          node,
        ),
      ),
    );
    return tasks.length > 0;
  }

  async #readChain(tasks: readonly NftTask[], node: Pick<EvmNode, "calls">): Promise<void> {
    const { store, clock, log, signal } = this.#options;
    if (tasks.length === 0) return;
    let results: EvmCallResult[];
    try {
      results = await node.calls(tasks.map(callOf));
    } catch (error) {
      if (!signal.aborted)
        log.error({ error: String(error) }, "the URIs of tokens cannot be read; trying again");
      await Promise.all(tasks.map((task) => store.release(task, signal.aborted ? 0 : clock() + PAUSE)));
      return;
    }
    await Promise.all(
      tasks.map(async (task, index) => {
        const result = results[index];
        if (result === undefined || "noResult" in result) {
          // No evidence about the token, whose status stays.
          await store.release(task, signal.aborted ? 0 : clock() + pauseAfter(task));
          return;
        }
        const reading = await this.#read(task, result);
        if (signal.aborted) await store.release(task, 0);
        else await store.save(task, reading, clock());
      }),
    );
  }

  async #read(task: NftTask, result: Exclude<EvmCallResult, { noResult: string }>): Promise<NftReading> {
    const { connect, ipfsGateway, signal } = this.#options;
    if ("reverted" in result) {
      return nothing(result.tooLong ? "METADATA_CONTENT_TOO_LARGE" : "MISSING_TOKEN");
    }
    const uri = readText(result.data, MAX_URI);
    if (uri === null) return nothing("INVALID_TOKEN_URI");
    const location = metadataLocation(uri, { ...task, ipfsGateway });
    if ("status" in location) return nothing(location.status, uri);
    if ("bytes" in location) {
      if (location.bytes.length > MAX_BYTES) return nothing("METADATA_CONTENT_TOO_LARGE", uri);
      return this.#understood(new TextDecoder().decode(location.bytes), uri, task);
    }
    if (connect === undefined) return nothing("UNINDEXED", uri);
    const fetched = await fetchMetadata(location.url, { connect, signal });
    return "status" in fetched ? nothing(fetched.status, uri) : this.#understood(fetched.text, uri, task);
  }

  #understood(text: string, uri: string, { kind }: NftTask): NftReading {
    const read = readMetadata(text, kind);
    return "status" in read ? nothing(read.status, uri) : { uri, status: "INDEXED", metadata: read.metadata };
  }
}
