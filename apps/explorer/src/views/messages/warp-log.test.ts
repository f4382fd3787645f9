/** Warp messages in logs, and who signed them. */
import type { DataClient } from "@primary-network/data";
import { describe, expect, it } from "vitest";
import { carries, signersIn, warpLogOf } from "./warp-log.ts";

const FROM = `0x${"aB".repeat(20)}`;
const word = (hex: string) => hex.padStart(64, "0");
const dataOf = (nonce: number) =>
  `0x${word("20")}${word(nonce.toString(16))}${word("ab".repeat(20))}${word("1")}`;

it.each([
  ["7", FROM, true],
  ["7", FROM.toLowerCase(), true],
  ["8", FROM, false],
  ["7", `0x${"cd".repeat(20)}`, false],
])("a log with nonce 7 carries the message of nonce %s from %s: %s", (messageNonce, from, want) =>
  expect(carries(dataOf(7), { messageNonce, from })).toBe(want),
);

describe("the log of a message", () => {
  const log = (txHash: string, blockTimestamp: number, nonce: number) => ({
    type: "item" as const,
    item: { txHash, blockTimestamp, data: dataOf(nonce) },
  });
  const find = (events: readonly object[]) => {
    const read: object[] = [];
    const streamLogs = async function* () {
      for (const event of events) {
        read.push(event);
        yield event;
      }
    };
    const data = { evm: { streamLogs } } as unknown as DataClient; // the one method that is called
    const sent = { chainId: "1", txHash: "0xaa", timestamp: 10 };
    const found = warpLogOf(data, sent, { messageNonce: "7", from: FROM }, AbortSignal.timeout(1_000));
    return found.then((log) => ({ log, read: read.length }));
  };

  it("is that of its transaction with its nonce", async () => {
    const events = [{ type: "rewind", height: 3 }, log("0xbb", 9, 7), log("0xaa", 10, 6), log("0xaa", 10, 7)];
    expect(await find(events)).toEqual({ log: dataOf(7), read: 4 });
  });

  it("is not searched behind its block", async () =>
    expect(await find([log("0xaa", 10, 6), log("0xcc", 11, 7), log("0xaa", 12, 7)])).toEqual({
      log: undefined,
      read: 2,
    }));

  it("is missing where the logs of today end: the stream would wait for ever", async () =>
    expect(await find([log("0xaa", 10, 6), { type: "ready" }, log("0xaa", 10, 7)])).toEqual({
      log: undefined,
      read: 2,
    }));
});

describe("the signers of a message", () => {
  const signed = (payload: string, signers: string) => {
    const length = (hex: string) => (hex.length / 2).toString(16).padStart(8, "0");
    return `0000${"00000005"}${"11".repeat(32)}${length(payload)}${payload}${"00000000"}${length(signers)}${signers}${"22".repeat(96)}`;
  };

  it.each([
    ["", "1f", 5],
    ["abcdef", "0100", 1],
    ["ab", "80000001", 2],
    ["ab", "", 0],
  ])("with the payload %s and the bits %s are %i", (payload, signers, want) => {
    expect(signersIn(signed(payload, signers))).toBe(want);
    expect(signersIn(`0x${signed(payload, signers)}`)).toBe(want);
  });

  it("are not made up for what is cut", () =>
    expect(() => signersIn(signed("ab", "1f").slice(0, -2))).toThrow(/cannot have \d+ bytes/));
});
