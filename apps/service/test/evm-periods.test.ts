/** Time series of EVM chains: however blocks arrive, and whatever is taken back, they are what counting all blocks again gives. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import type { EvmFacts } from "../src/domain/evm/facts.ts";
import { INTERVALS, startOf } from "../src/domain/evm/interval.ts";
import { historyBlock } from "./evm-history.ts";
import { openStore } from "./harness.ts";
import { factsOf, rangeOf, rowsOf, writeRange } from "./scripted-evm.ts";

const { db, store } = await openStore();

const sum = (values: readonly bigint[]): bigint => values.reduce((left, right) => left + right, 0n);
const largest = (values: readonly bigint[]): bigint =>
  values.toSorted((left, right) => (left < right ? 1 : -1))[0] ?? 0n;

const NOBODY = `0x${"0".repeat(40)}`;

/** Addresses of some blocks by role. */
function partiesOf(facts: EvmFacts, numbers: ReadonlySet<number>) {
  const within = <T extends { number: number }>(list: readonly T[]) =>
    list.filter(({ number }) => numbers.has(number));
  const senders = within(facts.txs).map(({ sender }) => sender);
  const deployers = within(facts.contracts).map(({ creator }) => creator);
  const all = [
    ...senders,
    ...deployers,
    ...within(facts.txs).map(({ recipient, created }) => recipient ?? created),
    ...within(facts.internals.filter(({ reverted }) => !reverted)).flatMap((i) => [i.sender, i.recipient]),
    ...within(facts.transfers).flatMap(({ sender, recipient }) => [sender, recipient]),
  ];
  const distinct = (addresses: readonly (string | null)[]) => {
    const found = new Set(addresses.filter((address) => address !== null));
    found.delete(NOBODY);
    return found;
  };
  return { addresses: distinct(all), senders: distinct(senders), deployers: distinct(deployers) };
}

type Row = Record<string, string | number>;

/** The rows that a chain's blocks should have, counted in the plainest way. */
function recounted(blocks: readonly EvmBlock[]): { periods: Row[]; parties: Row[]; sent: Row[] } {
  const facts = factsOf(blocks);
  const counted = blocks.filter(({ number }) => number > 0);
  const numbersOf = (some: readonly EvmBlock[]) => new Set(some.map(({ number }) => number));
  const sumsOf = (some: readonly EvmBlock[]) => {
    const txs = some.flatMap((block) => block.txs);
    return {
      txs: txs.length,
      gas: sum(txs.map(({ receipt }) => receipt.gasUsed)),
      fees: sum(txs.map(({ receipt }) => receipt.gasUsed * receipt.effectiveGasPrice)),
      prices: sum(txs.map(({ receipt }) => receipt.effectiveGasPrice)),
      maxPrice: largest(txs.map(({ receipt }) => receipt.effectiveGasPrice)),
      contracts: facts.contracts.filter(({ number }) => numbersOf(some).has(number)).length,
    };
  };
  const hourOf = ({ timestamp }: EvmBlock) => Math.floor(timestamp / 3600);
  const lastHours = (role: "addresses" | "senders" | "deployers") => {
    const lasts = new Map<string, number>();
    for (const block of counted)
      for (const address of partiesOf(facts, new Set([block.number]))[role])
        lasts.set(address, hourOf(block));
    return lasts;
  };
  const [seen, sent, deployed] = [lastHours("addresses"), lastHours("senders"), lastHours("deployers")];
  const periods = INTERVALS.flatMap((interval, unit) => {
    const starts = [...new Set(counted.map(({ timestamp }) => startOf(interval, timestamp)))];
    return starts.map((start): Row => {
      const own = counted.filter(({ timestamp }) => startOf(interval, timestamp) === start);
      const soFar = counted.filter(({ timestamp }) => startOf(interval, timestamp) <= start);
      const seconds = [...new Set(own.map(({ timestamp }) => timestamp))].map((second) => ({
        second,
        ...sumsOf(own.filter(({ timestamp }) => timestamp === second)),
      }));
      const last = seconds[seconds.length - 1];
      if (last === undefined) throw new Error("a period without blocks");
      const { addresses, senders, deployers } = partiesOf(facts, numbersOf(own));
      const total = partiesOf(facts, numbersOf(soFar));
      const active = (lasts: ReadonlyMap<string, number>) =>
        unit > 0 ? 0 : [...lasts.values()].filter((hour) => hour * 3600 === start).length;
      const { txs, gas, fees, prices, maxPrice, contracts } = sumsOf(own);
      const totals = sumsOf(soFar);
      return {
        unit,
        start,
        txs,
        contracts,
        gas: Number(gas),
        fees: Number(fees),
        prices: Number(prices),
        max_price: Number(maxPrice),
        max_txs: Math.max(...seconds.map((second) => second.txs)),
        max_gas: Number(largest(seconds.map((second) => second.gas))),
        addresses: addresses.size,
        senders: senders.size,
        deployers: deployers.size,
        total_txs: totals.txs,
        total_contracts: totals.contracts,
        total_addresses: total.addresses.size,
        total_senders: total.senders.size,
        total_deployers: total.deployers.size,
        second: last.second,
        second_txs: last.txs,
        second_gas: Number(last.gas),
        last_addresses: active(seen),
        last_senders: active(sent),
        last_deployers: active(deployed),
      };
    });
  });
  const parties = [...seen].map(([address, hour]) => ({
    address: `\\${address.slice(1)}`,
    seen: hour,
    sent: sent.get(address) ?? null,
    deployed: deployed.get(address) ?? null,
  }));
  const messagesOf = new Map<string, Row>();
  // A message that is sent again is the first.
  const sources = new Map(
    facts.icm.sides
      .filter(({ side }) => side === "source")
      .toReversed()
      .map((side) => [side.messageId, side]),
  );
  for (const { time, destination } of sources.values()) {
    for (const [unit, interval] of INTERVALS.entries()) {
      const start = startOf(interval, time);
      const key = `${unit} ${start} ${destination}`;
      const messages = Number(messagesOf.get(key)?.messages ?? 0) + 1;
      messagesOf.set(key, { unit, start, destination: `\\${destination.slice(1)}`, messages });
    }
  }
  return { periods, parties: parties as Row[], sent: [...messagesOf.values()] };
}

const sorted = (rows: readonly Row[]) =>
  rows
    .map((row) =>
      JSON.stringify(Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))),
    )
    .sort();

async function stored(chain: number): Promise<{ periods: string[]; parties: string[]; sent: string[] }> {
  const rows = await rowsOf(db, chain);
  const parsed = (table: string) => sorted((rows[table] ?? []).map((row) => JSON.parse(row)));
  return { periods: parsed("evm_period"), parties: parsed("evm_party"), sent: parsed("icm_period") };
}

async function expectRecounted(chain: number, blocks: readonly EvmBlock[]): Promise<void> {
  const { periods, parties, sent } = recounted(blocks);
  expect(await stored(chain)).toEqual({
    periods: sorted(periods),
    parties: sorted(parties),
    sent: sorted(sent),
  });
}

/** What a test does to a chain; blocks by the seconds since the one before and what their transactions do. */
type Act =
  | { readonly act: "commit" | "fill"; readonly blocks: readonly (readonly [gap: number, kinds: number[]])[] }
  | { readonly act: "rewind"; readonly depth: number };

/** A chain as a test has brought it. */
class History {
  blocks: EvmBlock[] = [];
  readonly chain: number;
  #branch = "";

  constructor(chain: number) {
    this.chain = chain;
  }

  async do(act: Act): Promise<void> {
    const from = this.blocks.at(-1)?.number;
    if (act.act === "rewind") {
      if (from === undefined || from === 0) return;
      const to = Math.max(0, from - act.depth);
      await store.evm.chains.rewind(this.chain, from, to, 0);
      this.blocks = this.blocks.slice(0, to + 1);
      this.#branch += "x"; // other blocks follow
      return;
    }
    const added = act.blocks.map((block) => this.#next(block));
    if (act.act === "commit" || from === undefined) await this.#commit(from, added);
    else await this.#fill(from, added);
  }

  #next([gap, kinds]: readonly [number, number[]]): EvmBlock {
    const last = this.blocks.at(-1);
    const number = this.blocks.length;
    const block = {
      ...historyBlock(number, last?.hash ?? `0x${"00".repeat(32)}`, `${this.chain}${this.#branch}`, kinds),
      timestamp: number < 2 ? number * 1_700_000_000 : (last?.timestamp ?? 0) + gap,
    };
    this.blocks.push(block);
    return block;
  }

  async #commit(from: number | undefined, blocks: readonly EvmBlock[]): Promise<void> {
    const last = blocks.at(-1);
    if (!last) return;
    const to = { height: last.number, blockId: last.hash, time: last.timestamp };
    await store.evm.chains.commit(this.chain, from, factsOf(blocks), to, 0);
  }

  /** As a back-fill does: ranges of two blocks, the last one first. */
  async #fill(from: number, blocks: readonly EvmBlock[]): Promise<void> {
    const ranges = Array.from({ length: Math.ceil(blocks.length / 2) }, (_, at) =>
      blocks.slice(2 * at, 2 * at + 2),
    );
    for (const part of ranges.toReversed())
      await writeRange(store.evm.chains, this.chain, rangeOf(part), factsOf(part));
    await store.evm.chains.adoptRanges(this.chain, from, ranges.map(rangeOf), 0);
  }
}

const HOUR = 3_600;
const blocksArbitrary = fc.array(
  fc.tuple(
    fc.constantFrom(0, 0, 1, 40, HOUR, 25 * HOUR, 8 * 24 * HOUR, 40 * 24 * HOUR),
    fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
  ),
  { minLength: 1, maxLength: 5 },
);
const actArbitrary: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant("commit" as const), blocks: blocksArbitrary }),
  fc.record({ act: fc.constant("fill" as const), blocks: blocksArbitrary }),
  fc.record({ act: fc.constant("rewind" as const), depth: fc.integer({ min: 1, max: 6 }) }),
);

let chains = 7_000;

test("after any commits, back-fills and reorganisations, the series are those of the blocks", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actArbitrary, { minLength: 2, maxLength: 7 }), async (acts) => {
      const history = new History(++chains);
      for (const act of acts) await history.do(act);
      await expectRecounted(history.chain, history.blocks);
    }),
    { numRuns: rounds(8) },
  );
});

test("a chain that is taken back to its genesis has no series", async () => {
  const history = new History(++chains);
  await history.do({
    act: "commit",
    blocks: [
      [0, []],
      [0, [1, 3]],
      [5, [0]],
    ],
  });
  expect((await stored(history.chain)).periods).toHaveLength(4);
  await history.do({ act: "rewind", depth: 2 });
  expect(await stored(history.chain)).toEqual({ periods: [], parties: [], sent: [] });
});
