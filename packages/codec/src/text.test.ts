/** The text forms: cb58, node ids, addresses, hex. */

import { bech32, bech32m } from "@scure/base";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CodecError,
  decodeCb58,
  decodeHex,
  decodeNodeId,
  encodeCb58,
  encodeCb58Into,
  encodeHex,
  encodeHexInto,
  encodeNodeId,
  formatAddress,
  hrpOfNetwork,
  parseAddress,
} from "./index.ts";

const hex = (text: string) => decodeHex(text, { checksum: false });

/** The CodecError that `run` throws. */
function failure(run: () => unknown): CodecError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError);
    return error as CodecError;
  }
  throw new Error("accepted what it should not have");
}

describe("cb58", () => {
  const table: { hex: string; text: string }[] = [
    { hex: "00".repeat(32), text: "11111111111111111111111111111111LpoYY" },
    { hex: "00".repeat(20), text: "111111111111111111116DBWJs" },
    {
      hex: "ed5f38341e436e5d46e2bb00b45d62ae97d1b050c64bc634ae10626739e35c4b",
      text: "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
    },
    {
      hex: "ab68eb1ee142a05cfe768c36e11f0b596db5a3c6c77aabe665dad9e638ca94f7",
      text: "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
    },
    {
      hex: "0427d4b22a2a78bcddd456742caf91b56badbff985ee19aef14573e7343fd652",
      text: "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
    },
    {
      hex: "7fc93d85c6d62c5b2ac0b519c87010ea5294012d1e407030d6acd0021cac10d5",
      text: "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
    },
    {
      hex: Buffer.from("secp256k1fx".padEnd(32, "\0")).toString("hex"),
      text: "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
    },
  ];
  test.each(table)("$text", ({ hex: bytes, text }) => {
    expect(encodeCb58(hex(bytes))).toBe(text);
    expect(decodeCb58(text)).toEqual(hex(bytes));
  });

  const refused: { given: string; length?: number; want: RegExp; offset?: number }[] = [
    { given: "", want: /too few/ },
    { given: "1", want: /too few/ },
    { given: "11111111111111111111111111111111LpoYZ", want: /checksum/ },
    { given: "1111111111111111111111111111111LpoYY", want: /checksum/ },
    { given: "1111111111111111111111111111111OLpoYY", want: /"O" is not a base58 character/, offset: 31 },
    { given: " 111111111111111111116DBWJs", want: /" " is not a base58 character/, offset: 0 },
    { given: "111111111111111111116DBWJs", length: 32, want: /holds 20 bytes, 32 are wanted/ },
    { given: "1".repeat(4097), want: /too long/ },
    { given: "z".repeat(4096), want: /checksum/ },
  ];
  test.each(refused)("refuses $given", ({ given, length, want, offset }) => {
    const error = failure(() => decodeCb58(given, length));
    expect(error.reason).toMatch(want);
    if (offset !== undefined) expect(error.offset).toBe(offset);
  });

  test("any bytes round-trip, and a changed character never decodes as other bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(), fc.nat(), (bytes, at, to) => {
        const text = encodeCb58(bytes);
        expect(decodeCb58(text)).toEqual(bytes);
        const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
        const position = at % text.length;
        const other = text.slice(0, position) + alphabet[to % 58] + text.slice(position + 1);
        if (other !== text) failure(() => decodeCb58(other));
      }),
    );
  });

  test("accepts the longest bytes that fit and refuses one byte more", () => {
    const longest = new Uint8Array(2044).fill(255);
    expect(decodeCb58(encodeCb58(longest))).toEqual(longest);
    failure(() => encodeCb58(new Uint8Array(2045)));
  });
});

describe("node ids", () => {
  const text = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg";
  test("round trip", () => {
    expect(decodeNodeId(text)).toHaveLength(20);
    expect(encodeNodeId(decodeNodeId(text))).toBe(text);
    expect(encodeNodeId(new Uint8Array(20))).toBe("NodeID-111111111111111111116DBWJs");
  });
  test.each([
    { given: "7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg", want: /begins with/ },
    { given: "nodeid-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg", want: /begins with/ },
    { given: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lh", want: /checksum/ },
    { given: "NodeID-11111111111111111111111111111111LpoYY", want: /holds 32 bytes/ },
    { given: "NodeID-", want: /too few/ },
  ])("refuses $given", ({ given, want }) => {
    expect(failure(() => decodeNodeId(given)).reason).toMatch(want);
  });
  test("refuses to write another length", () => {
    failure(() => encodeNodeId(new Uint8Array(32)));
  });
});

describe("addresses", () => {
  const bytes = hex("95a4467dd8f939554ea4e6501c08294386938cbf");
  const bare = "avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c";
  test.each([
    { given: `P-${bare}`, want: { chain: "P", hrp: "avax", bytes } },
    { given: `X-${bare}`, want: { chain: "X", hrp: "avax", bytes } },
    { given: bare, want: { hrp: "avax", bytes } },
  ])("$given", ({ given, want }) => {
    expect(parseAddress(given)).toEqual(want);
    expect(formatAddress(want)).toBe(given);
  });

  test("accepts bech32 in upper case", () => {
    expect(parseAddress(bare.toUpperCase())).toEqual({ hrp: "avax", bytes });
  });

  test.each([
    { name: "bad checksum", given: `${bare.slice(0, -1)}d` },
    { name: "mixed case", given: bare.replace("jkj", "JKJ") },
    { name: "bech32m", given: bech32m.encode("avax", bech32m.toWords(bytes)) },
    { name: "19 bytes", given: bech32.encode("avax", bech32.toWords(bytes.slice(1))) },
    { name: "no chain before the dash", given: `-${bare}` },
    { name: "two dashes", given: `P-X-${bare}` },
    { name: "a dash and nothing", given: "P-" },
    { name: "nothing", given: "" },
    { name: "a foreign character", given: bare.replace("j", "b") },
    { name: "far too long", given: "avax1".padEnd(5000, "q") },
    { name: "an Ethereum address", given: "0xb3d82b1367d362de99ab59a658165aff520cbd4d" },
  ])("refuses $name", ({ given }) => {
    failure(() => parseAddress(given));
  });

  test.each([
    { name: "32 bytes", address: { hrp: "avax", bytes: new Uint8Array(32) } },
    { name: "an empty human-readable part", address: { hrp: "", bytes } },
    { name: "an upper-case human-readable part", address: { hrp: "AVAX", bytes } },
  ])("refuses to write $name", ({ address }) => {
    failure(() => formatAddress(address));
  });

  test.each([
    [1, "avax"],
    [2, "cascade"],
    [3, "denali"],
    [4, "everest"],
    [5, "fuji"],
    [12345, "local"],
    [54321, "custom"],
  ])("network %i is %s", (networkId, hrp) => expect(hrpOfNetwork(networkId)).toBe(hrp));
});

describe("hex", () => {
  test.each([
    { bytes: "", text: "0x7852b855" },
    { bytes: "01", text: "0x017785459a" },
  ])("$text", ({ bytes, text }) => {
    expect(encodeHex(hex(bytes))).toBe(text);
    expect(decodeHex(text)).toEqual(hex(bytes));
    expect(decodeHex(text.slice(2).toUpperCase())).toEqual(hex(bytes));
    expect(encodeHex(hex(bytes), { checksum: false })).toBe(`0x${bytes}`);
  });
  test.each([
    { given: "0x017785459b", want: /checksum/, offset: undefined },
    { given: "0x017785459", want: /odd number/, offset: 11 },
    { given: "0x01778545zz", want: /"z" is not a hex digit/, offset: 10 },
    { given: "0x0X", want: /"X" is not a hex digit/, offset: 3 },
    { given: "0x", want: /too few/, offset: undefined },
    { given: "", want: /too few/, offset: undefined },
  ])("refuses $given", ({ given, want, offset }) => {
    const error = failure(() => decodeHex(given));
    expect(error.reason).toMatch(want);
    expect(error.offset).toBe(offset);
  });
});

test("refuses a value that is not a string with a typed error", () => {
  for (const parse of [decodeCb58, decodeNodeId, parseAddress, decodeHex]) {
    for (const value of [undefined, null, 5, {}]) failure(() => parse(value as never));
  }
});

describe("into an array", () => {
  const ascii = (line: Uint8Array, end: number) => String.fromCharCode(...line.subarray(3, end));

  test("an id's cb58 and any bytes' hex are those of the texts", () => {
    const id = fc.oneof(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.nat(31).map((zeros) => new Uint8Array(32).fill(255, zeros)),
    );
    fc.assert(
      fc.property(id, fc.uint8Array({ maxLength: 90 }), (given, bytes) => {
        const line = new Uint8Array(200);
        expect(ascii(line, encodeCb58Into(given, line, 3))).toBe(encodeCb58(given));
        expect(`0x${ascii(line, encodeHexInto(bytes, line, 3))}`).toBe(encodeHex(bytes));
      }),
    );
  });

  test.each([
    [
      "another size of id",
      () => encodeCb58Into(new Uint8Array(20), new Uint8Array(64), 0),
      "32 bytes, not 20",
    ],
    [
      "too little room for an id",
      () => encodeCb58Into(new Uint8Array(32), new Uint8Array(64), 15),
      "room for 50",
    ],
    ["too little room for hex", () => encodeHexInto(new Uint8Array(1), new Uint8Array(10), 1), "room for 10"],
  ])("%s", (_, run, message) => {
    expect(failure(run).message).toContain(message);
  });
});
