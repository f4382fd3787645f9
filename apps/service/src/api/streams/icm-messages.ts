/** The stream of interchain messages: each time a log on one of the visible chains is about one. */

import type { IcmFilter } from "../../store/icm/message.ts";
import type { IcmMessageRow } from "../../store/icm/rows.ts";
import { messageItem, rewardsOf } from "../evm/icm-message.ts";
import { heightsOf, readFilter, visibleChains } from "../evm/icm-read.ts";
import { jsonText } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context } from "../request/handler.ts";
import { stream } from "../request/operation.ts";
import type { ChainPosition, StreamPosition } from "../request/stream.ts";
import { checkPosition, evmStep, headOf, LIMIT, type LogItems, startOf } from "./one-chain.ts";

/** Checks that a message fits a list's filter. */
function fits({ sender, recipient, source, destination }: IcmMessageRow, filter: IcmFilter): boolean {
  const is = (given: string | undefined, own: string) => given === undefined || given === own;
  return (
    is(filter.from, sender) &&
    is(filter.to, recipient) &&
    is(filter.source?.blockchainId, source) &&
    is(filter.destination?.blockchainId, destination) &&
    (filter.either === undefined || [source, destination].includes(filter.either.blockchainId))
  );
}

/** The items that follow a position of one chain, up to a block. */
async function readChain(
  context: Context,
  at: ChainPosition,
  to: number,
  filter: IcmFilter,
  chains: ReturnType<typeof visibleChains>,
): Promise<LogItems> {
  const { icm } = context.store.evm;
  const after = { number: at.height, logIndex: at.idx };
  const events = await icm.log({ chain: at.chain, after, to, limit: LIMIT });
  const last = events.at(-1);
  const rest =
    events.length < LIMIT || last === undefined
      ? { readTo: to }
      : { readBehind: { height: last.number, idx: last.logIndex } };
  const heights = await heightsOf(context, chains);
  const found = await icm.findAll(heights, [...new Set(events.map(({ messageId }) => messageId))]);
  const rewards = await rewardsOf(context, [...found.values()]);
  const items = events.flatMap(({ number, logIndex, messageId }) => {
    const row = found.get(messageId);
    if (!row || !fits(row, filter)) return [];
    const item = messageItem(row, rewards, context);
    return [{ height: number, idx: logIndex, json: jsonText((out) => out.json(item)) }];
  });
  return { items, ...rest };
}

export const streamIcmMessages = stream("streamIcmMessages", async (params, context) => {
  const chains = visibleChains(context, params.network);
  const filter = readFilter(params, context);
  const ids = chains.map(({ source }) => source.evmChainId);
  /** A chain that has been added since a cursor was made is sent from its beginning. */
  const complete = (given: StreamPosition): StreamPosition =>
    ids.map((id) => given.find(({ chain }) => chain === id) ?? startOf(id));
  let turn = 0;
  return {
    identity: ["streamIcmMessages", params.network ?? null, filter ?? null],
    chains: ids.map((id) => `evm-${id}`),
    earliest: () => complete([]),
    latest: async () => {
      const heads: ChainPosition[] = [];
      // One after another: a request takes one connection.
      for (const id of ids) heads.push(await headOf(context, id, id));
      return heads;
    },
    checkStart(given) {
      for (const at of complete(given)) checkPosition(beginningOfEvm(context, at.chain), at);
    },
    async next(given) {
      const position = complete(given);
      if (filter === undefined) return undefined; // no message can fit it
      for (let count = 0; count < position.length; count++) {
        turn = (turn + 1) % position.length; // each chain has its turn, however busy the others are
        const at = position[turn];
        if (at === undefined) break;
        const place = (moved: ChainPosition): StreamPosition =>
          position.map((other) => (other.chain === moved.chain ? moved : other));
        const read = (_: ChainPosition, height: number) => readChain(context, at, height, filter, chains);
        const step = await evmStep(context, at.chain, at, read, place);
        if (step === undefined) continue;
        if (!("rewind" in step)) return step;
        return { to: step.to, rewind: { chainId: String(at.chain), ...step.rewind } };
      }
      return undefined;
    },
  };
});
