import { stringifyJson } from "@primary-network/codec";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonBytes, JsonText } from "../api/json/json-text.ts";
import { writeJson } from "../api/json/written.ts";
import { bodyJson, bodyValue, parseExactly } from "./body.ts";

const big = 18446744073709551615n;
const items = [{ amount: big, note: '"x"' }];
const text = new JsonText(writeJson(items));
const bytes = new JsonBytes<typeof items>(new TextEncoder().encode(writeJson(items)));

test.each([
  ["values only", { a: 1, b: undefined }, '{"a":1}'],
  [
    "a field that is written",
    { nextPageToken: "t", items: text, gone: undefined, info: { big } },
    `{"nextPageToken":"t","items":[{"amount":${big},"note":"\\"x\\""}],"info":{"big":${big}}}`,
  ],
  ["a body that is written", text, `[{"amount":${big},"note":"\\"x\\""}]`],
  ["a list", [1, big], `[1,${big}]`],
  ["null", null, "null"],
])("the text of %s", (_, body, want) => {
  expect(bodyJson(body)).toBe(want);
});

test.each([
  ["a field", { nextPageToken: "é", items: bytes }, `{"nextPageToken":"é","items":${text.json}}`],
  [
    "a field beside text",
    { items: bytes, gone: undefined, more: text },
    `{"items":${text.json},"more":${text.json}}`,
  ],
  ["the body", bytes, text.json],
])("bytes in %s stay bytes", (_, body, want) => {
  expect(bodyJson(body)).toEqual(new TextEncoder().encode(want));
});

test.each([
  ["a field that is written", { items: text, total: 1 }, { items, total: 1 }],
  ["a body that is written", text, items],
  ["bytes", { items: bytes, total: 1 }, { items, total: 1 }],
  ["a body of bytes", bytes, items],
  ["values only", { items }, { items }],
])("the values of %s", (_, body, want) => {
  expect(bodyValue(body)).toEqual(want);
});

describe("parsing without rounding", () => {
  test("is the inverse of writing", () => {
    const scalar = fc.oneof(
      fc.constantFrom(
        null,
        true,
        1.5,
        -0.25,
        1e300,
        1e-7,
        2 ** 60,
        "\u0000i5",
        "\u0000",
        "\\u0000i1",
        "12345678901234567890",
      ),
      fc.maxSafeInteger(),
      fc.bigInt({ min: 10n ** 16n, max: 2n ** 200n }),
      fc.string(),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        scalar,
        fc.array(tie("value")),
        fc.dictionary(fc.string(), tie("value")),
      ),
    }));
    fc.assert(
      fc.property(value, (given) => {
        const json = stringifyJson(given as never);
        expect(stringifyJson(parseExactly(json) as never)).toBe(json);
      }),
    );
  });

  test("keeps integers that a number may hold as numbers", () => {
    expect(parseExactly("[1,-900719925474099,9007199254740993]")).toEqual([
      1,
      -900719925474099,
      9007199254740993n,
    ]);
  });
});
