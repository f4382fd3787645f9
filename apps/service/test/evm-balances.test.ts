/** What accounts hold: equal to a recount of the transfers at every block, and completed by what the node reports. */

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { checksummed } from "../src/domain/evm/address.ts";
import { type ErcKind, type EvmFacts, type EvmTransferFact, noEvmFacts } from "../src/domain/evm/facts.ts";
import { type AccountState, PrunedStateError } from "../src/sources/evm/account-state.ts";
import { EvmNodeError } from "../src/sources/evm/node-error.ts";
import type { EvmRange } from "../src/store/evm/range-memory.ts";
import { storeOn } from "../src/store/store.ts";
import { CHAIN, type EvmServed, serveEvm } from "./evm-served.ts";
import type { Json } from "./harness.ts";
import { writeRange } from "./scripted-evm.ts";

const ZERO = `0x${"0".repeat(40)}`;
const account = (index: number): string => `0x${(index + 0xa0).toString(16).repeat(20)}`;
const OWNERS = [account(0), account(1), account(2)];
const PARTIES = [ZERO, ...OWNERS];
/** Contracts by standard; the last one of two standards. Coins have the same first bytes, by which an index has their order. */
const COINS = [account(0x10), `${account(0x10).slice(0, -2)}b1`];
const CARDS = [account(0x20), account(0x21)];
const ITEMS = [account(0x30), account(0x21)];
const CONTRACTS: { readonly [kind in ErcKind]: readonly string[] } = { 20: COINS, 721: CARDS, 1155: ITEMS };

type Transfer = Pick<EvmTransferFact, "kind" | "token" | "sender" | "recipient" | "tokenId" | "value">;

/** A chain as a list of the transfers of each block. */
type Chain = readonly (readonly Transfer[])[];

const hash = (number: number, branch: number): string =>
  `0x${branch.toString(16).padStart(8, "0")}${number.toString(16).padStart(56, "0")}`;

function factsOf(chain: Chain, first: number, branch: number): EvmFacts {
  const facts = noEvmFacts();
  chain.slice(first).forEach((transfers, index) => {
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
      fees: "0",
      txCount: transfers.length,
    });
    transfers.forEach((transfer, logIndex) => {
      // Two of a log, as a batch has them.
      facts.transfers.push({
        number,
        idx: logIndex >> 2,
        logIndex: logIndex >> 1,
        part: logIndex % 2,
        ...transfer,
      });
      if (!facts.tokens.some(({ address }) => address === transfer.token))
        facts.tokens.push({ address: transfer.token, number });
    });
  });
  return facts;
}

type Held = readonly [kind: ErcKind, token: string, tokenId: string, balance: string];

/** What an owner holds after a block, counted from the first transfer on. */
function recount(chain: Chain, height: number, owner: string): Held[] {
  const sums = new Map<string, bigint>();
  for (const { kind, token, tokenId, value, sender, recipient } of chain.slice(0, height + 1).flat()) {
    const key = JSON.stringify([kind, token, tokenId ?? "0"]);
    const sum = sums.get(key) ?? 0n;
    const amount = BigInt(value ?? 0);
    const received = recipient === owner ? amount : 0n;
    const sent = sender === owner ? amount : 0n;
    sums.set(key, kind === 721 ? (recipient === owner ? 1n : 0n) : sum + received - sent);
  }
  return [...sums]
    .map(([key, sum]): Held => {
      const [kind, token, tokenId] = JSON.parse(key);
      return [kind, token, tokenId, String(sum)];
    })
    .filter(([kind, , , balance]) => (kind === 20 ? balance !== "0" : BigInt(balance) > 0n))
    .sort(
      (left, right) =>
        left[0] - right[0] ||
        (left[1] < right[1] ? -1 : left[1] > right[1] ? 1 : Number(left[2]) - Number(right[2])),
    );
}

let served: EvmServed;
/** What the node of the chain reports; replaced by tests. */
let balances: AccountState["balances"] = async () => ({ native: "5", tokens: new Map() });
beforeAll(async () => {
  served = await serveEvm([{ ...CHAIN, state: { balances: (...given) => balances(...given) } }], {
    prices: { "43112": { native: { usd: "20", eur: "10" }, [COINS[0] ?? ""]: { usd: "0.5" } } },
  });
});
afterAll(() => served.close());

/** Every page of a listing of the store. */
async function held(chain: number, height: number, owner: string, limit: number): Promise<Held[]> {
  const all: Held[] = [];
  const snapshot = { height, time: 0, poll: 0 };
  for (const kinds of ["20", "nft"] as const) {
    for (let after: { sort: string; tie: string } | undefined, more = true; more; ) {
      const window = { networkId: chain, snapshot, order: "asc", after, limit } as const;
      const { items, next } = await served.store.evm.balances.list(window, { owner, kinds });
      for (const { kind, token, tokenId, balance } of items) all.push([kind, token, tokenId, balance]);
      if (next) expect(items).toHaveLength(limit);
      [after, more] = [next, next !== undefined];
    }
  }
  return all;
}

const transfer = fc
  .record({
    kind: fc.constantFrom<ErcKind>(20, 20, 721, 1155),
    contract: fc.nat(1),
    sender: fc.constantFrom(...PARTIES),
    recipient: fc.constantFrom(...PARTIES),
    id: fc.nat(2),
    value: fc.constantFrom(0n, 1n, 2n, 3n, 2n ** 256n - 1n),
  })
  .map(
    ({ kind, contract, sender, recipient, id, value }): Transfer => ({
      kind,
      token: CONTRACTS[kind][contract] ?? "",
      sender,
      recipient,
      tokenId: kind === 20 ? null : String(id),
      value: kind === 721 ? null : String(value),
    }),
  );
const blocks = fc.array(fc.array(transfer, { maxLength: 6 }), { minLength: 1, maxLength: 5 });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("commit" as const), blocks }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("ranges" as const),
      ranges: fc.array(blocks, { minLength: 1, maxLength: 3 }),
      /** Which of them this process has not written itself. */
      former: fc.nat(7),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("rewind" as const), by: fc.integer({ min: 1, max: 6 }) }),
  },
);

let lastChain = 0;

test("balances of every account at every block are those of a recount, whatever is written and taken back", async () => {
  const { chains } = served.store.evm;
  const former = storeOn(served.db).evm.chains; // of a process that has ended
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 2, maxLength: 7 }),
      fc.integer({ min: 1, max: 4 }),
      async (acts, limit) => {
        const id = ++lastChain;
        let chain: Chain = [[]];
        let branch = 0;
        const at = (number: number) => ({
          height: number,
          blockId: hash(number, branch),
          time: 1_000_000 + number,
        });
        await chains.commit(id, undefined, factsOf(chain, 0, branch), at(0), 0);
        for (const one of acts) {
          const last = chain.length - 1;
          if (one.kind === "commit") {
            chain = [...chain, ...one.blocks];
            await chains.commit(id, last, factsOf(chain, last + 1, branch), at(chain.length - 1), 0);
          } else if (one.kind === "ranges") {
            const ranges: EvmRange[] = [];
            const writes: (() => Promise<void>)[] = [];
            for (const some of one.ranges) {
              const first = chain.length;
              chain = [...chain, ...some];
              const { height, blockId, time } = at(chain.length - 1);
              const range = { first, last: height, parent: hash(first - 1, branch), hash: blockId, time };
              const facts = factsOf(chain, first, branch);
              ranges.push(range);
              const writer = (one.former >> writes.length) & 1 ? former : chains;
              writes.unshift(() => writeRange(writer, id, range, facts));
            }
            for (const write of writes) await write(); // the last one first
            await chains.adoptRanges(id, last, ranges, 0);
          } else {
            const kept = Math.max(0, last - one.by);
            if (kept === last) continue;
            await chains.rewind(id, last, kept, 0);
            chain = chain.slice(0, kept + 1);
            branch++;
          }
        }
        for (const owner of OWNERS)
          for (let height = 0; height < chain.length; height++)
            expect(await held(id, height, owner, limit)).toEqual(recount(chain, height, owner));
        expect(await held(id, chain.length - 1, ZERO, limit)).toEqual([]);
      },
    ),
    { numRuns: rounds(4) },
  );
});

const ID = CHAIN.source.evmChainId;
const [OWNER = "", OTHER = ""] = OWNERS;
const [COIN = "", SECOND = ""] = COINS;
const [CARD = "", MIXED = ""] = CARDS;
const HELD = `/v1/chains/${ID}/addresses/${OWNER}`;
const COLLECTIONS = `/v1/chains/${ID}/nfts/collections`;
const coin = (sender: string, recipient: string, value: number, token = COIN): Transfer => ({
  kind: 20,
  token,
  sender,
  recipient,
  tokenId: null,
  value: String(value),
});
const card = (sender: string, recipient: string, tokenId: number, token = CARD): Transfer => ({
  kind: 721,
  token,
  sender,
  recipient,
  tokenId: String(tokenId),
  value: null,
});
const items = (sender: string, recipient: string, tokenId: number, value: number): Transfer => ({
  kind: 1155,
  token: MIXED,
  sender,
  recipient,
  tokenId: String(tokenId),
  value: String(value),
});

describe("the operations", () => {
  const first: Chain = [
    [],
    [
      coin(ZERO, OWNER, 100),
      coin(ZERO, OWNER, 7, SECOND),
      card(ZERO, OWNER, 1),
      card(ZERO, OWNER, 2),
      items(ZERO, OWNER, 4, 9),
    ],
    [coin(OWNER, OTHER, 30), coin(OWNER, OTHER, 10, SECOND), card(OWNER, OTHER, 2)],
  ];
  const get = async (query: string): Promise<Json> => {
    const { status, body } = await served.get(query);
    if (status !== 200) throw new Error(`${status} ${body.message}`);
    return body;
  };
  const asked: { owner: string; height: number; tokens: readonly string[] }[] = [];
  beforeAll(async () => {
    const facts = factsOf(first, 0, 0);
    facts.tokenMetadata.push({ address: COIN, name: "Coin", symbol: "CN", decimals: 1 });
    facts.tokenMetadata.push({ address: CARD, name: "Card", symbol: "CD", decimals: null });
    await served.store.evm.chains.commit(
      ID,
      undefined,
      facts,
      { height: 2, blockId: hash(2, 0), time: 1_000_002 },
      0,
    );
  });
  /** By contract, what it reports. */
  const reporting = (tokens: { readonly [token: string]: string }) => {
    balances = async (owner, height, given) => {
      asked.push({ owner, height, tokens: given });
      return {
        native: "1500000000000000000",
        tokens: new Map(Object.entries(tokens).filter(([token]) => given.includes(token))),
      };
    };
  };

  test("say what the contracts report, and the sum of the transfers where they report nothing", async () => {
    reporting({ [SECOND]: "12" });
    const { nativeTokenBalance, erc20TokenBalances } = await get(`${HELD}/balances:listErc20`);
    expect(nativeTokenBalance).toEqual({
      name: "Avalanche",
      symbol: "AVAX",
      decimals: 18,
      chainId: String(ID),
      price: { currencyCode: "usd", value: "20" },
      balance: "1500000000000000000",
      balanceValue: { currencyCode: "usd", value: "30" },
    });
    expect(erc20TokenBalances).toMatchObject([
      {
        name: "Coin",
        symbol: "CN",
        decimals: 1,
        ercType: "ERC-20",
        balance: "70",
        price: { value: "0.5" },
        balanceValue: { value: "3.5" },
        tokenReputation: null,
      },
      { name: "", symbol: "", decimals: 0, balance: "12" },
    ]);
    expect(erc20TokenBalances[1]).not.toHaveProperty("price");
    expect(asked.at(-1)).toEqual({ owner: OWNER, height: 2, tokens: [COIN, SECOND] });
  });

  test("leave out a token that is not held: it reports nothing, or 0", async () => {
    reporting({ [COIN]: "0" });
    // The transfers of the second add up to -3.
    expect((await get(`${HELD}/balances:listErc20`)).erc20TokenBalances).toEqual([]);
  });

  test("find tokens by their contracts where transfers do not show them, and no NFTs", async () => {
    reporting({ [COIN]: "1", [SECOND]: "2", [CARD]: "3" });
    const query = `?contractAddresses=${SECOND},${CARD},${account(0x55)},${COIN},${COIN}`;
    const ofOther = `/v1/chains/${ID}/addresses/${account(0x56)}/balances:listErc20${query}`;
    for (const listing of [`${HELD}/balances:listErc20${query}`, ofOther]) {
      const { erc20TokenBalances } = await get(listing);
      expect(erc20TokenBalances.map(({ balance }: Json) => balance)).toEqual(["1", "2"]);
      const page = await get(`${listing}&pageSize=1`);
      const next = await get(`${listing}&pageSize=1&pageToken=${page.nextPageToken}`);
      expect([...page.erc20TokenBalances, ...next.erc20TokenBalances]).toEqual(erc20TokenBalances);
      expect(next).not.toHaveProperty("nextPageToken");
    }
  });

  test("read a block in the past, and refuse one that is not indexed", async () => {
    reporting({});
    const { erc20TokenBalances } = await get(`${HELD}/balances:listErc20?blockNumber=1&currency=eur`);
    expect(erc20TokenBalances.map(({ balance }: Json) => balance)).toEqual(["100", "7"]);
    expect(asked.at(-1)).toMatchObject({ height: 1 });
    expect(
      (await get(`${HELD}/balances:getNative?blockNumber=1&currency=eur`)).nativeTokenBalance,
    ).toMatchObject({
      balanceValue: { currencyCode: "eur", value: "15" },
    });
    expect((await get(`${HELD}/balances:listErc20?blockNumber=0`)).erc20TokenBalances).toEqual([]);
    expect((await get(`${HELD}/balances:listErc1155?blockNumber=0`)).erc1155TokenBalances).toEqual([]);
    expect(await served.get(`${HELD}/balances:listErc20?blockNumber=3`)).toMatchObject({
      status: 400,
      body: { message: `blockNumber 3 is not an indexed block of chain ${ID}` },
    });
  });

  test("list NFTs with their metadata, each of its standard", async () => {
    reporting({});
    const { collectibleBalances } = await get(`${HELD}/balances:listCollectibles`);
    expect(collectibleBalances).toMatchObject([
      {
        ercType: "ERC-721",
        name: "Card",
        tokenId: "1",
        tokenUri: "",
        metadata: { indexStatus: "UNINDEXED" },
      },
      { ercType: "ERC-1155", tokenId: "4", balance: "9", metadata: { indexStatus: "UNINDEXED" } },
    ]);
    const [nft, item] = collectibleBalances;
    expect((await get(`${HELD}/balances:listErc721`)).erc721TokenBalances).toEqual([nft]);
    expect((await get(`${HELD}/balances:listErc1155`)).erc1155TokenBalances).toEqual([item]);
    expect(
      (await get(`${HELD}/balances:listCollectibles?contractAddress=${MIXED}`)).collectibleBalances,
    ).toEqual([item]);
    expect((await get(`${HELD}/balances:listErc721?contractAddress=${MIXED}`)).erc721TokenBalances).toEqual(
      [],
    );
    const page = await get(`${HELD}/balances:listCollectibles?pageSize=1`);
    const next = await get(`${HELD}/balances:listCollectibles?pageSize=1&pageToken=${page.nextPageToken}`);
    expect([...page.collectibleBalances, ...next.collectibleBalances]).toEqual(collectibleBalances);
  });

  test.each([
    {
      error: new PrunedStateError("the node no longer has it"),
      want: "501 C-Chain: the node no longer has it",
    },
    {
      error: new EvmNodeError("away", { unreachable: true }),
      want: "503 the node of C-Chain cannot report balances now: away",
    },
    {
      error: new EvmNodeError("odd", { unreachable: false }),
      want: "502 the node of C-Chain gave an invalid response: odd",
    },
  ])("respond with $want", async ({ error, want }) => {
    balances = () => Promise.reject(error);
    for (const operation of ["getNative", "listErc20", "listErc721", "listErc1155"]) {
      const { status, body } = await served.get(`${HELD}/balances:${operation}`);
      expect(`${status} ${body.message}`).toBe(want);
    }
    expect((await served.get(`${HELD}/balances:listCollectibles`)).status).toBe(200); // the node is not asked
  });

  test("list the tokens of a collection with their owners, those of ERC-721 alone", async () => {
    const { tokens } = await get(`${COLLECTIONS}/${CARD}/tokens`);
    expect(tokens).toMatchObject([
      {
        ercType: "ERC-721",
        name: "Card",
        symbol: "CD",
        tokenId: "1",
        tokenUri: "",
        metadata: { indexStatus: "UNINDEXED" },
      },
      { ercType: "ERC-721", tokenId: "2" },
    ]);
    expect(tokens.map(({ ownerAddress }: Json) => ownerAddress.toLowerCase())).toEqual([OWNER, OTHER]);
    const [card, other] = tokens;
    expect(await get(`${COLLECTIONS}/${CARD}/tokens/1`)).toEqual(card);
    expect(await get(`${COLLECTIONS}/${CARD}/tokens/2`)).toEqual(other);
    expect(await get(`${COLLECTIONS}/${MIXED}/tokens/4`)).not.toHaveProperty("ownerAddress");
    expect(await get(`${COLLECTIONS}/${MIXED}/tokens/4`)).toMatchObject({
      ercType: "ERC-1155",
      tokenId: "4",
    });
    for (const unknown of [`${CARD}/tokens/3`, `${CARD}/tokens/0`, `${COIN}/tokens/1`])
      expect((await served.get(`${COLLECTIONS}/${unknown}`)).status).toBe(404);
    expect(await get(`${COLLECTIONS}/${COIN}/tokens`)).toEqual({ tokens: [] });
  });

  test("keep to the block of the first page", async () => {
    reporting({});
    const page = await get(`${HELD}/balances:listErc20?pageSize=1`);
    const nfts = await get(`${HELD}/balances:listCollectibles?pageSize=1`);
    const cards = await get(`${COLLECTIONS}/${CARD}/tokens?pageSize=1`);
    const more: Chain = [
      ...first,
      [
        coin(OWNER, OTHER, 70),
        coin(ZERO, OWNER, 50, SECOND),
        items(OWNER, OTHER, 4, 9),
        card(OTHER, OWNER, 2),
        card(ZERO, OWNER, 3),
      ],
    ];
    await served.store.evm.chains.commit(
      ID,
      2,
      factsOf(more, 3, 0),
      { height: 3, blockId: hash(3, 0), time: 1_000_003 },
      0,
    );
    const next = await get(`${HELD}/balances:listErc20?pageSize=1&pageToken=${page.nextPageToken}`);
    expect(asked.at(-1)).toEqual({ owner: OWNER, height: 2, tokens: [SECOND] });
    expect(next.erc20TokenBalances).toEqual([]); // -3
    const rest = await get(`${HELD}/balances:listCollectibles?pageSize=1&pageToken=${nfts.nextPageToken}`);
    expect(rest.collectibleBalances).toMatchObject([{ ercType: "ERC-1155", balance: "9" }]);
    const second = await get(`${COLLECTIONS}/${CARD}/tokens?pageSize=1&pageToken=${cards.nextPageToken}`);
    expect(second.tokens).toMatchObject([{ tokenId: "2", ownerAddress: checksummed(OTHER) }]);
    expect(second).not.toHaveProperty("nextPageToken");
    expect((await get(`${HELD}/balances:listErc721`)).erc721TokenBalances).toHaveLength(3);
    expect((await get(`${HELD}/balances:listErc20`)).erc20TokenBalances).toMatchObject([{ balance: "47" }]);
    expect((await get(`${HELD}/balances:listErc1155`)).erc1155TokenBalances).toEqual([]);
  });
});
