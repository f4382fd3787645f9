/** Text in bytes. */
import { expect, it } from "vitest";
import { hexText } from "./hex-text.ts";

const word = (value: number) => value.toString(16).padStart(64, "0");
const hex = (text: string) => Buffer.from(text).toString("hex");

it.each([
  ["0x", undefined],
  ["0x00", undefined],
  ["0xff", undefined],
  [`0x${hex("hello, ünïcode")}`, "hello, ünïcode"],
  [`0x${word(32)}${word(5)}${hex("hello").padEnd(64, "0")}`, "hello"],
  [`0x${word(32)}${word(99)}${hex("hello").padEnd(64, "0")}`, undefined],
  ["0xabc", undefined],
])("the bytes %s are the text %s", (given, want) => expect(hexText(given)).toBe(want));
