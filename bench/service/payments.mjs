/** A long P-Chain history of payments, as the facts that the service's store takes: each spends an older output and makes two. */
import { encodeCb58, formatAddress } from "../../packages/codec/dist/index.js";

/** Id of the network that the facts are of. */
export const NETWORK = 12_345;
const PRIMARY_ID = "11111111111111111111111111111111LpoYY";
const TXS_PER_BLOCK = 10;
const OWNERS = 1_000;
/** Outputs that may be spent next; the older ones stay unspent. */
const MOST_SPENDABLE = 20_000;
const GENESIS_TIME = 1_600_000_000;

/** Numbers that follow from a seed: the minimal standard generator of Park and Miller. */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

function idsFrom(next) {
  const bytes = new Uint8Array(32);
  const words = new DataView(bytes.buffer);
  return () => {
    for (let at = 0; at < 32; at += 4) words.setUint32(at, next());
    return encodeCb58(bytes);
  };
}

/** The address of an owner, by number. */
function addressOf(index) {
  const bytes = Uint8Array.from({ length: 20 }, (_, at) => (at < 2 ? index >> (8 * at) : at) & 255);
  return formatAddress({ hrp: "local", bytes });
}

/** Owner of one output of every payment: its listing is as long as the chain. */
export const EVERYWHERE = addressOf(0);

/** Owners of the other outputs. */
export const owners = Array.from({ length: OWNERS }, (_, index) => addressOf(index));

/** One payment's rows. */
function pay(facts, place, { next, id, asset, spendable }) {
  const txId = id();
  const { height, time } = place;
  const amount = String(1_000_000 + (next() % 1_000_000_000));
  const amounts = {
    value: [{ asset, amount }],
    burned: [{ asset, amount: "1000000" }],
    staked: [],
    l1Balance: [],
  };
  facts.txs.push({ ...place, txId, type: "BaseTx", detail: JSON.stringify({ amounts }) });
  // Anywhere among the unspent ones: the pages of the database that are written to lie all over the table.
  if (spendable.length > 100) {
    const at = next() % spendable.length;
    const utxoId = spendable[at];
    spendable[at] = spendable.at(-1);
    spendable.pop();
    facts.spends.push({ utxoId, consumingTx: txId, consumedHeight: height, consumedTime: time });
  }
  for (const [outputIndex, owner] of [owners[next() % OWNERS], EVERYWHERE].entries()) {
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

/**
 * Batches of facts, each with the checkpoint behind it.
 *
 * @param noFacts makes the service's empty facts
 */
export function* payments(transactions, blocksPerBatch, noFacts) {
  const next = numbers(7);
  const id = idsFrom(next);
  const state = { next, id, asset: id(), spendable: [] };
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
      yield { facts, to: { height, blockId: blockId, time, supply: { pending: [] } } };
      facts = noFacts();
    }
  }
}
