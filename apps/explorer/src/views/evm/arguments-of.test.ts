/** Arguments in the input data of calls. */
import { expect, it } from "vitest";
import { argumentsOf } from "./arguments-of.ts";

const word = (hex: string) => hex.padStart(64, "0");
const address = "ab".repeat(20);
const input = (...words: string[]) => `0x12345678${words.join("")}`;

it.each([
  ["f()", input(), []],
  [
    "transfer(address,uint256)",
    input(word(address), word("ff")),
    [
      { type: "address", name: "to", value: `0x${address}` },
      { type: "uint256", name: "amount", value: "255" },
    ],
  ],
  ["f(string)", input(word("20"), word("2"), "6869".padEnd(64, "0")), [{ type: "string", value: "hi" }]],
  [
    "f(bool,int8,bytes4)",
    input(word("1"), "f".repeat(64), "deadbeef".padEnd(64, "0")),
    [
      { type: "bool", value: "true" },
      { type: "int8", value: "-1" },
      { type: "bytes4", value: "0xdeadbeef" },
    ],
  ],
  [
    "f(bytes,uint8)",
    input(word("40"), word("7"), word("0")),
    [{ type: "bytes" }, { type: "uint8", value: "7" }],
  ],
  [
    "f(uint8,(uint8,uint8),uint8)",
    input(word("7"), word("1"), word("2"), word("3")),
    [{ type: "uint8", value: "7" }, { type: "(uint8,uint8)" }, { type: "uint8" }],
  ],
  ["f(uint8[2],bool)", input(word("7"), word("1"), word("1")), [{ type: "uint8[2]" }, { type: "bool" }]],
  ["f(uint8)", "0x12345678", [{ type: "uint8" }]],
])("%s of %s has %j", (signature, data, want) => expect(argumentsOf(signature, data)).toEqual(want));
