/** A long P-Chain history of payments, as the facts that the service's store takes: each spends an older output and makes two. */
import { encodeCb58, formatAddress } from "@primary-network/codec";
import { type Facts, noFacts, type PCheckpoint } from "@primary-network/service/parts";

/** Id of the network that the facts are of. */
export const NETWORK = 12_345;
const PRIMARY_ID = "11111111111111111111111111111111LpoYY";
const TXS_PER_BLOCK = 10;
const OWNERS = 1_000;
/** Outputs that may be spent next; the older ones stay unspent. */
const MOST_SPENDABLE = 20_000;
const GENESIS_TIME = 1_600_000_000;

/** Numbers that follow from a seed: the minimal standard generator of Park and Miller. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

function idsFrom(next: () => number): () => string {
  const bytes = new Uint8Array(32);
  const words = new DataView(bytes.buffer);
  return () => {
    for (let at = 0; at < 32; at += 4) words.setUint32(at, next());
    return encodeCb58(bytes);
  };
}

/** The address of an owner, by number. */
function addressOf(index: number): string {
  const bytes = Uint8Array.from({ length: 20 }, (_, at) => (at < 2 ? index >> (8 * at) : at) & 255);
  return formatAddress({ hrp: "local", bytes });
}

/** Owner of one output of every payment: its listing is as long as the chain. */
export const EVERYWHERE: string = addressOf(0);

/** Owners of the other outputs. */
export const owners: readonly string[] = Array.from({ length: OWNERS }, (_, index) => addressOf(index));

/** What the next payment depends on. */
interface State {
  readonly next: () => number;
  readonly id: () => string;
  /** Id of the asset. */
  readonly asset: string;
  /** Ids of outputs. */
  readonly spendable: string[];
}

/** The position of a transaction. */
interface Position {
  readonly height: number;
  readonly idx: number;
  readonly time: number;
}

/** One payment's facts. */
function pay(facts: Facts, position: Position, { next, id, asset, spendable }: State): void {
  const txId = id();
  const { height, time } = position;
  const amount = String(1_000_000 + (next() % 1_000_000_000));
  const amounts = {
    value: [{ asset, amount }],
    burned: [{ asset, amount: "1000000" }],
    staked: [],
    l1Balance: [],
  };
  facts.txs.push({ ...position, txId, type: "BaseTx", detail: { amounts } });
  // Anywhere among the unspent ones: the pages of the database that are written to lie all over the table.
  if (spendable.length > 100) {
    const at = next() % spendable.length;
    const utxoId = spendable[at] ?? "";
    const last = spendable.pop();
    if (last !== undefined && at < spendable.length) spendable[at] = last;
    facts.spends.push({ utxoId, consumingTx: txId, consumedHeight: height, consumedTime: time });
  }
  for (const [outputIndex, owner] of [owners[next() % OWNERS] ?? EVERYWHERE, EVERYWHERE].entries()) {
    const utxoId = id();
    facts.utxos.push({
      utxoId,
      txId,
      outputIndex,
      assetId: asset,
      amount,
      locktime: "0",
      stakeableLocktime: "0",
      threshold: 1,
      addresses: [owner],
      kind: "TRANSFER",
      rewardType: null,
      createdOn: PRIMARY_ID,
      consumedOn: PRIMARY_ID,
      height,
      time,
      emittingTx: txId,
      stakeStart: null,
      stakeEnd: null,
    });
    if (outputIndex === 0 && spendable.length < MOST_SPENDABLE) spendable.push(utxoId);
  }
}

/** What is written at once, and the checkpoint behind it. */
export interface Batch {
  readonly facts: Facts;
  readonly to: PCheckpoint;
}

/** All payments, in batches. */
export function* payments(transactions: number, blocksPerBatch: number): Generator<Batch> {
  const next = numbers(7);
  const id = idsFrom(next);
  const state: State = { next, id, asset: id(), spendable: [] };
  let parentId = id();
  let facts = noFacts();
  const blocks = Math.ceil(transactions / TXS_PER_BLOCK);
  for (let height = 1; height <= blocks; height += 1) {
    const time = GENESIS_TIME + height * 2;
    const count = Math.min(TXS_PER_BLOCK, transactions - (height - 1) * TXS_PER_BLOCK);
    for (let idx = 0; idx < count; idx += 1) pay(facts, { height, idx, time }, state);
    const blockId = id();
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
    parentId = blockId;
    if (height % blocksPerBatch === 0 || height === blocks) {
      yield { facts, to: { height, blockId, time, supply: { supplies: [], waiting: [] } } };
      facts = noFacts();
    }
  }
}
