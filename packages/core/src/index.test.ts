/** What the package offers its users: a change here is a change of the public surface. */
import { expect, it } from "vitest";
import * as surface from "./index.ts";

it("exports errors, exact JSON, ids, addresses and amounts, and no internals", () => {
  const names = Object.keys(surface);
  const classes = names.filter((name) => /^[A-Z]/.test(name));
  expect(names.filter((name) => !classes.includes(name))).toEqual([
    "parseJson",
    "printJson",
    "formatAddress",
    "hrpOf",
    "parseAddress",
    "blockchainIdOf",
    "blockchainOf",
    "formatEvmAddress",
    "parseEvmAddress",
    "formatId",
    "formatNodeId",
    "parseId",
    "parseNodeId",
    "formatAvax",
    "formatUnits",
    "parseAvax",
    "parseUnits",
  ]);
  expect(classes.every((name) => name.endsWith("Error"))).toBe(true);
});
