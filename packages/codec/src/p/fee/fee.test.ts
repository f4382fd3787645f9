/** Complexity, gas and price against avalanchego's own tests, and the laws that the state of gas obeys. */

import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readFixture } from "../../../../../fixtures/fixture.ts";
import { txArbitraries } from "../../../test/arbitrary/p-tx.ts";
import { CodecError, decodeHex, type SignatureIndices } from "../../index.ts";
import {
  advanceGas,
  consumedInputs,
  consumeGas,
  decodeTx,
  encodeTx,
  type GasConfig,
  gasOf,
  gasPrice,
  type TxComplexity,
  txComplexity,
  txFee,
} from "../index.ts";

interface Vectors {
  readonly weights: TxComplexity;
  readonly transactions: {
    readonly name: string;
    readonly tx: string;
    readonly complexity?: TxComplexity;
    readonly fee?: string;
  }[];
  readonly prices: {
    readonly minPrice: string;
    readonly excess: string;
    readonly excessConversionConstant: string;
    readonly price: string;
  }[];
}

const vectors = readFixture<Vectors>("avalanchego/transaction-fees.json");

const { bandwidth, dbRead, dbWrite, compute } = vectors.weights;
const weights = [bandwidth, dbRead, dbWrite, compute];

test.each(vectors.transactions)("$name", ({ tx, complexity, fee }) => {
  const { unsignedTx } = decodeTx(decodeHex(tx, { checksum: false }));
  if (complexity === undefined) {
    expect(() => txComplexity(unsignedTx)).toThrow(CodecError);
    return;
  }
  expect(txComplexity(unsignedTx)).toEqual(complexity);
  expect(txFee(unsignedTx, { weights }, 1)).toBe(BigInt(fee ?? 0));
});

test.each(vectors.prices)(
  "$minPrice * e^($excess / $excessConversionConstant)",
  ({ minPrice, excess, excessConversionConstant, price }) => {
    const config = { minPrice: BigInt(minPrice), excessConversionConstant: BigInt(excessConversionConstant) };
    expect(gasPrice(config, BigInt(excess))).toBe(BigInt(price));
  },
);

const LOCAL: GasConfig = {
  weights: [1, 1_000, 1_000, 4],
  maxCapacity: 1_000_000,
  maxPerSecond: 100_000,
  targetPerSecond: 50_000,
  minPrice: 1,
  excessConversionConstant: 2_164_043,
};

it("counts the size of the signed transaction as its bandwidth", () => {
  fc.assert(
    fc.property(fc.oneof(...Object.values(txArbitraries)), (unsignedTx) => {
      let measured: TxComplexity;
      try {
        measured = txComplexity(unsignedTx);
      } catch (error) {
        expect(error).toBeInstanceOf(CodecError);
        return;
      }
      const inputs = consumedInputs(unsignedTx).map(({ input: { input } }) =>
        input.type === "LockIn" ? input.input : input,
      );
      const groups: SignatureIndices[] = [...inputs];
      if ("subnetAuth" in unsignedTx) groups.push(unsignedTx.subnetAuth);
      if ("disableAuth" in unsignedTx) groups.push(unsignedTx.disableAuth);
      if ("auth" in unsignedTx) groups.push(unsignedTx.auth);
      const credentials = groups.map(({ signatureIndices }) => ({
        signatures: signatureIndices.map(() => new Uint8Array(65)),
      }));
      expect(encodeTx({ unsignedTx, credentials }).length).toBe(measured.bandwidth);
    }),
  );
});

const uint64 = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n });

it("reaches the same state in one time step or in several", () => {
  fc.assert(
    fc.property(uint64, uint64, fc.nat(1_000), fc.nat(1_000), (capacity, excess, first, second) => {
      const state = { capacity: capacity % 1_000_001n, excess };
      const steps = advanceGas(LOCAL, advanceGas(LOCAL, state, first), second);
      expect(steps).toEqual(advanceGas(LOCAL, state, first + second));
    }),
  );
});

it("consumes at most the capacity and keeps the excess within 64 bits", () => {
  expect(consumeGas({ capacity: 10n, excess: 5n }, 10n)).toEqual({ capacity: 0n, excess: 15n });
  expect(() => consumeGas({ capacity: 9n, excess: 5n }, 10n)).toThrow("capacity (9) < gas (10)");
  const full = (1n << 64n) - 1n;
  expect(consumeGas({ capacity: 10n, excess: full }, 10n).excess).toBe(full);
});

it("doubles the price in half a minute at full use", () => {
  const excess = 30n * 50_000n;
  expect(gasPrice({ ...LOCAL, minPrice: 1_000_000 }, excess)).toBe(1_999_999n);
  expect(gasOf({ bandwidth: 399, dbRead: 1, dbWrite: 3, compute: 200 }, LOCAL.weights)).toBe(5_199n);
});
