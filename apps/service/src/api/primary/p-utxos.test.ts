/** Outputs of the P-Chain are written as the codec and the interface have them. */

import { encodeHex, formatAddress } from "@primary-network/codec";
import { encodeUtxo } from "@primary-network/codec/p";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toBytes, toCb58, toHex } from "../../domain/id-text.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { UtxoRow } from "../../store/packed/plain-output.ts";
import { jsonText } from "../json/json-bytes.ts";
import { assetAmount } from "./asset-amount.ts";
import { writeAmount, writeUtxo } from "./p-utxos.ts";

const hex = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(toHex);
const u64 = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })).map(String);
const u32 = fc.nat(2 ** 32 - 1);
const avax = toHex(new Uint8Array(32).fill(7));
const network = {
  networkId: 12345,
  hrp: "local",
  assetId: avax,
  xChainId: avax,
  cChainId: PRIMARY_ID,
};

const row: fc.Arbitrary<UtxoRow> = fc.record({
  utxoId: hex(32),
  txId: hex(32),
  outputIndex: u32,
  assetId: fc.option(hex(32)),
  amount: u64,
  locktime: u64,
  stakeableLocktime: u64,
  threshold: fc.nat(3),
  addresses: fc.uniqueArray(hex(20), { maxLength: 3 }).map((list) => list.sort()),
  ownersKnown: fc.boolean(),
  kind: fc.constantFrom(null, "STAKE" as const),
  rewardType: fc.constantFrom(null, "VALIDATOR" as const),
  createdOn: fc.option(hex(32)),
  consumedOn: fc.option(hex(32)),
  height: u32,
  time: u32,
  emittingTx: fc.option(hex(32)),
  stakeStart: fc.option(u32),
  stakeEnd: fc.option(u32),
  consumingTx: fc.option(hex(32)),
  consumedHeight: fc.option(u32),
  consumedTime: fc.option(u32),
  staked: fc.boolean(),
});

/** An output of the plain form, which nearly all have. */
const plain = row.map(
  (one): UtxoRow => ({
    ...one,
    assetId: null,
    locktime: "0",
    stakeableLocktime: "0",
    kind: null,
    rewardType: null,
    createdOn: null,
    consumedOn: null,
    stakeStart: null,
    stakeEnd: null,
    staked: false,
  }),
);

/** One that differs from it in one field. */
const nearlyPlain = fc.tuple(plain, row, fc.nat(100)).map(([of, other, index]) => {
  const fields = Object.keys(of) as (keyof UtxoRow)[];
  const field = fields[index % fields.length] ?? "txId";
  return { ...of, [field]: other[field] };
});

/** The output's bytes by the codec; undefined where its owners are not known. */
function asciiBytes(utxo: UtxoRow): string | undefined {
  if (!utxo.ownersKnown) return undefined;
  const inner = {
    type: "TransferOutput" as const,
    amount: BigInt(utxo.amount),
    locktime: BigInt(utxo.locktime),
    threshold: utxo.threshold,
    addresses: utxo.addresses.map(toBytes),
  };
  const locktime = BigInt(utxo.stakeableLocktime);
  const output = locktime === 0n ? inner : { type: "LockOut" as const, locktime, output: inner };
  const { txId, outputIndex, assetId } = utxo;
  return encodeHex(
    encodeUtxo({ txId: toBytes(txId), outputIndex, assetId: toBytes(assetId ?? avax), output }),
  );
}

const orNothing = <T>(value: T | null): T | undefined => value ?? undefined;

test.each([
  ["any output", row],
  ["outputs of the plain form", plain],
  ["outputs that nearly have it", nearlyPlain],
])("%s", (_, outputs) => {
  fc.assert(
    fc.property(outputs, (utxo) => {
      const item = {
        utxoId: toCb58(utxo.utxoId),
        txHash: toCb58(utxo.txId),
        outputIndex: utxo.outputIndex,
        addresses: utxo.addresses.map((one) => formatAddress({ hrp: "local", bytes: toBytes(one) })),
        threshold: utxo.threshold,
        asset: assetAmount(network, utxo.assetId, utxo.amount),
        amount: utxo.amount,
        assetId: toCb58(utxo.assetId ?? avax),
        utxoType: utxo.kind ?? "TRANSFER",
        staked: utxo.staked,
        createdOnChainId: toCb58(utxo.createdOn ?? PRIMARY_ID),
        consumedOnChainId: toCb58(utxo.consumedOn ?? PRIMARY_ID),
        blockNumber: String(utxo.height),
        blockTimestamp: utxo.time,
        utxoBytes: asciiBytes(utxo),
        platformLocktime: utxo.locktime === "0" ? undefined : "platform",
        stakeableLocktime: utxo.stakeableLocktime === "0" ? undefined : "stakeable",
        rewardType: orNothing(utxo.rewardType),
        utxoStartTimestamp: orNothing(utxo.stakeStart),
        utxoEndTimestamp: orNothing(utxo.stakeEnd),
        consumingTxHash: orNothing(utxo.consumingTx === null ? null : toCb58(utxo.consumingTx)),
        consumingBlockNumber: orNothing(utxo.consumedHeight === null ? null : String(utxo.consumedHeight)),
        consumingBlockTimestamp: orNothing(utxo.consumedTime),
      };
      // Lock times are numbers with more digits than JSON.stringify can write.
      const want = JSON.stringify(item)
        .replace('"platform"', utxo.locktime)
        .replace('"stakeable"', utxo.stakeableLocktime);
      expect(jsonText((out) => writeUtxo(out, utxo, network))).toBe(want);
    }),
  );
});

test("any amount", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ asset: fc.option(hex(32)), amount: u64 })), (amounts) => {
      const want = amounts.map(({ asset, amount }) => assetAmount(network, asset, amount));
      expect(jsonText((out) => out.list(amounts, (one) => writeAmount(out, one, network)))).toBe(
        JSON.stringify(want),
      );
    }),
  );
});
