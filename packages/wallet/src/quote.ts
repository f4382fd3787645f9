/** Fees of the P-Chain: the price of parts of a transaction, and how long a fee is enough. */
import type { UnsignedTx } from "@primary-network/codec/p";
import { gasOf, gasPrice, txComplexity } from "@primary-network/codec/p";
import type { Context, PFees } from "./context.ts";
import type { Quote } from "./document/document.ts";
import { TooLargeError } from "./errors.ts";
import type { Costs } from "./funding/demand.ts";

/** Bytes of parts on the wire, without their addresses and signatures. */
const BYTES = { input: 84, output: 60, lock: 12, address: 20, index: 4, credential: 8, signature: 65 };
/** Microseconds of a signature. */
const SIGNATURE_COMPUTE = 200;
/** Largest signed transaction that nodes pass on. */
const MAX_TX_BYTES = 65_536;

/** Weights and price of gas. */
type GasPrice = Pick<PFees, "price"> & { readonly config: Pick<PFees["config"], "weights"> };

/**
 * Returns what parts of a P-Chain transaction cost.
 *
 * @example
 * const fee = pCosts(context.p).input(1, false); // nAVAX of an input with one signature
 */
export function pCosts({ config: { weights }, price }: GasPrice): Costs {
  const cost = (bandwidth: number, dbRead: number, dbWrite: number, compute: number) =>
    gasOf({ bandwidth, dbRead, dbWrite, compute }, weights) * BigInt(price);
  const lockOf = (isLocked: boolean) => (isLocked ? BYTES.lock : 0);
  return {
    input(signatures, isLocked) {
      const each = BYTES.index + BYTES.signature;
      const bytes = BYTES.input + lockOf(isLocked) + BYTES.credential + each * signatures;
      return cost(bytes, 1, 1, SIGNATURE_COMPUTE * signatures);
    },
    output: (addresses, isLocked) =>
      cost(BYTES.output + lockOf(isLocked) + BYTES.address * addresses, 0, 1, 0),
  };
}

/** Returns the gas of a transaction. */
export const pGas = (tx: UnsignedTx, { config }: PFees): bigint => gasOf(txComplexity(tx), config.weights);

/**
 * Throws unless a transaction fits into a block.
 *
 * @throws TooLargeError naming the limit.
 */
export function ensurePSize(tx: UnsignedTx, { config }: PFees, inputs: number): void {
  const { bandwidth } = txComplexity(tx);
  if (bandwidth > MAX_TX_BYTES) throw new TooLargeError(inputs, `${MAX_TX_BYTES} bytes`);
  const gas = gasOf(txComplexity(tx), config.weights);
  const most = BigInt(config.maxCapacity);
  if (gas > most) throw new TooLargeError(inputs, `the ${most} gas of a block`);
}

/** Writes the quote of a transaction that burns an amount. */
export function pQuote(tx: UnsignedTx, burned: bigint, { p, time, avaxAssetId }: Context): Quote {
  const gas = pGas(tx, p);
  const paid = burned / gas;
  return {
    assetId: avaxAssetId,
    burned: burned.toString(),
    gas: gas.toString(),
    price: paid.toString(),
    holdsUntil: time + secondsUntilAbove(p, paid),
  };
}

/**
 * Returns the seconds until the price can be above an amount, if every block is full from now on. Blocks use at
 * most the capacity of the moment and what each second adds, and the target is subtracted each second.
 */
function secondsUntilAbove({ config, excess, capacity }: PFees, paid: bigint): number {
  if (gasPrice(config, BigInt(excess)) > paid) return 0;
  // The price grows with the excess, so the largest excess at that price is found by halving.
  let [low, high] = [BigInt(excess), BigInt(excess) + 1n];
  while (gasPrice(config, high) <= paid) high *= 2n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (gasPrice(config, middle) <= paid) low = middle;
    else high = middle;
  }
  const room = low - BigInt(excess) - BigInt(capacity);
  const perSecond = BigInt(config.maxPerSecond - config.targetPerSecond);
  return room <= 0n || perSecond <= 0n ? 0 : Number(room / perSecond);
}
