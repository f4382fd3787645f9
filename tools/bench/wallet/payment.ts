/** Builds a payment on the P-Chain from 10,000 outputs, and prints the milliseconds: of the first time, and of later ones. */
import { encodeCb58, parseAddress } from "@primary-network/codec";

import { build, type Coin, type Context, privateKeySigner } from "@primary-network/wallet";

const COINS = 10_000;
const LATER = 20;
const AVAX = 1_000_000_000n;

const bytes = (byte: number) => new Uint8Array(32).fill(byte);
const [from, to] = [1, 2].map((byte) =>
  privateKeySigner(bytes(byte)).address({ networkId: 5, chain: "P" }),
) as [string, string];
const output = {
  type: "TransferOutput" as const,
  locktime: 0n,
  threshold: 1,
  addresses: [parseAddress(from).bytes],
};
/** Of a tenth of an AVAX and more, in no order. */
const coins = Array.from({ length: COINS }, (_, index): Coin => {
  const txId = bytes(0);
  new DataView(txId.buffer).setUint32(0, Math.imul(index, 2_654_435_761));
  const amount = AVAX / 10n + BigInt((index * 7_919) % COINS);
  return { chain: "P", txId, outputIndex: 0, assetId: bytes(9), output: { ...output, amount } };
});
const context: Context = {
  networkId: 5,
  avaxAssetId: encodeCb58(bytes(9)),
  chains: { X: encodeCb58(bytes(3)), C: encodeCb58(bytes(4)) },
  time: 1_790_000_000,
  p: {
    config: {
      weights: [1, 1_000, 1_000, 4],
      maxCapacity: 1_000_000,
      maxPerSecond: 100_000,
      targetPerSecond: 50_000,
      minPrice: 1,
      excessConversionConstant: 2_164_043,
    },
    price: "1",
    excess: "0",
    capacity: "1000000",
  },
  x: { txFee: "1000000", createAssetTxFee: "10000000" },
  c: { baseFee: "0" },
};

function buildMs(): number {
  const started = performance.now();
  const document = build.p.base({ from, payments: [{ to, amount: 2n * AVAX }] }, coins, context);
  const ms = performance.now() - started;
  if (document.spends.length < 20) throw new Error("the payment spends too little");
  return ms;
}

const first = buildMs();
const later = Array.from({ length: LATER }, buildMs).sort((left, right) => left - right)[LATER / 2];
console.log(JSON.stringify({ first, later }));
