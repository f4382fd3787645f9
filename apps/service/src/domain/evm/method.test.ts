import { expect, test } from "vitest";
import { methodOf, SIGNATURES, selectorOf } from "./method.ts";

const RECIPIENT = `0x${"1".repeat(40)}`;

test.each([
  {
    why: "value",
    to: RECIPIENT,
    input: "0x",
    want: { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" },
  },
  {
    why: "value with less data than a selector",
    to: RECIPIENT,
    input: "0xa9059c",
    want: { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" },
  },
  {
    why: "a creation",
    to: null,
    input: "0x60806040",
    want: { callType: "CONTRACT_CREATION", methodHash: "", methodName: "Contract Created" },
  },
  {
    why: "a creation of nothing",
    to: null,
    input: "0x",
    want: { callType: "CONTRACT_CREATION", methodHash: "", methodName: "Contract Created" },
  },
  {
    why: "a known function",
    to: RECIPIENT,
    input: `0xa9059cbb${"0".repeat(128)}`,
    want: { callType: "CONTRACT_CALL", methodHash: "0xa9059cbb", methodName: "transfer(address,uint256)" },
  },
  {
    why: "a function that nobody knows",
    to: RECIPIENT,
    input: "0x00000001",
    want: { callType: "CONTRACT_CALL", methodHash: "0x00000001" },
  },
])("$why", ({ to, input, want }) => {
  expect(methodOf(to, input)).toEqual(want);
});

// Selectors as the standards and the chains' explorers tell them.
test.each([
  { selector: "0x095ea7b3", want: "approve(address,uint256)" },
  { selector: "0x23b872dd", want: "transferFrom(address,address,uint256)" },
  { selector: "0xd505accf", want: "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)" },
  { selector: "0x42842e0e", want: "safeTransferFrom(address,address,uint256)" },
  { selector: "0xb88d4fde", want: "safeTransferFrom(address,address,uint256,bytes)" },
  { selector: "0xf242432a", want: "safeTransferFrom(address,address,uint256,uint256,bytes)" },
  { selector: "0x2eb2c2d6", want: "safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)" },
  { selector: "0xa22cb465", want: "setApprovalForAll(address,bool)" },
  { selector: "0xd0e30db0", want: "deposit()" },
  { selector: "0x2e1a7d4d", want: "withdraw(uint256)" },
  { selector: "0x38ed1739", want: "swapExactTokensForTokens(uint256,uint256,address[],address,uint256)" },
  { selector: "0xac9650d8", want: "multicall(bytes[])" },
  { selector: "0x5ae401dc", want: "multicall(uint256,bytes[])" },
  { selector: "0x82ad56cb", want: "aggregate3((address,bool,bytes)[])" },
  {
    selector: "0x6a761202",
    want: "execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)",
  },
  {
    selector: "0x62448850",
    want: "sendCrossChainMessage((bytes32,address,(address,uint256),uint256,address[],bytes))",
  },
  { selector: "0xccb5f809", want: "receiveCrossChainMessage(uint32,address)" },
  { selector: "0x8da5cb5b", want: undefined },
])("$selector is $want", ({ selector, want }) => {
  expect(methodOf(RECIPIENT, `${selector}00`).methodName).toBe(want);
  if (want !== undefined) expect(selectorOf(want)).toBe(selector);
});

test("no two signatures share a selector", () => {
  expect(new Set(SIGNATURES.map(selectorOf)).size).toBe(SIGNATURES.length);
});

/** A list of types as selectors are made of, to `t`; something else stays when it is none. */
function reduced(types: string): string {
  const next = types
    .replace(/\b(u?int\d{1,3}|address|bool|bytes\d{0,2}|string)\b/g, "t")
    .replace(/\((t(,t)*)?\)/g, "t")
    .replaceAll("t[]", "t");
  return next === types ? types : reduced(next);
}

// Another spelling of the same function, as with `uint` or the names of its parameters, has another selector.
test.each(SIGNATURES)("%s is in the canonical form that selectors need", (signature) => {
  const [, types = ""] = /^[a-zA-Z]\w*(\(.*\))$/.exec(signature) ?? [];
  expect(reduced(types)).toBe("t");
});
