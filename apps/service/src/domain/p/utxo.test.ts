/** The bytes of an output are what the codec writes for it. */

import type { TransferOutput } from "@primary-network/codec";
import { encodeUtxo } from "@primary-network/codec/p";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toBytes, toHex } from "../id-text.ts";
import { utxoBytes } from "./utxo.ts";

const hex = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(toHex);
const u64 = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })).map(String);
const u32 = fc.oneof(fc.nat(3), fc.integer({ min: 0, max: 2 ** 32 - 1 }));

const row = fc.record({
  txId: hex(32),
  outputIndex: u32,
  assetId: fc.option(hex(32)),
  amount: u64,
  locktime: u64,
  stakeableLocktime: u64,
  threshold: u32,
  addresses: fc.uniqueArray(hex(20), { maxLength: 3 }).map((list) => list.sort()),
  ownersKnown: fc.boolean(),
});

test("any output", () => {
  fc.assert(
    fc.property(row, hex(32), (fact, avax) => {
      const inner: TransferOutput = {
        type: "TransferOutput",
        amount: BigInt(fact.amount),
        locktime: BigInt(fact.locktime),
        threshold: fact.threshold,
        addresses: fact.addresses.map(toBytes),
      };
      const locktime = BigInt(fact.stakeableLocktime);
      const written = encodeUtxo({
        txId: toBytes(fact.txId),
        outputIndex: fact.outputIndex,
        assetId: toBytes(fact.assetId ?? avax),
        output: locktime === 0n ? inner : { type: "LockOut", locktime, output: inner },
      });
      expect(utxoBytes({ assetId: avax }, fact)).toEqual(fact.ownersKnown ? written : undefined);
    }),
  );
});
