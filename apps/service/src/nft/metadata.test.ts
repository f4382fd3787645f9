import fc from "fast-check";
import { expect, test } from "vitest";
import { readMetadata } from "./metadata.ts";

test.each([
  {
    why: "an ERC-721",
    kind: 721 as const,
    given: {
      name: "A",
      description: "B\nC",
      image: "ipfs://x",
      animation_url: "u",
      external_url: "e",
      background_color: "ffffff",
      symbol: "S",
      attributes: [{ trait_type: "x", value: 1 }],
      decimals: 3,
      properties: { a: 1 },
    },
    want: {
      name: "A",
      description: "B\nC",
      imageUri: "ipfs://x",
      animationUri: "u",
      externalUrl: "e",
      background: "ffffff",
      symbol: "S",
      attributes: '[{"trait_type":"x","value":1}]',
    },
  },
  {
    why: "an ERC-1155",
    kind: 1155 as const,
    given: { name: "A", image_url: "i", decimals: 3, properties: { a: 1 }, attributes: [] },
    want: { name: "A", imageUri: "i", decimals: 3, properties: '{"a":1}' },
  },
  {
    why: "other names",
    kind: 721 as const,
    given: { title: "T", imageUrl: "i", traits: [1] },
    want: { name: "T", imageUri: "i", attributes: "[1]" },
  },
  { why: "a number for a name", kind: 721 as const, given: { name: 7 }, want: { name: "7" } },
  {
    why: "fields of other types",
    kind: 1155 as const,
    given: { name: null, image: {}, description: [], symbol: true, decimals: "18", properties: "p" },
    want: {},
  },
  { why: "decimals out of range", kind: 1155 as const, given: { decimals: 256 }, want: {} },
  {
    why: "places, which are whole or not there",
    kind: 721 as const,
    given: { image: `data:,${"x".repeat(60_000)}`, animation_url: "y".repeat(70_000), external_url: 7 },
    want: { imageUri: `data:,${"x".repeat(60_000)}` },
  },
  { why: "an empty object", kind: 721 as const, given: {}, want: {} },
  {
    why: "characters that control",
    kind: 721 as const,
    given: { name: "a\u0000b\u001b[31m\ud800c" },
    want: { name: "ab[31mc" },
  },
  {
    why: "what is too long",
    kind: 721 as const,
    given: { name: "x".repeat(9_000), attributes: ["y".repeat(70_000)] },
    want: { name: "x".repeat(8_192) },
  },
  {
    why: "names of the language",
    kind: 721 as const,
    given: JSON.parse('{"__proto__":{"name":"P"},"constructor":"C"}'),
    want: {},
  },
])("$why", ({ kind, given, want }) => {
  expect(readMetadata(JSON.stringify(given), kind)).toEqual({ metadata: want });
});

test("deeply nested lists are ignored", () => {
  for (const depth of [1_000, 6_000, 500_000]) {
    const text = `{"name":"A","attributes":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    expect(readMetadata(text, 721)).toMatchObject({ metadata: { name: "A" } });
  }
});

test("a byte order mark is ignored", () => {
  expect(readMetadata('\uFEFF{"name":"A"}', 721)).toEqual({ metadata: { name: "A" } });
});

test.each([
  ["", "INVALID_METADATA_JSON"],
  ["<html>", "INVALID_METADATA_JSON"],
  ["{", "INVALID_METADATA_JSON"],
  ["{'a':1}", "INVALID_METADATA_JSON"],
  ["null", "INVALID_METADATA"],
  ["[]", "INVALID_METADATA"],
  ['"text"', "INVALID_METADATA"],
  ["1", "INVALID_METADATA"],
])("%s is %s", (text, status) => {
  expect(readMetadata(text, 721)).toEqual({ status });
});

test("any JSON is read without an error, and every kept string is valid in JSON", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.constantFrom<721 | 1155>(721, 1155), (text, kind) => {
      const read = readMetadata(text, kind);
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
    }),
  );
});
