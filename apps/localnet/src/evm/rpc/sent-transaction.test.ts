/** Senders of signed transactions, and signatures that no sender can have made. */
import { concatBytes } from "@noble/hashes/utils.js";
import { decodeRlp, encodeRlp, type RlpValue } from "@primary-network/codec/c";
import { expect, test } from "vitest";
import { evmAddressOf } from "../../keys/evm-address.ts";
import { deriveOwnerKey } from "../../keys/keys.ts";
import { type EvmTransaction, signTransaction } from "../contracts/transaction.ts";
import { NoTransactionError, readSent } from "./sent-transaction.ts";

const fields = { chainId: 43_112, nonce: 0, gas: 21_000n, to: new Uint8Array(20).fill(7), value: 1n };
const transactions: readonly EvmTransaction[] = [
  { ...fields, type: 0, gasPrice: 1n },
  { ...fields, type: 1, gasPrice: 1n },
  { ...fields, type: 2, maxFeePerGas: 1n, maxPriorityFeePerGas: 0n },
];

test("the sender is the account whose key signed", () => {
  for (let number = 0; number < 40; number++) {
    // Among them are scalars with a leading zero, which RLP leaves out.
    const { privateKey, publicKey } = deriveOwnerKey("sent-transaction", String(number));
    for (const transaction of transactions) {
      const { from } = readSent(signTransaction({ ...transaction, nonce: number }, privateKey));
      expect(from).toEqual(evmAddressOf(publicKey));
    }
  }
});

/** A transaction of type 2 whose signature has one other field: v, r or s. */
function withField(at: -3 | -2 | -1, value: Uint8Array | ((r: Uint8Array, s: Uint8Array) => Uint8Array)) {
  const { privateKey } = deriveOwnerKey("sent-transaction", "0");
  const raw = signTransaction(transactions[2] as EvmTransaction, privateKey);
  const list = [...(decodeRlp(raw.subarray(1)) as readonly RlpValue[])];
  const [r, s] = [list.at(-2) as Uint8Array, list.at(-1) as Uint8Array];
  list[list.length + at] = typeof value === "function" ? value(r, s) : value;
  return concatBytes(raw.subarray(0, 1), encodeRlp(list));
}

test.each<[name: string, ...Parameters<typeof withField>]>([
  ["r of 33 bytes", -2, new Uint8Array(33).fill(1)],
  ["s of 33 bytes", -1, new Uint8Array(33).fill(1)],
  ["s that begins with the end of r", -1, (r, s) => Uint8Array.of(r.at(-1) as number, ...s)],
  ["s in the upper half of the order", -1, new Uint8Array(32).fill(0xf0)],
  ["no s", -1, new Uint8Array()],
  ["a recovery id of 4", -3, Uint8Array.of(4)],
  ["a recovery id of 256", -3, Uint8Array.of(1, 0)],
])("nobody can have signed with %s", (_name, at, value) => {
  expect(() => readSent(withField(at, value))).toThrow(new NoTransactionError("invalid sender"));
});
