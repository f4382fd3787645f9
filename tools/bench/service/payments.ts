/**
 * A long P-Chain history of payments, as the facts that the service's store takes. Nearly every output is spent, as on mainnet; one
 * address is in half of all transactions, another had many outputs and spent them all; few transactions have a rare type.
 */
import { encodeHex, formatAddress, utxoId } from "@primary-network/codec";
import { type Facts, noFacts, type PCheckpoint } from "@primary-network/service/parts";

/** Id of the network that the facts are of. */
export const NETWORK = 12_345;
export const HRP = "local";
const TXS_PER_BLOCK = 10;
const OWNERS = 1_000;
/** Outputs that stay unspent: a payment spends two once there are more. */
const UNSPENT = 20_000;
/** Transactions per transaction of the rare type. */
const RARE = 5_000;
/** Transactions per spend of the address that ends with nothing. */
const EMPTYING = 20;

/** Unix seconds of the first block, and between blocks: 100,000 blocks are almost five years, so that terms of staking last as long as real ones. */
export const GENESIS_TIME = 1_600_000_000;
export const BLOCK_SECONDS = 1_500;

/** State of the chain's rules, which nothing that is measured depends on. */
const NO_LEDGER: Pick<PCheckpoint, "supply" | "l1FeePrice"> = {
  supply: { heliconTime: Number.MAX_SAFE_INTEGER, supplies: [], waiting: [] },
  l1FeePrice: "512",
};

/** The type that few transactions have. */
export const RARE_TYPE = "CreateSubnetTx";

/** Numbers that follow from a seed: the minimal standard generator of Park and Miller. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

function idsFrom(next: () => number): () => Uint8Array {
  return () => {
    const bytes = new Uint8Array(32);
    const words = new DataView(bytes.buffer);
    for (let at = 0; at < 32; at += 4) words.setUint32(at, next());
    return bytes;
  };
}

/** An id as facts have it. */
const idFact = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

/** Bytes of the address of an owner, by number. */
const ownerBytes = (index: number): Uint8Array =>
  Uint8Array.from({ length: 20 }, (_, at) => (at < 2 ? index >> (8 * at) : at) & 255);

/** An owner as facts have it, and as requests name it. */
const owner = (index: number) => {
  const bytes = ownerBytes(index);
  return { fact: idFact(bytes), address: formatAddress({ hrp: HRP, bytes }) };
};

const hot = owner(0);
const emptied = owner(OWNERS + 1);
const others = Array.from({ length: OWNERS }, (_, index) => owner(index + 1));

/** Owner of an output of every other payment: its listing is half as long as the chain. */
export const EVERYWHERE: string = hot.address;

/** An address whose many outputs are all spent once the history ends. */
export const EMPTIED: string = emptied.address;

/** An address that no transaction knows. */
export const UNKNOWN: string = owner(OWNERS + 2).address;

/** The same as facts have it. */
export const EVERYWHERE_FACT: string = hot.fact;

/** Owners of the other outputs, as facts have them. */
export const ownerFacts: readonly string[] = others.map(({ fact }) => fact);

/** Owners of the other outputs. */
export const owners: readonly string[] = others.map(({ address }) => address);

interface Output {
  readonly id: string;
  readonly amount: bigint;
}

/** What the next payment depends on. */
interface State {
  readonly next: () => number;
  readonly id: () => Uint8Array;
  readonly unspent: Output[];
  /** Outputs of the address that spends them all. */
  readonly emptied: Output[];
  /** Payments that are still to come. */
  left: number;
}

/** The position of a transaction. */
interface Position {
  readonly height: number;
  readonly idx: number;
  readonly time: number;
}

/** Takes an output from anywhere: the pages of the database that are written to lie all over the table. */
function take(outputs: Output[], next: () => number): Output | undefined {
  const at = next() % outputs.length;
  const taken = outputs[at];
  const last = outputs.pop();
  if (last !== undefined && at < outputs.length) outputs[at] = last;
  return taken;
}

/** The outputs that a payment spends: what is left of the emptied address' as the history ends. */
function spentBy(state: State): Output[] {
  const { next, unspent, emptied: own } = state;
  const most = own.length > 0 && own.length * 2 >= state.left ? 3 : 0;
  const spent = Array.from({ length: most }, () => take(own, next)).filter((output) => output !== undefined);
  if (spent.length > 0) return spent;
  if (unspent.length === 0) return [];
  const count = unspent.length > UNSPENT ? 2 : 1;
  return Array.from({ length: count }, () => take(unspent, next)).filter((output) => output !== undefined);
}

/** One payment's facts. */
function pay(facts: Facts, position: Position, state: State): void {
  const { next, id, unspent } = state;
  const txBytes = id();
  const txId = idFact(txBytes);
  const { height, time } = position;
  const isRare = next() % RARE === 0;
  for (const output of spentBy(state)) {
    facts.spends.push({ utxoId: output.id, consumingTx: txId, consumedHeight: height, consumedTime: time });
  }
  const number = (height - 1) * TXS_PER_BLOCK + position.idx;
  const first = others[next() % OWNERS] ?? hot;
  const ends = state.left < 3 * EMPTYING; // nothing that could not be spent any more
  const second =
    !ends && next() % EMPTYING === 0 ? emptied : number % 2 === 0 ? hot : (others[next() % OWNERS] ?? hot);
  let paid = 0n;
  for (const [outputIndex, { fact }] of [first, second].entries()) {
    const amount = 1_000_000n + BigInt(next() % 1_000_000_000);
    paid += amount;
    const output = { id: idFact(utxoId(txBytes, outputIndex)), amount };
    facts.utxos.push({
      utxoId: output.id,
      txId,
      outputIndex,
      assetId: null,
      amount: String(amount),
      locktime: "0",
      stakeableLocktime: "0",
      threshold: 1,
      addresses: [fact],
      kind: null,
      rewardType: null,
      createdOn: null,
      consumedOn: null,
      height,
      time,
      emittingTx: null,
      stakeStart: null,
      stakeEnd: null,
    });
    (fact === emptied.fact ? state.emptied : unspent).push(output);
  }
  const amounts = {
    value: [{ asset: null, amount: String(paid) }],
    burned: [{ asset: null, amount: "1000000" }],
    staked: [],
    l1Balance: [],
  };
  facts.txs.push({ ...position, txId, type: isRare ? RARE_TYPE : "BaseTx", detail: { amounts } });
  state.left -= 1;
}

/** What is written at once, and the checkpoint behind it. */
export interface Batch {
  readonly facts: Facts;
  readonly to: PCheckpoint;
}

/** A block to which more facts may be added. */
export interface PaymentBlock {
  readonly height: number;
  readonly time: number;
  /** Index of the next transaction in it. */
  readonly nextIdx: number;
  /** The height of the last block. */
  readonly last: number;
}

/**
 * All payments, in batches.
 *
 * @param more adds other facts to a block
 */
export function* payments(
  transactions: number,
  blocksPerBatch: number,
  more: (facts: Facts, block: PaymentBlock) => void = () => {},
): Generator<Batch> {
  const next = numbers(7);
  const id = idsFrom(next);
  const state: State = { next, id, unspent: [], emptied: [], left: transactions };
  let parentId = idFact(id());
  let facts = noFacts();
  const last = Math.ceil(transactions / TXS_PER_BLOCK);
  for (let height = 1; height <= last; height += 1) {
    const time = GENESIS_TIME + height * BLOCK_SECONDS;
    const nextIdx = Math.min(TXS_PER_BLOCK, transactions - (height - 1) * TXS_PER_BLOCK);
    for (let idx = 0; idx < nextIdx; idx += 1) pay(facts, { height, idx, time }, state);
    const blockId = idFact(id());
    facts.blocks.push({
      height,
      blockId,
      parentId,
      type: "BanffStandardBlock",
      time,
      size: 3_000,
      supply: "1",
      containerId: null,
      containerParent: null,
      proposer: null,
      proposerHeight: null,
      proposerTime: null,
    });
    more(facts, { height, time, nextIdx, last });
    parentId = blockId;
    if (height % blocksPerBatch === 0 || height === last) {
      yield { facts, to: { height, blockId, time, ...NO_LEDGER } };
      facts = noFacts();
    }
  }
}
