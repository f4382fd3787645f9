import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EvmLog } from "./block.ts";
import { MAX_BATCH, TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE, transfersOf } from "./transfers.ts";

const word = (value: number | bigint): string => value.toString(16).padStart(64, "0");
const data = (...words: readonly (number | bigint)[]): string => `0x${words.map(word).join("")}`;
const account = (digit: string): string => `0x${digit.repeat(40)}`;
const topic = (address: string): string => `0x${address.slice(2).padStart(64, "0")}`;

const [A, B, OPERATOR, TOKEN] = ["a", "b", "c", "d"].map(account) as [string, string, string, string];
const MAX = 2n ** 256n - 1n;
const log = (topics: readonly string[], bytes: string): EvmLog => ({
  logIndex: 3,
  address: TOKEN,
  topics,
  data: bytes,
});
const single = [TRANSFER_SINGLE, OPERATOR, A, B].map((text) => (text.length === 42 ? topic(text) : text));
const batch = [TRANSFER_BATCH, ...single.slice(1)];

/** The two lists, one behind the other, as compilers lay them out. */
const lists = (ids: readonly bigint[], values: readonly bigint[]): string =>
  data(64, 64 + 32 * (ids.length + 1), ids.length, ...ids, values.length, ...values);

test.each([
  { signature: "Transfer(address,address,uint256)", want: TRANSFER },
  { signature: "TransferSingle(address,address,address,uint256,uint256)", want: TRANSFER_SINGLE },
  { signature: "TransferBatch(address,address,address,uint256[],uint256[])", want: TRANSFER_BATCH },
])("the topic of $signature", ({ signature, want }) => {
  expect(`0x${bytesToHex(keccak_256(new TextEncoder().encode(signature)))}`).toBe(want);
});

const moved = { from: A, to: B };

describe("transfersOf", () => {
  test.each([
    {
      why: "ERC-20",
      given: log([TRANSFER, topic(A), topic(B)], data(5)),
      want: [{ kind: 20, ...moved, tokenId: null, value: "5" }],
    },
    {
      why: "ERC-20, the largest value, to itself",
      given: log([TRANSFER, topic(A), topic(A)], data(MAX)),
      want: [{ kind: 20, from: A, to: A, tokenId: null, value: String(MAX) }],
    },
    {
      why: "ERC-721",
      given: log([TRANSFER, topic(A), topic(B), `0x${word(MAX)}`], "0x"),
      want: [{ kind: 721, ...moved, tokenId: String(MAX), value: null }],
    },
    {
      why: "ERC-1155, one token",
      given: log(single, data(7, 2)),
      want: [{ kind: 1155, ...moved, tokenId: "7", value: "2" }],
    },
    {
      why: "ERC-1155, several, of which one twice",
      given: log(batch, lists([7n, 8n, 7n], [1n, MAX, 0n])),
      want: [
        { kind: 1155, ...moved, tokenId: "7", value: "1" },
        { kind: 1155, ...moved, tokenId: "8", value: String(MAX) },
        { kind: 1155, ...moved, tokenId: "7", value: "0" },
      ],
    },
    {
      why: "ERC-1155, the lists in the other order, and bytes behind",
      given: log(batch, data(128, 64, 1, 9, 1, 4, 99)),
      want: [{ kind: 1155, ...moved, tokenId: "4", value: "9" }],
    },
    {
      why: "ERC-1155, one list for both",
      given: log(batch, data(64, 64, 2, 3, 4)),
      want: [
        { kind: 1155, ...moved, tokenId: "3", value: "3" },
        { kind: 1155, ...moved, tokenId: "4", value: "4" },
      ],
    },
    {
      why: "ERC-1155, lists that overlap in part",
      given: log(batch, data(64, 96, 1, 1, 5)),
      want: [{ kind: 1155, ...moved, tokenId: "1", value: "5" }],
    },
    { why: "ERC-1155, nothing in a batch", given: log(batch, lists([], [])), want: [] },
    {
      why: "ERC-1155, as many as there may be",
      given: log(batch, lists(Array(MAX_BATCH).fill(1n), Array(MAX_BATCH).fill(2n))),
      want: Array(MAX_BATCH).fill({ kind: 1155, ...moved, tokenId: "1", value: "2" }),
    },
  ])("$why", ({ given, want }) => {
    expect(transfersOf(given)).toEqual(want);
  });

  const dirty = `0x${"f".repeat(24)}${A.slice(2)}`;
  test.each([
    { why: "no topics", given: log([], data(5)) },
    { why: "another topic", given: log([`0x${word(1)}`, topic(A), topic(B)], data(5)) },
    { why: "a transfer from nobody", given: log([TRANSFER], data(5)) },
    { why: "a transfer to nobody", given: log([TRANSFER, topic(A)], data(5)) },
    { why: "parties in the data", given: log([TRANSFER], data(1, 2, 3)) },
    { why: "a sender of more than 20 bytes", given: log([TRANSFER, dirty, topic(B)], data(5)) },
    { why: "a recipient of more than 20 bytes", given: log([TRANSFER, topic(A), dirty], data(5)) },
    {
      why: "a sender of half a byte more",
      given: log([TRANSFER, `0x${"1".padStart(24, "0")}${A.slice(2)}`, topic(B)], data(5)),
    },
    { why: "ERC-20 without a value", given: log([TRANSFER, topic(A), topic(B)], "0x") },
    { why: "ERC-20 with half a value", given: log([TRANSFER, topic(A), topic(B)], `0x${"0".repeat(62)}`) },
    { why: "ERC-20 with two values", given: log([TRANSFER, topic(A), topic(B)], data(5, 6)) },
    { why: "ERC-721 with data", given: log([TRANSFER, topic(A), topic(B), topic(A)], data(5)) },
    { why: "one token, with three topics", given: log(single.slice(0, 3), data(7, 2)) },
    { why: "one token, without a value", given: log(single, data(7)) },
    { why: "one token, with more", given: log(single, data(7, 2, 1)) },
    { why: "a batch without data", given: log(batch, "0x") },
    { why: "a batch with three topics", given: log(batch.slice(0, 3), lists([1n], [1n])) },
    {
      why: "a batch of a dirty sender",
      given: log([...batch.slice(0, 2), dirty, topic(B)], lists([1n], [1n])),
    },
    { why: "fewer values than ids", given: log(batch, lists([1n, 2n], [1n])) },
    { why: "more values than ids", given: log(batch, lists([1n], [1n, 2n])) },
    { why: "an offset beyond the end", given: log(batch, data(640, 64, 1, 1)) },
    { why: "an offset beyond everything", given: log(batch, data(MAX, 64, 1, 1)) },
    { why: "an offset of 2^32", given: log(batch, data(2n ** 32n, 2n ** 32n, 1, 1)) },
    { why: "an offset between words", given: log(batch, data(65, 64, 1, 1, 1)) },
    { why: "a length beyond the end", given: log(batch, data(64, 64, 2, 1)) },
    { why: "a length beyond everything", given: log(batch, data(64, 64, MAX, 1)) },
    { why: "the last word cut", given: log(batch, lists([1n], [1n]).slice(0, -2)) },
    {
      why: "more than there may be",
      given: log(batch, lists(Array(MAX_BATCH + 1).fill(1n), Array(MAX_BATCH + 1).fill(2n))),
    },
  ])("ignores $why", ({ given }) => {
    expect(transfersOf(given)).toEqual([]);
  });

  test("returns every transfer of any batch", () => {
    const uint256 = fc.bigInt({ min: 0n, max: MAX });
    fc.assert(
      fc.property(fc.array(fc.tuple(uint256, uint256), { maxLength: 40 }), (tokens) => {
        const [ids, values] = [tokens.map(([id]) => id), tokens.map(([, value]) => value)];
        expect(transfersOf(log(batch, lists(ids, values)))).toEqual(
          tokens.map(([id, value]) => ({ kind: 1155, ...moved, tokenId: String(id), value: String(value) })),
        );
      }),
    );
  });

  test("never throws, and returns only transfers that can be stored", () => {
    const hex = (bytes: Uint8Array): string => `0x${bytesToHex(bytes)}`;
    const known = fc.constantFrom(TRANSFER, TRANSFER_SINGLE, TRANSFER_BATCH);
    const party = fc.oneof(
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex),
      fc.constantFrom(topic(A), topic(B)),
    );
    // Words that may be offsets and lengths, and bytes that are no whole word.
    const words = fc
      .array(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(32, 64, 96, 128, 160)), {
        maxLength: 12,
      })
      .map((values) => data(...values));
    const bytes = fc.oneof(words, fc.uint8Array({ maxLength: 200 }).map(hex));
    fc.assert(
      fc.property(known, fc.array(party, { maxLength: 3 }), bytes, (first, parties, given) => {
        for (const { kind, from, to, tokenId, value } of transfersOf(log([first, ...parties], given))) {
          for (const address of [from, to]) expect(address).toMatch(/^0x[0-9a-f]{40}$/);
          expect(tokenId === null).toBe(kind === 20);
          expect(value === null).toBe(kind === 721);
          for (const number of [tokenId ?? "0", value ?? "0"]) {
            expect(number).toMatch(/^\d+$/);
            expect(BigInt(number)).toBeLessThanOrEqual(MAX);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
