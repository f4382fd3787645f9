/** A transaction carries of an output that it spent the same as the output's row says. */

import { utxoId } from "@primary-network/codec";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toBytes, toHex } from "../../domain/id-text.ts";
import type { UtxoFact } from "../../domain/p/facts.ts";
import { packInput, unpackInputs } from "./inputs.ts";
import { isPlain } from "./plain-output.ts";

const hex = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(toHex);
const u32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const plain = fc
  .record({
    txId: hex(32),
    outputIndex: u32,
    amount: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
    height: u32,
    time: u32,
    owner: hex(20),
  })
  .map(({ owner, ...row }): UtxoFact & { readonly ownersKnown: true } => ({
    ...row,
    ownersKnown: true,
    utxoId: toHex(utxoId(toBytes(row.txId), row.outputIndex)),
    addresses: [owner],
    assetId: null,
    locktime: "0",
    stakeableLocktime: "0",
    threshold: 1,
    kind: null,
    rewardType: null,
    createdOn: null,
    consumedOn: null,
    emittingTx: null,
    stakeStart: null,
    stakeEnd: null,
  }));

test("plain outputs come out of a transaction as they went in", () => {
  fc.assert(
    fc.property(fc.array(plain, { maxLength: 4 }), hex(32), u32, u32, (outputs, txId, height, time) => {
      expect(outputs.every(isPlain)).toBe(true);
      const spent = { consumingTx: txId, consumedHeight: height, consumedTime: time, staked: false };
      const packed = outputs.map((output) => packInput(output)).join("");
      expect(packed).toHaveLength(2 * 72 * outputs.length);
      expect(unpackInputs(`0x${packed}`, { txId, height, time })).toEqual(
        outputs.map((output) => ({ ...output, ...spent })),
      );
    }),
  );
});

const one = fc.sample(plain, { numRuns: 1, seed: 1 })[0] as UtxoFact;
const ID = `0x${"07".repeat(32)}`;

test.each<Partial<UtxoFact>>([
  { assetId: ID },
  { locktime: "1" },
  { stakeableLocktime: "1" },
  { threshold: 0 },
  { threshold: 2 },
  { addresses: [] },
  { addresses: [`0x${"01".repeat(20)}`, `0x${"02".repeat(20)}`] },
  { kind: "STAKE" },
  { rewardType: "VALIDATOR" },
  { createdOn: ID },
  { consumedOn: ID },
  { emittingTx: ID },
])("an output with %o is not plain", (other) => expect(isPlain({ ...one, ...other })).toBe(false));

test.each<Partial<UtxoFact>>([
  { utxoId: ID },
  { height: 2 ** 32 },
  { time: 2 ** 32 },
  { addresses: [`0x${"01".repeat(21)}`] },
])("an output with %o has no place", (other) => expect(packInput({ ...one, ...other })).toBeUndefined());
