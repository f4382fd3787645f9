import { decodeCb58, parseNodeId } from "@primary-network/codec";
import { expect, test } from "vitest";
import { badRequests, changesFor, unknownLike } from "./failures.ts";
import type { FormField } from "./form-fields.ts";

const field = (name: string, value: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  type: "text",
  value,
  isRequired: true,
  isShown: true,
  ...more,
});

test("what is unknown is as well formed as what is known", () => {
  const hash = `0x${"ab".repeat(32)}`;
  expect(unknownLike(hash)).toBe(`0x${"1".repeat(64)}`);
  expect(parseNodeId(unknownLike("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"))).toHaveLength(20);
  expect(decodeCb58(unknownLike("11111111111111111111111111111111LpoYY"))).toHaveLength(32);
  expect(unknownLike("43112")).toBe("999999999");
  expect(unknownLike("aa22054a-cb7c-4a4e-9b83-59f2ede74138")).toMatch(/^0{8}-/);
  expect(unknownLike("word")).toBe("nothing");
});

const fields = [
  field("path:blockchainId", "p-chain", { choices: ["p-chain", "x-chain"] }),
  field("path:id", "12"),
  field("query:pageSize", "2", { type: "number" }),
  field("query:pageToken", ""),
  field("body", "{}", { type: "json" }),
];
const shown = (status: string) => changesFor(status, fields).map(([{ name }, value]) => `${name} ${value}`);

test.each<[status: string, changes: string[]]>([
  ["404", ["path:id 999999999"]],
  ["501", ["path:blockchainId p-chain", "path:blockchainId x-chain"]],
  ["503", []],
])("%s by %o", (status, changes) => expect(shown(status)).toEqual(changes));

test("400 by what a link can bring before what it cannot", () => {
  const all = shown("400");
  expect(all[0]).toBe("query:pageSize 1000000");
  expect(all.at(-1)).toBe("path:blockchainId nothing");
});

test("a node is sent text, an incomplete request, and each parameter wrong", () => {
  const requests = badRequests("platform.getBlock", { blockID: "11111111111111111111111111111111LpoYY" });
  expect(requests[0]).toEqual({ body: "x" });
  expect(requests.map(({ params }) => params)).toContainEqual({ blockID: "nothing" });
  expect(requests.map(({ params }) => params)).toContainEqual({ blockID: { wrong: true } });
});
