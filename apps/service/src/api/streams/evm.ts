/** Streams of the blocks, transactions and token transfers of an EVM chain. */

import { ERC_KINDS, type ErcKind } from "../../domain/evm/facts.ts";
import type { SortOrder, Window } from "../../domain/listing.ts";
import { WHOLE_BLOCK } from "../../domain/push/webhook.ts";
import { readEvmAddress } from "../evm/address.ts";
import { writeBlock } from "../evm/blocks.ts";
import { evmChainOf } from "../evm/chain.ts";
import { evmShared } from "../evm/parties-and-tokens.ts";
import { writeNative } from "../evm/transaction-item.ts";
import { writeAny } from "../evm/transfers.ts";
import { jsonText } from "../json/json-bytes.ts";
import { readList } from "../request/identifier.ts";
import { stream } from "../request/operation.ts";
import { setOf } from "../request/stream.ts";
import { evmStream, LIMIT, type LogItem } from "./one-chain.ts";

/** Blocks that are looked through in a step where no index leads from one item to the next. */
const BLOCKS = 5_000;

const readAddresses = (field: string, given: readonly string[] | string | undefined) =>
  readList(given)?.map((text) => readEvmAddress(field, text));

const windowOf = (chain: number, height: number, order: SortOrder): Window => ({
  networkId: chain,
  snapshot: { height, time: 0, poll: 0 },
  order,
  limit: LIMIT,
});

export const streamEvmBlocks = stream("streamEvmBlocks", async ({ chainId }, context) => {
  const { evmChainId: chain } = evmChainOf(context, chainId).source;
  return evmStream(context, chain, ["streamEvmBlocks"], async (at, height) => {
    const readTo = Math.min(height, at.height + LIMIT);
    const span = { startBlock: at.height + 1, endBlock: readTo + 1 };
    const window = windowOf(chain, height, "desc");
    const { items: rows } = await context.store.evm.blocks.list(window, span);
    const items = rows.map((row) => ({
      height: row.number,
      idx: 0,
      json: jsonText((out) => writeBlock(out, row, chain)),
    }));
    return { items: items.reverse(), readTo };
  });
});

export const streamEvmTransactions = stream("streamEvmTransactions", async (params, context) => {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const addresses = readAddresses("addresses", params.addresses);
  return evmStream(context, chain, ["streamEvmTransactions", setOf(addresses)], async (at, height) => {
    const after = { sort: String(at.height), tie: String(at.idx) };
    const window = { ...windowOf(chain, height, "asc"), after };
    const page = await context.store.evm.transactions.page(window, { addresses });
    const shared = evmShared(chain, page.tokens);
    const items = page.items.map(
      (row): LogItem => ({
        height: row.number,
        idx: row.idx,
        json: jsonText((out) => writeNative(out, row, shared)),
      }),
    );
    return { items, ...(!page.next && { readTo: height }) };
  });
});

const KINDS: { readonly [name: string]: ErcKind } = { "ERC-20": 20, "ERC-721": 721, "ERC-1155": 1155 };

export const streamEvmTransfers = stream("streamEvmTransfers", async (params, context) => {
  const { evmChainId: chain } = evmChainOf(context, params.chainId).source;
  const addresses = readAddresses("addresses", params.addresses);
  const tokens = readAddresses("tokens", params.tokens);
  const names = readList(params.kinds);
  const kinds = names?.flatMap((name) => KINDS[name] ?? []) ?? ERC_KINDS;
  // An index leads from one transfer of an address or token to the next. Other filters are tested on each of
  // them.
  const isFiltered = names !== undefined || (addresses !== undefined && tokens !== undefined);
  const identity = ["streamEvmTransfers", setOf(addresses), setOf(tokens), setOf(names)];
  return evmStream(context, chain, identity, async (at, height) => {
    const to = isFiltered ? Math.min(height, at.height + BLOCKS) : height;
    const position = {
      number: at.height,
      logIndex: at.idx,
      part: at.idx === WHOLE_BLOCK ? WHOLE_BLOCK : at.part,
    };
    const rows = await context.store.evm.transfers.log(
      { chain, after: position, to, limit: LIMIT },
      { addresses, tokens, kinds },
    );
    const coins = rows.flatMap((row) => (row.tokenId === null ? [row.token] : []));
    const known = await context.prices.ofAll(coins, { evmChainId: chain, currency: "usd" });
    const shared = evmShared(chain, [], known);
    const items = rows.map(
      (row): LogItem => ({
        height: row.number,
        idx: row.logIndex,
        part: row.part,
        json: jsonText((out) => writeAny(out, row, shared)),
      }),
    );
    return { items, ...(rows.length < LIMIT && { readTo: to }) };
  });
});
