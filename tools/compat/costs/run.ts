/**
 * Compares the cost of transactions: each builder of avalanchejs beside the wallet kit's, with the same outputs and prices. Usage:
 * `pnpm compat:costs [--wallets <number>]`. It fails if a transaction of ours burns more, or less than the node asks for.
 */

import { decodeHex } from "@primary-network/codec";
import { encodeCoin, InsufficientFundsError, TooLargeError, WalletError } from "@primary-network/wallet";
import { readOptions } from "../../shared/options.ts";
import { table } from "../../shared/table.ts";
import type { Avalanchejs, Context, Utxo } from "../avalanchejs.ts";
import { installClients } from "../folder.ts";
import { type Builder, buildersOf } from "./builders.ts";
import { type Cost, measure } from "./measure.ts";
import { AVAX, type DrawnWallet, drawWallet, ONE_COIN } from "./wallets.ts";

const values = readOptions("compat:costs", { wallets: { type: "string", default: "500" } });
installClients();
const { loadClient } = await import("../load-client.ts");
const lib = loadClient<Avalanchejs>("@avalabs/avalanchejs");

const VM = { P: "PVM", X: "AVM", C: "EVM" };

function theirContext({ context }: DrawnWallet): Context {
  const { config } = context.p;
  const bigints = Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, typeof value === "number" ? BigInt(value) : value]),
  );
  const [bandwidth, dbRead, dbWrite, compute] = config.weights;
  return {
    networkID: context.networkId,
    hrp: "fuji",
    avaxAssetID: context.avaxAssetId,
    pBlockchainID: "11111111111111111111111111111111LpoYY",
    xBlockchainID: context.chains.X,
    cBlockchainID: context.chains.C,
    baseTxFee: BigInt(context.x.txFee),
    createAssetTxFee: BigInt(context.x.createAssetTxFee),
    platformFeeConfig: { ...bigints, weights: [bandwidth, dbRead, dbWrite, compute] },
  };
}

/** Cost of a transaction, or why there is none. */
type Outcome = Cost | Error;

function outcomeOf(build: () => Cost): Outcome {
  try {
    return build();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function ourCost({ chain, ours }: Builder, wallet: DrawnWallet, amount: bigint): Outcome {
  return outcomeOf(() => {
    const { tx } = ours(wallet, amount);
    return measure(chain, decodeHex(tx, { checksum: false }), wallet.context);
  });
}

function theirCost({ chain, source, theirs }: Builder, wallet: DrawnWallet, amount: bigint): Outcome {
  const manager = lib.utils.getManagerForVM(VM[chain]);
  const utxos = wallet
    .coins(chain, source)
    .map((coin) => manager.unpack<Utxo>(decodeHex(encodeCoin(coin), { checksum: false }), lib.Utxo));
  const { time, p } = wallet.context;
  return outcomeOf(() => {
    const drawn = {
      context: theirContext(wallet),
      utxos,
      price: BigInt(p.price),
      time: BigInt(time),
      amount,
    };
    return measure(chain, theirs(drawn).toBytes(), wallet.context);
  });
}

/** Counts of one builder over all wallets. */
class Tally {
  less = 0;
  same = 0;
  more = 0;
  onlyOurs = 0;
  onlyTheirs = 0;
  neither = 0;
  theirsTooLow = 0;
  ours = { fee: 0n, inputs: 0, bytes: 0 };
  theirs = { fee: 0n, inputs: 0, bytes: 0 };
  readonly faults: string[] = [];
  readonly theirErrors = new Map<string, number>();
}

function add(sum: { fee: bigint; inputs: number; bytes: number }, { fee, inputs, bytes }: Cost): void {
  sum.fee += fee;
  sum.inputs += inputs;
  sum.bytes += bytes;
}

function judge(tally: Tally, seed: number, ours: Outcome, theirs: Outcome): void {
  const fault = (what: string) => tally.faults.push(`wallet ${seed}: ${what}`);
  if (theirs instanceof Error) {
    const [message = ""] = theirs.message
      .replace(/\d+ more/, "more")
      .split(/\n| of asset| of [1-9A-Z]| \(asset/);
    tally.theirErrors.set(message, (tally.theirErrors.get(message) ?? 0) + 1);
  } else if (!theirs.isEnough) tally.theirsTooLow++;
  if (ours instanceof Error) {
    const isKnown =
      ours instanceof InsufficientFundsError ||
      ours instanceof TooLargeError ||
      ours.constructor === WalletError;
    if (!isKnown) fault(`ours throws ${ours}`);
    if (theirs instanceof Error) tally.neither++;
    else {
      tally.onlyTheirs++;
      if (theirs.isEnough) fault(`only theirs: ${ours.message}; theirs burns ${theirs.fee}`);
    }
    return;
  }
  if (!ours.isEnough) fault(`ours burns ${ours.fee}, less than the fee`);
  if (theirs instanceof Error) {
    tally.onlyOurs++;
    return;
  }
  if (!theirs.isEnough) return;
  add(tally.ours, ours);
  add(tally.theirs, theirs);
  // An import takes everything that is worth its cost, so more may arrive for a higher fee. Change that costs more to spend
  // than it is worth is burned by ours, and made by theirs.
  const gain = ours.imported - ours.fee - (theirs.imported - theirs.fee);
  if (gain > 0n) tally.less++;
  else if (gain === 0n) tally.same++;
  else {
    tally.more++;
    if (-gain > ours.inputPrice)
      fault(`ours burns ${ours.fee} for ${ours.inputs} inputs, theirs ${theirs.fee} for ${theirs.inputs}`);
  }
}

const shown = (outcome: Outcome) =>
  outcome instanceof Error ? outcome.message : `${outcome.fee} / ${outcome.inputs} / ${outcome.bytes}`;
const share = (ours: bigint | number, theirs: bigint | number) =>
  Number(theirs) === 0 ? "-" : `${((Number(ours) / Number(theirs)) * 100).toFixed(1)} %`;

const single = [["builder", "ours: nAVAX / inputs / bytes", "avalanchejs 5.2.0"]];
const drawn = [
  [
    "builder",
    "ours less",
    "same",
    "more",
    "only ours",
    "only theirs",
    "neither",
    "theirs below the fee",
    "fee",
    "inputs",
    "bytes",
  ],
];
const faults: string[] = [];
const errors = new Map<string, number>();
for (const builder of buildersOf(lib)) {
  const name = `${builder.chain} ${builder.name}`;
  const [ourOne, theirOne] = [
    ourCost(builder, ONE_COIN, 2_000n * AVAX),
    theirCost(builder, ONE_COIN, 2_000n * AVAX),
  ];
  single.push([name, shown(ourOne), shown(theirOne)]);
  const tally = new Tally();
  judge(tally, 0, ourOne, theirOne);
  for (let seed = 1; seed <= Number(values.wallets); seed++) {
    const wallet = drawWallet(seed);
    const amount = 1n + BigInt(Math.floor(Number(wallet.total) * wallet.part));
    judge(tally, seed, ourCost(builder, wallet, amount), theirCost(builder, wallet, amount));
  }
  const { less, same, more, onlyOurs, onlyTheirs, neither, theirsTooLow, ours, theirs } = tally;
  drawn.push([
    name,
    ...[less, same, more, onlyOurs, onlyTheirs, neither, theirsTooLow].map(String),
    ...(["fee", "inputs", "bytes"] as const).map((of) => share(ours[of], theirs[of])),
  ]);
  faults.push(...tally.faults.map((fault) => `${name}, ${fault}`));
  for (const [message, count] of tally.theirErrors) errors.set(message, (errors.get(message) ?? 0) + count);
}
console.log(`${table(single)}\n\n${values.wallets} drawn wallets for each builder\n${table(drawn)}\n`);
for (const [message, count] of errors) console.log(`theirs refuses ${count} times: ${message}`);
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
