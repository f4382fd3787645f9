import { expect, test } from "vitest";
import { jsonBytes } from "../api/json/json-bytes.ts";
import { jsonOf } from "./json-response.ts";

const big = 18446744073709551615n;
const items = [{ amount: big, note: 'é"x"' }];
const text = `[{"amount":${big},"note":"é\\"x\\""}]`;
const written = jsonBytes((out) => out.json(items));

test.each([
  ["an object of values only", { a: 1, b: undefined }, '{"a":1}'],
  ["a list", [1, big], `[1,${big}]`],
  ["null", null, "null"],
  ["no body", undefined, undefined],
])("%s has no bytes", (_, body, want) => {
  expect(jsonOf(body)).toBe(want);
});

test.each([
  ["a body that is written", written, text],
  [
    "a body with a field that is written",
    { nextPageToken: "é", items: written, gone: undefined, info: { big } },
    `{"nextPageToken":"é","items":${text},"info":{"big":${big}}}`,
  ],
  ["a body of written fields", { items: written, more: written }, `{"items":${text},"more":${text}}`],
])("%s is bytes", (_, body, want) => {
  expect(jsonOf(body)).toEqual(new TextEncoder().encode(want));
});
