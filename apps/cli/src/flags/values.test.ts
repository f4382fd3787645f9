/** The values of flags: ports, intervals, times. */
import { describe, expect, it } from "vitest";
import { parseChain, parseEvmChain } from "./query-flags.ts";
import { parseInterval, parsePort, parseTime, parseTimeOrNever } from "./values.ts";

describe("parsePort", () => {
  it.each([
    ["0", 0],
    ["1", 1],
    ["8080", 8080],
    ["65535", 65_535],
  ])("reads %j", (given, want) => {
    expect(parsePort(given)).toBe(want);
  });
  it.each(["", "-1", "65536", "80.5", "0x50", "eighty", " 80", "1e3"])("refuses %j", (given) => {
    expect(() => parsePort(given)).toThrow("Expected a port from 0 to 65535.");
  });
});

describe("parseInterval", () => {
  it.each([
    ["0", 0],
    ["10", 10],
    ["86400", 86_400],
  ])("reads %j", (given, want) => {
    expect(parseInterval(given)).toBe(want);
  });
  it.each(["", "-1", "86401", "1.5", "ten"])("refuses %j", (given) => {
    expect(() => parseInterval(given)).toThrow(/whole number from 0 to 86400/);
  });
});

describe("parseTime", () => {
  it.each<[text: string, want: number]>([
    ["1780272000", 1_780_272_000],
    ["2026-06-01", 1_780_272_000],
    ["2026-06-01T00:00Z", 1_780_272_000],
    ["2026-06-01T02:00:00+02:00", 1_780_272_000],
  ])("%s is %i", (text, want) => expect(parseTime(text)).toBe(want));

  it.each([
    "",
    "now",
    "-1",
    "1",
    "2026-06-01T00:00:00",
    "2026-13-01",
    "1999-12-31",
    "9999-01-01",
    "1780272000.5",
  ])("%j is not a valid time", (text) => expect(() => parseTime(text)).toThrow(/Expected Unix seconds/));
});

describe("parseTimeOrNever", () => {
  it("reads a time", () => expect(parseTimeOrNever("2026-06-01")).toBe(1_780_272_000));
  it("reads never", () => expect(parseTimeOrNever("never")).toBe("never"));
  it.each(["", "Never", "now", "1"])("refuses %j", (text) =>
    expect(() => parseTimeOrNever(text)).toThrow(/Expected "never", Unix seconds/),
  );
});

describe("chains", () => {
  it.each(["p-chain", "x-chain", "c-chain", "43114"])("%s is one", (text) =>
    expect(parseChain(text)).toBe(text),
  );
  it.each(["y-chain", "P", "43_114", ""])("%j is none", (text) =>
    expect(() => parseChain(text)).toThrow("Expected p-chain, x-chain, c-chain or an EVM chain id."),
  );
  it.each(["c-chain", "0xa86a"])("%s is none of the EVM", (text) =>
    expect(() => parseEvmChain(text)).toThrow("Expected an EVM chain id such as 43114."),
  );
});
