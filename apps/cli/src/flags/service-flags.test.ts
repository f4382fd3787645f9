/** Flags of commands that serve. */
import { Command } from "commander";
import { expect, it } from "vitest";
import { withServiceFlags } from "./service-flags.ts";

const read = (...args: string[]) =>
  withServiceFlags(new Command().exitOverride().configureOutput({ writeErr: () => {} }), "off")
    .parse(args, { from: "user" })
    .opts();

it.each<[args: string[], want: object]>([
  [[], { limits: "off", trustProxy: 0, compat: false }],
  [["--compat"], { limits: "off", trustProxy: 0, compat: true }],
  [["--limits", "public", "--trust-proxy", "2"], { limits: "public", trustProxy: 2, compat: false }],
  [
    ["--allow-host", "data.example", "[::1]", "--allow-host", "*"],
    { limits: "off", trustProxy: 0, compat: false, allowHost: ["data.example", "[::1]", "*"] },
  ],
])("reads %j", (args, want) => {
  expect(read(...args)).toEqual(want);
});

it.each<[args: string[], message: RegExp]>([
  [["--limits", "some"], /Allowed choices are public, off/],
  [["--trust-proxy", "yes"], /whole number from 0 to 99/],
  [["--trust-proxy", "-1"], /whole number from 0 to 99/],
  [["--allow-host", "data.example:80"], /a host name without a port/],
  [["--allow-host", "http://data.example"], /a host name without a port/],
])("refuses %j", (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
