/** 20,000 small outputs become spendable within the limits of blocks, and a transaction from 10,000 has few inputs. */
import { decodeHex } from "@primary-network/codec";
import { expect, test } from "vitest";
import { build, type Coin, openDocument, TooLargeError } from "../src/index.ts";
import { AVAX, addressOf, coinOf, context } from "./made.ts";

const alice = addressOf("alice");
const many = (count: number, amount: bigint): Coin[] => {
  const coin = coinOf(amount, { names: ["alice"] });
  return Array.from({ length: count }, (_, outputIndex) => ({ ...coin, outputIndex }));
};

test("20,000 outputs are merged by transactions that a block has room for, each once", () => {
  const coins = many(20_000, 50_000n);
  const need = { from: alice, payments: [{ to: addressOf("bob"), amount: AVAX / 2n }] };
  expect(() => build.p.base(need, coins, context)).toThrow(TooLargeError);
  const documents = build.p.consolidate({ from: alice }, coins, context);
  const spent = documents.flatMap(({ spends }) => spends);
  expect(spent.length).toBe(20_000);
  expect(new Set(spent).size).toBe(20_000);
  for (const document of documents) {
    expect(Number(document.fee.gas)).toBeLessThanOrEqual(1_000_000);
    const { bytes, slots } = openDocument(document);
    expect(bytes.length + slots.length * 73).toBeLessThan(65_536);
    expect(document.spends.length).toBeGreaterThan(1);
  }
  expect(documents.length).toBeLessThanOrEqual(76);
});

test("coins that cost more than they are worth stay where they are", () => {
  expect(build.p.consolidate({ from: alice }, many(10, 2_961n), context)).toEqual([]);
  expect(build.p.consolidate({ from: alice }, many(1, AVAX), context)).toEqual([]);
});

test("a payment from 10,000 outputs takes the fewest", () => {
  const coins = [...many(9_999, 10_000n), ...many(1, 5n * AVAX)];
  const intent = { from: alice, payments: [{ to: addressOf("bob"), amount: AVAX }] };
  const document = build.p.base(intent, coins, context);
  expect(document.spends.length).toBe(1);
  expect(decodeHex(document.tx, { checksum: false }).length).toBeLessThan(400);
});
