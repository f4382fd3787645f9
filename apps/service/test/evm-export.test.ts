/** Exports of EVM transactions: the file is what a plain model says, however it is asked for, cut and interrupted. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { checksummed } from "../src/domain/evm/address.ts";
import type { ErcKind, EvmFacts } from "../src/domain/evm/facts.ts";
import { noEvmFacts } from "../src/domain/evm/facts.ts";
import { ExportWorker } from "../src/jobs/export-worker.ts";
import { Exports } from "../src/jobs/exports.ts";
import { createMemoryFiles } from "../src/jobs/memory-files.ts";
import type { Store } from "../src/store/store.ts";
import { openStore } from "./harness.ts";

const DAY = 86_400;
const BEGIN = 20_000 * DAY;
const NETWORK = { networkId: 5, hrp: "fuji", assetId: "a", xChainId: "x", cChainId: "c" };
const people = ["a", "b", "c", "d", "e"].map((digit) => `0x${digit.repeat(40)}`);
const coins = ["1", "2"].map((digit) => `0x${digit.repeat(40)}`);
const quiet = { info: () => {}, error: () => {} };

const { store } = await openStore();

const person = fc.constantFrom(...people);
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String);
const transfer = fc.record({
  kind: fc.constantFrom<ErcKind>(20, 721, 1155),
  token: fc.constantFrom(...coins),
  sender: person,
  recipient: person,
  value: amount,
  tokenId: amount,
});
const internal = fc.record({
  type: fc.constantFrom("CALL", "CREATE2"),
  sender: person,
  recipient: fc.option(person),
  value: amount,
  reverted: fc.boolean(),
});
const transaction = fc.record({
  sender: person,
  value: amount,
  succeeded: fc.boolean(),
  to: fc.oneof(
    fc.record({ recipient: person, created: fc.constant(null) }),
    fc.record({ recipient: fc.constant(null), created: fc.option(person) }),
  ),
  input: fc.constantFrom("0x", "0xa9059cbb", "0xa9059cbb0011", "0xab"),
  internals: fc.array(internal, { maxLength: 2 }),
  transfers: fc.array(transfer, { maxLength: 3 }),
});
const history = fc.array(
  fc.record({
    later: fc.constantFrom(0, 1, 40_000, 90_000),
    txs: fc.array(transaction, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
);
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

const hashOf = (kind: number, number: number, idx = 0) =>
  `0x${[kind, 0, idx, number].map((value) => value.toString(16).padStart(16, "0")).join("")}`;

/** The rows of a history, and the lines that a reader would write by hand. */
function tell(chain: number, blocks: History) {
  const facts: EvmFacts = noEvmFacts();
  const lines: { time: number; parties: Set<string>; text: string }[] = [];
  let time = BEGIN;
  blocks.forEach(({ later, txs }, number) => {
    time += number === 0 ? 0 : later;
    const [hash, parent] = [hashOf(1, number), hashOf(1, Math.max(0, number - 1))];
    const gas = { gasLimit: "9", gasUsed: "3", gasCost: null, fees: "6" };
    const rest = { timeMs: null, delayExcess: null, baseFee: "25", ...gas };
    facts.blocks.push({ number, hash, parent, time, ...rest, txCount: txs.length });
    // The first block stands for the genesis, which has no transactions.
    (number === 0 ? [] : txs).forEach((tx, idx) => {
      const position = { number, idx };
      const { sender, value, succeeded, input, to } = tx;
      const txHash = hashOf(2, number, idx);
      facts.txs.push({
        ...position,
        hash: txHash,
        type: 2,
        succeeded,
        sender,
        ...to,
        nonce: "0",
        value,
        input,
        gasLimit: "50000",
        gasUsed: "30000",
        gasPrice: "25000000000",
        maxFee: null,
        maxTip: null,
      });
      const at = `${new Date(time * 1000).toISOString().slice(0, 19)}Z,${chain},${number},${hash},${txHash},${idx},${succeeded ? 1 : 0}`;
      const line = (parties: readonly (string | null)[], text: string) => {
        const named = parties.filter((party) => party !== null);
        lines.push({ time, parties: new Set(named), text: `${at},${text}` });
      };
      const shown = (address: string | null) => (address === null ? "" : checksummed(address));
      const method = to.recipient !== null && input.length >= 10 ? input.slice(0, 10) : "";
      line(
        [sender, to.recipient, to.created],
        `TRANSACTION,,${shown(sender)},${shown(to.recipient ?? to.created)},${value},,,,,,${method},30000,25000000000,750000000000000`,
      );
      tx.internals.forEach(({ type, sender: from, recipient, value: moved, reverted }, seq) => {
        const gas = { gasLimit: "1", gasUsed: "1" };
        facts.internals.push({
          ...position,
          seq,
          type,
          sender: from,
          recipient,
          value: moved,
          reverted,
          ...gas,
        });
        if (!reverted)
          line([from, recipient], `INTERNAL,,${shown(from)},${shown(recipient)},${moved},,,,,,,,,`);
      });
      tx.transfers.forEach(({ kind, token, sender: from, recipient, value: moved, tokenId }, part) => {
        const logIndex = 10 * idx + part;
        const [id, sum] = [kind === 20 ? null : tokenId, kind === 721 ? null : moved];
        facts.transfers.push({
          ...position,
          logIndex,
          part: 0,
          kind,
          token,
          sender: from,
          recipient,
          tokenId: id,
          value: sum,
        });
        const metadata = token === coins[0] ? '\'=Coin,"C""1",6' : ",,";
        line(
          [from, recipient],
          `ERC-${kind},${logIndex},${shown(from)},${shown(recipient)},${sum ?? "1"},${shown(token)},${metadata},${id ?? ""},,,,`,
        );
      });
    });
  });
  facts.tokens = coins.map((address) => ({ address, number: 0 }));
  return { facts, lines, time };
}

const HEADER =
  "timestamp,chainId,blockNumber,blockHash,txHash,txIndex,txStatus,movementType,logIndex,from,to,value,tokenAddress,tokenName,tokenSymbol,tokenDecimals,tokenId,methodHash,gasUsed,gasPrice,fee";

let chains = 1_000;

/** Commits two chains; returns their content with their ids. */
async function index(histories: readonly History[]) {
  const indexed = histories.map((blocks) => ({ chain: ++chains, ...tell(chains, blocks) }));
  for (const { chain, facts, time } of indexed) {
    const number = facts.blocks.length - 1;
    await store.evm.chains.commit(
      chain,
      undefined,
      facts,
      { height: number, blockId: hashOf(1, number), time },
      0,
    );
    const metadata = [
      { address: coins[0] ?? "", name: "=Coin", symbol: 'C"1', decimals: 6 },
      { address: coins[1] ?? "", name: null, symbol: null, decimals: null },
    ];
    await store.evm.tokens.save(chain, metadata, 1);
  }
  return indexed;
}

function exporting(pageSizes: readonly number[], maxRows = 100_000) {
  let now = 0;
  const files = createMemoryFiles();
  const clock = () => now;
  const desk = new Exports({ store: store.exports, clock, maxRows, maxQueued: 10, accepted: () => {} });
  const workers = pageSizes.map((pageSize) => {
    // Of each worker but the last, the store fails when it notes its second page.
    let notes = 0;
    const failing: Store = {
      ...store,
      exports: {
        ...store.exports,
        noteProgress: (...given) =>
          ++notes === 2 && pageSize !== pageSizes.at(-1)
            ? Promise.reject(new Error("the database is away"))
            : store.exports.noteProgress(...given),
      },
    };
    const signal = new AbortController().signal;
    return new ExportWorker({
      store: failing,
      files,
      networks: [NETWORK],
      clock,
      log: quiet,
      signal,
      pageSize,
    });
  });
  return {
    desk,
    /** Works until nothing is left to do. */
    async result(id: string) {
      for (const worker of workers) {
        await worker.step();
        now += 600_000;
      }
      const job = await store.exports.find(id);
      if (job?.fileFence == null) throw new Error(`no file: ${JSON.stringify(job)}`);
      const content = await files.read({ id, fence: job.fileFence });
      return { job, text: await new Response(content?.stream).text() };
    },
  };
}

async function accept(desk: Exports, request: Parameters<Exports["accept"]>[0]["request"]) {
  const order = { caller: crypto.randomUUID(), type: "TRANSACTION_EXPORT_EVM" as const, networkId: 5 };
  const job = await desk.accept({ ...order, height: 0, time: 0, request });
  if (!job) throw new Error("not accepted");
  return job.id;
}

test("every export equals the model, with any pages, failures between them and limits", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(history, history),
      fc.uniqueArray(person, { minLength: 1, maxLength: 3 }),
      fc.record({ from: fc.option(fc.nat(3)), days: fc.nat(3), bounded: fc.boolean() }),
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 50 })),
      fc.integer({ min: 0, max: 3 }),
      async (histories, addresses, { from, days, bounded }, [small, page], below) => {
        const indexed = await index(histories);
        const first = from === null ? undefined : BEGIN + from * DAY;
        const end = bounded ? (first ?? BEGIN) + (days + 1) * DAY : undefined;
        const evmChains = indexed.map(({ chain, facts }) => ({
          evmChainId: chain,
          height: facts.blocks.length - 1 - (facts.blocks.length > below ? below : 0),
        }));
        const dates = { ...(first !== undefined && { from: first }), ...(end !== undefined && { to: end }) };
        const { desk, result } = exporting([small, page]);
        const { text, job } = await result(await accept(desk, { evmChains, addresses, ...dates }));
        const expected = indexed
          .flatMap(({ lines }, index) =>
            lines.filter(({ text }) => Number(text.split(",")[2]) <= (evmChains[index]?.height ?? 0)),
          )
          .filter(({ time }) => time >= (first ?? 0) && time < (end ?? Number.POSITIVE_INFINITY))
          .filter(({ parties }) => addresses.some((address) => parties.has(address)))
          .sort((left, right) => left.time - right.time);
        expect(text.split("\r\n")).toEqual([HEADER, ...expected.map(({ text }) => text), ""]);
        expect(job).toMatchObject({ status: "COMPLETED", message: `${expected.length} rows.` });
        // In parts, each cut at the end of a day, it is the same.
        let next: string | null = "";
        let parts = "";
        for (let part = 0; next !== null && part < 30; part++) {
          const cut = exporting([page], 3);
          const start = next === "" ? dates : { ...dates, from: Date.parse(next) / 1000 };
          const done = await cut.result(await accept(cut.desk, { evmChains, addresses, ...start }));
          parts += done.text.slice(done.text.indexOf("\r\n") + 2);
          next = done.job.nextDate;
        }
        expect(`${HEADER}\r\n${parts}`).toBe(text);
      },
    ),
    { numRuns: rounds(6) },
  );
});

test("an export waits until the name of every token in its range is read", async () => {
  const chain = ++chains;
  const { facts, time } = tell(chain, [{ later: 0, txs: [] }]);
  await store.evm.chains.commit(chain, undefined, facts, { height: 0, blockId: hashOf(1, 0), time }, 0);
  const { desk, result } = exporting([10, 10]);
  const id = await accept(desk, { evmChains: [{ evmChainId: chain, height: 0 }], addresses: people });
  await expect(result(id)).rejects.toThrow(/"status":"RUNNING".*"attempts":0/);
  const metadata = coins.map((address) => ({ address, name: null, symbol: null, decimals: null }));
  await store.evm.tokens.save(chain, metadata, 1);
  expect((await result(id)).job.status).toBe("COMPLETED");
});
