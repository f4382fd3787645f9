import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf, type LinkField, readHash } from "./values.ts";

const field = (name: string, type: LinkField["type"] = "text", choices?: readonly string[]): LinkField => ({
  name,
  type,
  choices,
});
const fields = [
  field("path:network", "text", ["", "fuji", "mainnet"]),
  field("path:id"),
  field("query:pageSize", "number"),
  field("query:ids", "numbers"),
  field("query:all", "boolean"),
  field("body", "json"),
];

test("what stays on the page is not in a link", () => {
  const values = {
    server: "public",
    base: "http://h",
    key: "secret",
    "path:id": "a b&c=#",
    "query:pageSize": "2",
  };
  const hash = hashOf(new Map(Object.entries(values)));
  expect(hash).toBe("#call?id=a%20b%26c%3D%23&pageSize=2");
  expect(readHash(`${hash}&base=http://evil&key=x&server=page`, fields)).toEqual({
    values: new Map([
      ["path:id", "a b&c=#"],
      ["query:pageSize", "2"],
    ]),
    refused: [],
  });
});

test.each<[hash: string, values: object | undefined, refused?: string[]]>([
  ["", undefined],
  ["#call", undefined],
  ["#parameters", undefined],
  ["#call?network=fuji&pageSize=", { "path:network": "fuji", "query:pageSize": "" }],
  ["#call?network=nowhere", {}, ["network must be one of fuji, mainnet"]],
  ["#call?pageSize=two&id=x", { "path:id": "x" }, ["pageSize must be a number"]],
  ["#call?ids=1,2.5&all=true", { "query:ids": "1,2.5", "query:all": "true" }],
  ["#call?ids=1,&all=yes", {}, ["ids must be numbers with commas", "all must be true or false"]],
  ["#call?id=a%00b", {}, ["id must not have control characters"]],
  ["#call?body=%7B%22a%22%3A%0A1%7D", { body: '{"a":\n1}' }],
  ["#call?body=%7B", {}, ["body must be JSON"]],
  ["#call?nothing=1", {}],
  ["#call?id=1%2B1+1", { "path:id": "1+1+1" }],
])("%s brings %o", (hash, values, refused = []) => {
  const read = readHash(hash, fields);
  expect(read && Object.fromEntries(read.values)).toEqual(values);
  expect(read?.refused ?? []).toEqual(refused);
});

test("a form opens with the values that it was left with", () => {
  const open = ["query:a", "query:b", "path:c"].map((name) => field(name));
  const text = fc.string({ unit: "grapheme", maxLength: 20 }).filter((value) => !/\p{Cc}/u.test(value));
  fc.assert(
    fc.property(fc.tuple(text, text, text), (texts) => {
      const values = new Map(open.map(({ name }, at) => [name, texts[at] ?? ""]));
      expect(readHash(hashOf(values), open)).toEqual({ values, refused: [] });
    }),
  );
});
