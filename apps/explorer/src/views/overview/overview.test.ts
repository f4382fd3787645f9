/** What the overview says of chains. */
import { expect, it } from "vitest";
import { methodText, parametersOf } from "../evm/method-text.ts";
import { aliasOf, healthOf } from "./health-of.ts";
import { byHour, ofDays } from "./tps-of.ts";

it.each([
  ["following", false, "good", "following"],
  ["following", true, "behind", "catching up"],
  ["catching-up", true, "behind", "catching up"],
  ["connecting", true, "behind", "connecting"],
  ["waiting", true, "bad", "waiting after a failure"],
  ["stopped", true, "bad", "stopped: the chain contradicts itself"],
  ["resting", false, "good", "resting"],
])("a chain that is %s (catching up: %s) is %s: %s", (state, catchingUp, dot, text) =>
  expect(healthOf({ state, catchingUp }, false)).toEqual({ dot, text }),
);

it("says of a recorded chain that no block follows", () =>
  expect(healthOf({ state: "following", catchingUp: false }, true)).toEqual({
    dot: "recorded",
    text: "recorded",
  }));

it("names chains as URLs do", () =>
  expect(["p-chain", "evm-43112"].map(aliasOf)).toEqual(["p-chain", "43112"]));

it("has the oldest transactions per second first", () => {
  const values = [
    { timestamp: 7_200, value: 7_200n },
    { timestamp: 3_600, value: 36 },
  ];
  expect(byHour(values)).toEqual([
    [3_600, 0.01],
    [7_200, 2],
  ]);
  expect(ofDays(values)).toEqual([
    [3_600, 36],
    [7_200, 7_200],
  ]);
});

it.each([
  [{ methodName: "transfer(address,uint256)", methodHash: "0xa9059cbb" }, "transfer"],
  [{ methodName: "Native Transfer" }, "Native Transfer"],
  [{ methodHash: "0x12345678" }, "0x12345678"],
  [{ methodName: "", methodHash: "" }, "transfer"],
  [undefined, "transfer"],
])("the method %j is called %s", (method, want) => expect(methodText(method)).toBe(want));

it.each([
  ["f()", []],
  ["Native Transfer", []],
  ["f(address)", ["address"]],
  ["f((uint256,bytes)[],address)", ["(uint256,bytes)[]", "address"]],
])("the parameters of %s are %j", (signature, want) => expect(parametersOf(signature)).toEqual(want));
