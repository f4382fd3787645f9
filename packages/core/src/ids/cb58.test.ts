/** cb58 and the checksum that ends it: recorded ids, refusals, and any bytes there and back. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { ValidationError } from "../errors/validation.ts";
import { decodeCb58, encodeCb58, encodeCb58Into } from "./cb58.ts";
import { checksumInto, pureChecksumInto, useChecksum } from "./checksum.ts";

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "hex"));

/** The field and the rule of the ValidationError that `run` throws. */
function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof ValidationError) return `${error.field} ${error.rule}`;
    throw error;
  }
  return "accepted";
}

it.each([
  ["00".repeat(32), "11111111111111111111111111111111LpoYY"],
  ["00".repeat(20), "111111111111111111116DBWJs"],
  [
    "ed5f38341e436e5d46e2bb00b45d62ae97d1b050c64bc634ae10626739e35c4b",
    "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
  ],
  [
    "ab68eb1ee142a05cfe768c36e11f0b596db5a3c6c77aabe665dad9e638ca94f7",
    "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
  ],
  [
    "0427d4b22a2a78bcddd456742caf91b56badbff985ee19aef14573e7343fd652",
    "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
  ],
  [
    "7fc93d85c6d62c5b2ac0b519c87010ea5294012d1e407030d6acd0021cac10d5",
    "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
  ],
  [
    Buffer.from("secp256k1fx".padEnd(32, "\0")).toString("hex"),
    "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
  ],
])("%s is %s", (bytes, text) => {
  expect(encodeCb58(hex(bytes))).toBe(text);
  expect(decodeCb58(text)).toEqual(hex(bytes));
});

const ZEROS = "11111111111111111111111111111111LpoYY";

it.each<[what: string, run: () => unknown, want: string]>([
  ["nothing", () => decodeCb58(""), "text is too short for a checksum"],
  ["less than a checksum", () => decodeCb58("1"), "text is too short for a checksum"],
  [
    "another checksum",
    () => decodeCb58(`${ZEROS.slice(0, -1)}Z`),
    "text has an invalid checksum: a character is wrong",
  ],
  ["a zero too few", () => decodeCb58(ZEROS.slice(1)), "text has an invalid checksum: a character is wrong"],
  ["a foreign character", () => decodeCb58(ZEROS.replace("L", "O")), "text must be cb58"],
  ["a space", () => decodeCb58(` ${ZEROS}`), "text must be cb58"],
  ["another size", () => decodeCb58(ZEROS, 20), "text must be cb58 of 20 bytes"],
  ["too long a text", () => decodeCb58("1".repeat(4097)), "text must be cb58"],
  [
    "a long text without a checksum",
    () => decodeCb58("z".repeat(4096)),
    "text has an invalid checksum: a character is wrong",
  ],
  ["no text", () => decodeCb58(undefined as never, 20), "text must be cb58 of 20 bytes"],
  ["too many bytes to write", () => encodeCb58(new Uint8Array(2045)), "bytes must be at most 2044"],
  [
    "another size of id to write",
    () => encodeCb58Into(new Uint8Array(20), new Uint8Array(64), 0),
    "id must be 32 bytes",
  ],
  [
    "too little room",
    () => encodeCb58Into(new Uint8Array(32), new Uint8Array(64), 15),
    "target must have room for 50 bytes",
  ],
])("refuses %s", (_, run, want) => {
  expect(refusal(run)).toBe(want);
});

it("any bytes return, and a changed character never decodes as other bytes", () => {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(), fc.nat(), (bytes, at, to) => {
      const text = encodeCb58(bytes);
      expect(decodeCb58(text)).toEqual(bytes);
      const position = at % text.length;
      const other = text.slice(0, position) + alphabet[to % 58] + text.slice(position + 1);
      if (other !== text) expect(refusal(() => decodeCb58(other))).toMatch(/^text /);
    }),
  );
});

it("reads and writes the most bytes", () => {
  const longest = new Uint8Array(2044).fill(255);
  expect(decodeCb58(encodeCb58(longest))).toEqual(longest);
});

it("an id's ASCII is that of the text", () => {
  const id = fc.oneof(
    fc.uint8Array({ minLength: 32, maxLength: 32 }),
    fc.nat(31).map((zeros) => new Uint8Array(32).fill(255, zeros)),
  );
  fc.assert(
    fc.property(id, (given) => {
      const line = new Uint8Array(200);
      const end = encodeCb58Into(given, line, 3);
      expect(String.fromCharCode(...line.subarray(3, end))).toBe(encodeCb58(given));
    }),
  );
});

describe("a runtime's own SHA-256", () => {
  afterEach(() => useChecksum(pureChecksumInto));

  it("is used from then on, with the same results", () => {
    const ids = [new Uint8Array(32), new Uint8Array(20).fill(7)];
    const pure = ids.map(encodeCb58);
    let count = 0;
    useChecksum((bytes, target, at) => {
      count += 1;
      target.set(createHash("sha256").update(bytes).digest().subarray(-4), at);
    });
    expect(ids.map(encodeCb58)).toEqual(pure);
    expect(count).toBe(2);
    const target = new Uint8Array(6);
    checksumInto(new Uint8Array(), target, 1);
    expect(Buffer.from(target).toString("hex")).toBe("007852b85500");
  });
});
