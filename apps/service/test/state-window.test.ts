/** An EVM chain whose index began with a snapshot of the current state: it goes on, and takes blocks back, as a whole index does. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { type EvmFacts, type EvmTransferFact, noEvmFacts } from "../src/domain/evm/facts.ts";
import { createIndexSnapshot, restoreIndexSnapshot } from "../src/index.ts";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { type Store, storeOn } from "../src/store/store.ts";
import { emptyDatabase } from "./harness.ts";

const CHAIN = 43_112;
const onCluster = (inject("postgres")?.workers ?? []).length > 0;
const account = (index: number): string => `0x${(index + 0xa0).toString(16).repeat(20)}`;
const PARTIES = [`0x${"0".repeat(40)}`, account(0), account(1), account(2)];
/** A coin, a collection of single items, and one of several of each. */
const CONTRACTS = { 20: account(0x10), 721: account(0x20), 1155: account(0x30) } as const;

type Transfer = Pick<EvmTransferFact, "kind" | "token" | "sender" | "recipient" | "tokenId" | "value">;

const transfer: fc.Arbitrary<Transfer> = fc
  .record({
    kind: fc.constantFrom(20 as const, 721 as const, 1155 as const),
    sender: fc.constantFrom(...PARTIES),
    recipient: fc.constantFrom(...PARTIES),
    id: fc.nat({ max: 2 }),
    amount: fc.nat({ max: 5 }),
  })
  .map(({ kind, sender, recipient, id, amount }) => ({
    kind,
    token: CONTRACTS[kind],
    sender,
    recipient,
    tokenId: kind === 20 ? null : String(id),
    value: kind === 721 ? null : String(amount),
  }));

const blocks = (min: number, max: number) =>
  fc.array(fc.array(transfer, { maxLength: 4 }), { minLength: min, maxLength: max, size: "max" });

const hash = (number: number, branch: number): string =>
  `0x${branch.toString(16).padStart(8, "0")}${number.toString(16).padStart(56, "0")}`;

/** The facts of blocks from one on, each of which pays 3 wei for gas. */
function factsOf(chain: readonly (readonly Transfer[])[], first: number, branch: number): EvmFacts {
  const facts = noEvmFacts();
  for (const [index, transfers] of chain.entries()) {
    const number = first + index;
    facts.blocks.push({
      number,
      hash: hash(number, branch),
      parent: hash(Math.max(0, number - 1), branch),
      time: 1_000_000 + number,
      timeMs: null,
      delayExcess: null,
      baseFee: null,
      gasLimit: "0",
      gasUsed: "0",
      gasCost: null,
      fees: "3",
      txCount: transfers.length,
    });
    for (const [logIndex, one] of transfers.entries()) {
      facts.transfers.push({ number, idx: logIndex, logIndex, part: 0, ...one });
      if (!facts.tokens.some(({ address }) => address === one.token))
        facts.tokens.push({ address: one.token, number });
    }
  }
  return facts;
}

let root: string;
let names = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "state-window-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function newDatabase(): Promise<DatabaseLocation> {
  const location = await emptyDatabase();
  return location.databaseUrl ? location : { dataDir: join(root, String(++names)) };
}

async function commit(store: Store, chain: readonly (readonly Transfer[])[], branch: number): Promise<void> {
  const from = (await store.evm.chains.checkpoint(CHAIN))?.height;
  const first = (from ?? -1) + 1;
  const last = first + chain.length - 1;
  const to = { height: last, blockId: hash(last, branch), time: 1_000_000 + last };
  await store.evm.chains.commit(CHAIN, from, factsOf(chain, first, branch), to, 1);
}

const rewind = async (store: Store, to: number) =>
  store.evm.chains.rewind(CHAIN, (await store.evm.chains.checkpoint(CHAIN))?.height ?? 0, to, 1);

/** Holdings at all heights from one on, owners of items, and fees. */
async function stateOf(store: Store, from: number) {
  const last = (await store.evm.chains.checkpoint(CHAIN))?.height ?? 0;
  const heights = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  const windows = heights.map((height) => ({
    networkId: CHAIN,
    snapshot: { height, time: 0, poll: 0 },
    order: "asc" as const,
    limit: 100,
  }));
  return {
    last,
    held: await Promise.all(
      windows.flatMap((window) =>
        PARTIES.flatMap((owner) =>
          (["20", "nft"] as const).map((kinds) => store.evm.balances.list(window, { owner, kinds })),
        ),
      ),
    ),
    items: await Promise.all(
      windows.flatMap((window) =>
        Object.values(CONTRACTS).map((contract) => store.evm.collections.list(window, contract)),
      ),
    ),
    fees: await store.avaxSupply.evmFees(CHAIN),
  };
}

test.skipIf(onCluster)("blocks follow it and are taken back, up to the block where it begins", async () => {
  await fc.assert(
    fc.asyncProperty(
      // Totals of fees are stored at every 256th block.
      blocks(230, 265),
      blocks(1, 30),
      fc.nat({ max: 30 }),
      blocks(1, 30),
      async (earlier, later, back, other) => {
        const location = await newDatabase();
        const whole = await openDatabase(location);
        await migrate(whole);
        await commit(storeOn(whole), earlier, 0);
        await whole.destroy();
        const [folder, restored] = [join(root, String(++names)), await newDatabase()];
        await createIndexSnapshot(location, folder, { state: true });
        await restoreIndexSnapshot(restored, folder, {});
        const begin = earlier.length - 1;
        const stores = await Promise.all(
          [location, restored].map(async (at) => storeOn(await openDatabase(at))),
        );
        const [grown, windowed] = stores as [Store, Store];
        try {
          const same = async () =>
            expect(await stateOf(windowed, begin)).toEqual(await stateOf(grown, begin));
          await same();
          const onBoth = (change: (store: Store) => Promise<void>) => Promise.all(stores.map(change));
          await onBoth((store) => commit(store, later, 0));
          await same();
          await onBoth((store) => rewind(store, begin + Math.min(back, later.length)));
          await same();
          await onBoth((store) => commit(store, other, 1));
          await same();
          await onBoth((store) => rewind(store, begin));
          await same();
          await expect(rewind(windowed, begin - 1)).rejects.toThrow(
            `EVM chain ${CHAIN} took back blocks down to ${begin - 1}, and its index begins at ${begin}: restore another snapshot`,
          );
          await same();
        } finally {
          await Promise.all(stores.map((store) => store.close()));
        }
      },
    ),
    { numRuns: rounds(3) },
  );
});
