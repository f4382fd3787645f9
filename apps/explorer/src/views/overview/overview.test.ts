/** Texts and points of the overview. */
import { expect, it } from "vitest";
import { methodText, parametersOf } from "../evm/method-text.ts";
import { pointsOf } from "./activity-of.ts";

it("has the oldest counts first", () =>
  expect(
    pointsOf([
      { timestamp: 7_200, value: 7_200n },
      { timestamp: 3_600, value: 36 },
    ]),
  ).toEqual([
    [3_600, 36],
    [7_200, 7_200],
  ]));

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
