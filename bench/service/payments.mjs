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
  const tx_id = id();
  const { height, time } = place;
  const amount = String(1_000_000 + (next() % 1_000_000_000));
  const amounts = {
    value: [{ asset, amount }],
    burned: [{ asset, amount: "1000000" }],
    staked: [],
    l1Balance: [],
  };
  facts.txs.push({ ...place, tx_id, type: "BaseTx", detail: JSON.stringify({ amounts }) });
  // Anywhere among the unspent ones: the pages of the database that are written to lie all over the table.
  if (spendable.length > 100) {
    const at = next() % spendable.length;
    const utxo_id = spendable[at];
    spendable[at] = spendable.at(-1);
    spendable.pop();
    facts.spends.push({ utxo_id, consuming_tx: tx_id, consumed_height: height, consumed_time: time });
  }
  for (const [output_index, owner] of [owners[next() % OWNERS], EVERYWHERE].entries()) {
    const utxo_id = id();
    facts.utxos.push({
      utxo_id,
      tx_id,
      output_index,
      asset_id: asset,
      amount,
      locktime: "0",
      stakeable_locktime: "0",
      threshold: 1,
      addresses: [owner],
      kind: "TRANSFER",
      reward_type: null,
      created_on: PRIMARY_ID,
      consumed_on: PRIMARY_ID,
      height,
      time,
      emitting_tx: tx_id,
      stake_start: null,
      stake_end: null,
    });
    if (output_index === 0 && spendable.length < MOST_SPENDABLE) spendable.push(utxo_id);
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
  let parent_id = id();
  let facts = noFacts();
  const blocks = Math.ceil(transactions / TXS_PER_BLOCK);
  for (let height = 1; height <= blocks; height += 1) {
    const time = GENESIS_TIME + height * 2;
    const count = Math.min(TXS_PER_BLOCK, transactions - (height - 1) * TXS_PER_BLOCK);
    for (let idx = 0; idx < count; idx += 1) pay(facts, { height, idx, time }, state);
    const block_id = id();
    facts.blocks.push({
      height,
      block_id,
      parent_id,
      type: "BanffStandardBlock",
      time,
      size: 3_000,
      supply: "1",
      container_id: null,
      container_parent: null,
      proposer: null,
      proposer_height: null,
      proposer_time: null,
    });
    parent_id = block_id;
    if (height % blocksPerBatch === 0 || height === blocks) {
      yield { facts, to: { height, blockId: block_id, time, supply: { pending: [] } } };
      facts = noFacts();
    }
  }
}
