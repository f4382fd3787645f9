/** The stream of an EVM chain's logs, which are not indexed: they are read from its node, block by block behind the index. */

import type { EvmLog } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { EvmBlock } from "../../domain/evm/block.ts";
import { WHOLE_BLOCK } from "../../domain/push/webhook.ts";
import { readEvmAddress } from "../evm/address.ts";
import { evmChainOf } from "../evm/chain.ts";
import { jsonText } from "../json/json-bytes.ts";
import type { Context } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readList } from "../request/identifier.ts";
import { stream } from "../request/operation.ts";
import { setOf } from "../request/stream.ts";
import { evmStream, type LogItem } from "./one-chain.ts";

/** Blocks of a step: each is read from the node, and costs a compute unit. */
const BLOCKS = 8;
/** Seconds in which a node may have caught up. */
const RETRY = { "retry-after": "5" };

/**
 * The block of the index, from the node.
 *
 * @throws HttpError 503 when the node cannot be reached, or has another block
 */
async function blockOf({ store, logs }: Context, chain: number, number: number): Promise<EvmBlock> {
  const hash = await store.evm.chains.blockHash(chain, number);
  const block = await logs?.block(chain, number, hash).catch(() => {
    throw new HttpError(503, `the node of chain ${chain} does not respond with block ${number}`, RETRY);
  });
  if (block) return block;
  throw new HttpError(503, `the node of chain ${chain} has another block ${number} than the index`, RETRY);
}

const logText = (
  { address, topics, data, logIndex }: EvmBlock["txs"][number]["receipt"]["logs"][number],
  { hash, index }: EvmBlock["txs"][number],
  block: EvmBlock,
) =>
  jsonText((out) =>
    out.json<EvmLog>({
      blockNumber: String(block.number),
      blockTimestamp: block.timestamp,
      blockHash: block.hash,
      txHash: hash,
      transactionIndex: index,
      logIndex,
      address: checksummed(address),
      topics: [...topics],
      data,
    }),
  );

export const streamEvmLogs = stream("streamEvmLogs", async (params, context) => {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  if (!context.logs?.has(chain))
    throw new HttpError(
      501,
      `logs are not indexed, and this deployment has no node of chain ${chain} to read them from`,
    );
  const addresses = readList(params.addresses)?.map((text) => readEvmAddress("addresses", text));
  const topics = readList(params.topics)?.map((text) => text.toLowerCase());
  const isRequested = (address: string, topic: string | undefined): boolean =>
    (addresses === undefined || addresses.includes(address)) &&
    (topics === undefined || (topic !== undefined && topics.includes(topic)));
  const identity = ["streamEvmLogs", setOf(addresses), setOf(topics)];
  return evmStream(context, chain, identity, async (at, height) => {
    const from = at.idx === WHOLE_BLOCK ? at.height + 1 : at.height;
    const readTo = Math.min(height, from + BLOCKS - 1);
    const items: LogItem[] = [];
    for (let number = from; number <= readTo; number++) {
      const block = await blockOf(context, chain, number);
      for (const tx of block.txs) {
        for (const log of tx.receipt.logs) {
          const isSent = number === at.height && log.logIndex <= at.idx;
          if (isSent || !isRequested(log.address, log.topics[0])) continue;
          items.push({ height: number, idx: log.logIndex, json: logText(log, tx, block) });
        }
      }
    }
    return { items, readTo, units: readTo - from + 1 };
  });
});
