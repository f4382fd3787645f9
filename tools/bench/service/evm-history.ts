/**
 * A long history of an EVM chain as the facts that the service's store takes: token transfers with one address in half of
 * them, one token in half of them, kinds that are rare, calls inside transactions, created contracts and interchain messages.
 */
import { type EvmFacts, noEvmFacts } from "@primary-network/service/parts";

/** EVM chain ids: of the long chain, and of the one that it exchanges messages with. */
export const CHAIN = 43_112;
export const OTHER_CHAIN = 43_113;

const TXS_PER_BLOCK = 5;
const GENESIS_TIME = 1_700_000_000;
/** Transfers per address, about what the C-Chain has. */
const PER_ADDRESS = 10;
const TOKENS = 500;
/** Transactions per internal call that carries value. */
const INTERNAL = 20;
const CREATION = 500;
/** Transfers of each rare kind, all of them early and all with the hot address. */
const RARE = 60;
/** Transactions per transfer of an NFT. */
const NFT = 100;

/** Numbers that follow from a seed: the minimal standard generator of Park and Miller. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

const MASK = (1n << 64n) - 1n;

/** Bytes without order that follow from a number: splitmix64, a word for each 8 bytes. */
function scattered(bytes: number, kind: number, index: number): string {
  let state = (BigInt(kind) << 40n) + BigInt(index);
  let hex = "";
  while (hex.length < 2 * bytes) {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let word = state;
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & MASK;
    hex += (word ^ (word >> 31n)).toString(16).padStart(16, "0");
  }
  return `0x${hex.slice(0, 2 * bytes)}`;
}

/** Addresses of accounts, by number. */
export const accountAt = (index: number): string => scattered(20, 1, index);
const token = (index: number) => scattered(20, 2, index);

/** In half of all transfers. */
export const HOT: string = accountAt(0);
/** In one transfer. */
export const RARE_ADDRESS: string = accountAt(1_000_000_000);
/** The token of half of all transfers; a party of none. */
export const HOT_TOKEN: string = token(0);
/** The ERC-721 contract of half of all transfers of that kind. */
export const HOT_COLLECTION: string = token(TOKENS);
/** In none. */
export const SILENT: string = accountAt(1_000_000_001);

export const hashOfTx = (number: number, idx: number): string => scattered(32, 3, number * 16 + idx);
const hashOfBlock = (number: number, chain = 0): string => scattered(32, 4 + chain, number);

type Transfer = EvmFacts["transfers"][number];

/** What a transaction moves: mostly a coin; an NFT now and then, and at first NFTs of the hot address. */
function moved(count: number, next: () => number): Pick<Transfer, "kind" | "tokenId" | "value"> {
  if (count < 2 * RARE) {
    return count % 2 === 0
      ? { kind: 721, tokenId: String(count), value: null }
      : { kind: 1155, tokenId: String(count % 20), value: "7" };
  }
  if (count % NFT === 0) return { kind: 721, tokenId: String(next() % 10_000), value: null };
  if (count % NFT === 50) return { kind: 1155, tokenId: String(next() % 100), value: "3" };
  return { kind: 20, tokenId: null, value: String(next() * 1_000_003) };
}

interface Position {
  readonly number: number;
  readonly idx: number;
}

function addTx(facts: EvmFacts, position: Position, count: number, accounts: number, next: () => number) {
  const { number, idx } = position;
  const early = count < 2 * RARE;
  const other = accountAt(1 + (next() % accounts));
  const hot = early || next() % 2 === 0;
  const [sender, recipient] =
    count === 1_000
      ? [RARE_ADDRESS, other]
      : hot
        ? count % 3 === 0
          ? [other, HOT]
          : [HOT, other]
        : [accountAt(1 + (next() % accounts)), other];
  const what = moved(count, next);
  const base = { 20: 0, 721: TOKENS, 1155: 2 * TOKENS }[what.kind];
  const contract = token(base + (next() % 2 === 0 ? 0 : next() % TOKENS));
  const creates = count % CREATION === CREATION - 1;
  const created = creates ? accountAt(2_000_000_000 + count) : null;
  facts.txs.push({
    ...position,
    hash: hashOfTx(number, idx),
    type: 2,
    succeeded: true,
    sender,
    recipient: creates ? null : contract,
    created,
    nonce: String(next() % 10_000),
    value: "0",
    input: `0xa9059cbb${"0".repeat(24)}${recipient.slice(2)}${(next() * 1_000_003).toString(16).padStart(64, "0")}`,
    gasLimit: "70000",
    gasUsed: String(40_000 + (next() % 20_000)),
    gasPrice: String(25_000_000_000 + (next() % 1_000_000)),
    maxFee: "30000000000",
    maxTip: "0",
  });
  facts.transfers.push({
    ...position,
    logIndex: 2 * idx,
    part: 0,
    token: contract,
    sender,
    recipient,
    ...what,
  });
  if (created !== null)
    facts.contracts.push({ ...position, address: created, creator: sender, deployer: sender, seq: 0 });
  if (count % INTERNAL === 0) {
    facts.internals.push({
      ...position,
      seq: 0,
      type: "CALL",
      sender: contract,
      recipient: other,
      value: "1000000000000000",
      reverted: false,
      gasLimit: "10000",
      gasUsed: "0",
    });
  }
}

function addBlock(facts: EvmFacts, number: number, chain: number, txCount: number): void {
  facts.blocks.push({
    number,
    hash: hashOfBlock(number, chain),
    parent: hashOfBlock(number - 1, chain),
    time: GENESIS_TIME + 2 * number,
    timeMs: (GENESIS_TIME + 2 * number) * 1000,
    delayExcess: null,
    baseFee: "25000000000",
    txCount,
    gasLimit: "15000000",
    gasUsed: String(50_000 * txCount),
    gasCost: "0",
    fees: String(1_250_000_000_000_000 * txCount),
  });
}

/** What is written at once, and the checkpoint behind it. */
export interface EvmBatch {
  readonly facts: EvmFacts;
  readonly to: { readonly height: number; readonly blockId: string; readonly time: number };
}

const checkpointAt = (height: number, chain: number) => ({
  height,
  blockId: hashOfBlock(height, chain),
  time: GENESIS_TIME + 2 * height,
});

/** All transfers of the chain, in batches; each in a transaction of its own. */
export function* transfers(count: number, blocksPerBatch: number): Generator<EvmBatch> {
  const next = numbers(11);
  const accounts = Math.max(100, Math.floor(count / PER_ADDRESS));
  const blocks = Math.ceil(count / TXS_PER_BLOCK);
  const seen = new Set<string>();
  let facts = noEvmFacts();
  addBlock(facts, 0, 0, 0);
  for (let number = 1; number <= blocks; number += 1) {
    const txs = Math.min(TXS_PER_BLOCK, count - (number - 1) * TXS_PER_BLOCK);
    addBlock(facts, number, 0, txs);
    for (let idx = 0; idx < txs; idx += 1) {
      addTx(facts, { number, idx }, (number - 1) * TXS_PER_BLOCK + idx, accounts, next);
    }
    if (number % blocksPerBatch !== 0 && number !== blocks) continue;
    for (const transfer of facts.transfers) {
      if (seen.has(transfer.token)) continue;
      seen.add(transfer.token);
      facts.tokens.push({ address: transfer.token, number: transfer.number });
      facts.tokenMetadata.push({
        address: transfer.token,
        name: `Token ${seen.size}`,
        symbol: `T${seen.size}`,
        decimals: transfer.kind === 20 ? 18 : null,
      });
    }
    yield { facts, to: checkpointAt(number, 0) };
    facts = noEvmFacts();
  }
}

/** Blockchain ids: of the long chain, and of the one that it exchanges messages with. */
export const BLOCKCHAIN_IDS: readonly [string, string] = [`0x${"11".repeat(32)}`, `0x${"22".repeat(32)}`];
/** Sender or recipient of half of all messages. */
export const MESSENGER_USER: string = accountAt(3_000_000_000);
const MESSENGER = accountAt(4_000_000_000);
const RELAYER = accountAt(5_000_000_000);
/** Ids of messages, by nonce. */
export const messageIdAt = (nonce: number): string => scattered(32, 8, nonce);
/** Messages of a block. */
const MESSAGES = 4;
/** Blocks of the transactions' hashes of the other chain, which no block of the long chain has. */
const OTHER_HASHES = 500_000_000;

/** Received many tokens, and sent each of them on in the next block. */
export const SPENDER: string = accountAt(6_000_000_000);

/** The transaction of a message moves a new token to the spender, and the one of the message a block before away. */
function addSpending({ transfers }: EvmFacts, position: Position, nonce: number) {
  const base = { ...position, part: 0, kind: 20, tokenId: null, value: "1" } as const;
  const tokenOf = (nonce: number) => token(3 * TOKENS + nonce);
  const logIndex = 100 + 2 * position.idx;
  transfers.push({ ...base, logIndex, token: tokenOf(nonce), sender: RELAYER, recipient: SPENDER });
  if (nonce >= 2 * MESSAGES)
    transfers.push({
      ...base,
      logIndex: logIndex + 1,
      token: tokenOf(nonce - MESSAGES),
      sender: SPENDER,
      recipient: RELAYER,
    });
}

/** A message as one of the chains logs it. */
function addSide(
  facts: EvmFacts,
  sent: boolean,
  position: Position,
  nonce: number,
  parties: readonly [string, string],
) {
  const { number, idx } = position;
  const [sender, recipient] = parties;
  facts.txs.push({
    ...position,
    hash: hashOfTx(sent ? number : OTHER_HASHES + number, idx),
    type: 2,
    succeeded: true,
    sender: sent ? sender : RELAYER,
    recipient: MESSENGER,
    created: null,
    nonce: String(nonce),
    value: "0",
    input: "0x",
    gasLimit: "200000",
    gasUsed: "150000",
    gasPrice: "25000000000",
    maxFee: null,
    maxTip: null,
  });
  facts.icm.sides.push({
    ...position,
    side: sent ? "source" : "destination",
    logIndex: idx,
    messageId: messageIdAt(nonce),
    contract: MESSENGER,
    source: BLOCKCHAIN_IDS[0],
    destination: BLOCKCHAIN_IDS[1],
    nonce: String(nonce),
    sender,
    recipient,
    data: `0x${"ab".repeat(64)}`,
    receipts: [],
    time: GENESIS_TIME + 2 * number,
    feeToken: sent ? HOT_TOKEN : null,
    fee: sent ? "5" : null,
    deliverer: sent ? null : RELAYER,
    redeemer: sent ? null : RELAYER,
  });
}

/**
 * Interchain messages that the long chain sends and the other receives in the block of the same number: both sides, batch by
 * batch.
 *
 * @param height of the long chain; the other one is new
 */
export function* messages(
  count: number,
  height: number,
  blocksPerBatch: number,
): Generator<readonly [EvmBatch, EvmBatch]> {
  const next = numbers(13);
  const blocks = Math.ceil(count / MESSAGES);
  let [here, there] = [noEvmFacts(), noEvmFacts()];
  for (let number = height + 1; number <= height + blocks; number += 1) {
    addBlock(here, number, 0, MESSAGES);
    addBlock(there, number, 1, MESSAGES);
    for (let idx = 0; idx < MESSAGES; idx += 1) {
      const nonce = (number - height) * MESSAGES + idx;
      const user = next() % 2 === 0 ? MESSENGER_USER : accountAt(next() % 10_000);
      const other = accountAt(next() % 10_000);
      const parties = nonce % 2 === 0 ? ([user, other] as const) : ([other, user] as const);
      addSide(here, true, { number, idx }, nonce, parties);
      addSpending(here, { number, idx }, nonce);
      addSide(there, false, { number, idx }, nonce, parties);
    }
    if ((number - height) % blocksPerBatch !== 0 && number !== height + blocks) continue;
    yield [
      { facts: here, to: checkpointAt(number, 0) },
      { facts: there, to: checkpointAt(number, 1) },
    ];
    [here, there] = [noEvmFacts(), noEvmFacts()];
  }
}
