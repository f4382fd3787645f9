/** Random C-Chain blocks, of every upgrade. */

import fc from "fast-check";
import { type Block, encodeAtomicTxs } from "../../src/c/index.ts";
import { cAtomicTxs } from "./c-atomic-tx.ts";
import { address, anyBytes, bytes, id, some, u32, u64 } from "./value.ts";

const u256 = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 256n - 1n));
/** RLP of a few long strings in a list, or of a short one. */
const rlpItem = fc.oneof(
  fc.array(bytes(20), { maxLength: 2 }).map((list) => {
    const items = list.flatMap((content) => [0x94, ...content]);
    return Uint8Array.of(0xc0 + items.length, ...items);
  }),
  bytes(20).map((content) => Uint8Array.of(0x94, ...content)),
);
const cHeaderFields = {
  parentId: id,
  uncleHash: id,
  coinbase: address,
  stateRoot: id,
  txRoot: id,
  receiptRoot: id,
  logsBloom: bytes(256),
  difficulty: u256,
  number: u64,
  gasLimit: u64,
  gasUsed: u64,
  timestamp: u64,
  extraData: anyBytes,
  mixDigest: id,
  nonce: bytes(8),
  extDataHash: id,
};
/** Upgrades add fields in this order. */
const cUpgrades = [
  { baseFee: u256 },
  { extDataGasUsed: u256, blockGasCost: u256 },
  { blobGasUsed: u64, excessBlobGas: u64, parentBeaconRoot: id },
  { timeMilliseconds: u64, minDelayExcess: u64 },
  { targetExponent: u64, minPriceExponent: u64 },
  { settledHeight: u64, settledGasUnix: u64, settledGasNumerator: u64, settledExcess: u64 },
  { newerFields: fc.array(rlpItem, { minLength: 1, maxLength: 3 }) },
];

/** A C-Chain block of any age. */
export const cBlock: fc.Arbitrary<Block> = fc.oneof(
  ...Array.from({ length: cUpgrades.length + 1 }, (_, count) =>
    fc.record({
      ...cHeaderFields,
      ...Object.fromEntries(cUpgrades.slice(0, count).flatMap((upgrade) => Object.entries(upgrade))),
      txs: some(
        fc.oneof(
          rlpItem.filter(([prefix]) => prefix !== 0x94),
          anyBytes.map((content) => Uint8Array.of(2, ...content)),
        ),
      ),
      version: u32,
      extData: fc.oneof(anyBytes, cAtomicTxs.map(encodeAtomicTxs)),
    }),
  ),
);
