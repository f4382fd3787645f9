/** Wallets drawn from a seed: the same unspent outputs for the kit and for another library. */
import { encodeCb58, parseAddress } from "@primary-network/codec";
import { parseEvmAddress } from "@primary-network/core/ids";
import type { Chain, Coin, Context } from "@primary-network/wallet";
import { privateKeySigner } from "@primary-network/wallet";
import { seeded } from "../../shared/seeded.ts";

export const AVAX = 1_000_000_000n;
const NETWORK = 5;
/** Unix seconds. Some builders of avalanchejs know no other time. */
const TIME = Math.floor(Date.now() / 1_000);
const DAY = 86_400;
const AVAX_ID = new Uint8Array(32).fill(1);

/** The two addresses of every wallet; both sign. */
const SIGNERS = [1, 2].map((byte) => privateKeySigner(new Uint8Array(32).fill(byte)));
export const FROM: readonly string[] = SIGNERS.map((signer) =>
  signer.address({ networkId: NETWORK, chain: "P" }),
);
export const OWNERS: readonly Uint8Array[] = FROM.map((address) => parseAddress(address).bytes);
export const EVM_ADDRESS: string = SIGNERS[0]?.evmAddress ?? "";
export const EVM_BYTES: Uint8Array = parseEvmAddress(EVM_ADDRESS);

/** A wallet and the prices of its network. */
export interface DrawnWallet {
  readonly context: Context;
  /** Total of what can be spent now, in nAVAX. */
  readonly total: bigint;
  /** Number in [0, 1) for amounts. */
  readonly part: number;
  /** Coins of a chain, exported by `source` if it is given. */
  coins(chain: Chain, source?: Chain): Coin[];
}

/** Facts of Fuji with a price of the P-Chain in nAVAX per gas, and of the C-Chain in nAVAX per gas. */
const contextOf = (price: number): Context => ({
  networkId: NETWORK,
  avaxAssetId: encodeCb58(AVAX_ID),
  chains: { X: encodeCb58(new Uint8Array(32).fill(3)), C: encodeCb58(new Uint8Array(32).fill(4)) },
  time: TIME,
  p: {
    config: {
      weights: [1, 1_000, 1_000, 4],
      maxCapacity: 1_000_000,
      maxPerSecond: 100_000,
      targetPerSecond: 50_000,
      minPrice: 1,
      excessConversionConstant: 2_164_043,
    },
    price: String(price),
    excess: "0",
    capacity: "1000000",
  },
  x: { txFee: "1000000", createAssetTxFee: "10000000" },
  c: { baseFee: (BigInt(price) * AVAX).toString() },
});

/** The kit imports no more than 68 signatures at once to the C-Chain, so that a block soon has room for them. */
const MOST_COINS = 32;

interface DrawnCoin {
  readonly amount: bigint;
  /** Number of addresses that own it and have to sign. */
  readonly owners: 1 | 2;
  /** Unix seconds of its lock time. */
  readonly lock: number;
  /** Unix seconds of its stakeable lock, on the P-Chain. */
  readonly until: number;
}

function walletOf(drawn: readonly DrawnCoin[], price: number, part: number): DrawnWallet {
  return {
    context: contextOf(price),
    total: drawn.reduce(
      (sum, { amount, lock, until }) => sum + (lock > TIME || until > TIME ? 0n : amount),
      0n,
    ),
    part,
    coins: (chain, source) =>
      drawn.map(({ amount, owners, lock, until }, index): Coin => {
        const addresses = OWNERS.slice(0, owners).toSorted(Buffer.compare);
        const inner = {
          type: "TransferOutput" as const,
          amount,
          locktime: BigInt(lock),
          threshold: owners,
          addresses,
        };
        const isLocked = until > 0 && chain === "P" && source === undefined;
        const output = isLocked
          ? { type: "LockOut" as const, locktime: BigInt(until), output: inner }
          : inner;
        const txId = new Uint8Array(32).fill(index + 1);
        return { chain, ...(source && { source }), txId, outputIndex: index, assetId: AVAX_ID, output };
      }),
  };
}

/**
 * Draws a wallet of 1 to 32 coins, from dust to 3,000 AVAX. Some are locked. In every fourth wallet all of them need two
 * signatures: of mixed ones the kit takes first those that need more, which avalanchejs does not.
 */
export function drawWallet(seed: number): DrawnWallet {
  const random = seeded(seed);
  const owners = random() < 0.25 ? 2 : 1;
  const isRare = () => random() < 0.1;
  const moment = () => TIME + Math.round((random() < 0.5 ? -1 : 1) * (1 + 30 * random()) * DAY);
  const coins = Array.from({ length: 1 + Math.floor(random() * MOST_COINS) }, (): DrawnCoin => {
    const amount = BigInt(Math.ceil(10 ** (3 + random() * 9.5)));
    return { amount, owners, lock: isRare() ? moment() : 0, until: isRare() ? moment() : 0 };
  });
  return walletOf(coins, [1, 5, 50][Math.floor(random() * 3)] ?? 1, random());
}

/** A wallet of one output of 10,000 AVAX. */
export const ONE_COIN: DrawnWallet = walletOf(
  [{ amount: 10_000n * AVAX, owners: 1, lock: 0, until: 0 }],
  1,
  0,
);
