/** Addresses among parameters: checked before anything is sent, in each of the forms in which callers have them. */
import { describe, expect, it } from "vitest";
import { ValidationError } from "../errors/validation.ts";
import type { Param } from "../operation.ts";
import { prepareAddresses } from "./address-params.ts";

const A = "fuji1wycv8n7d2fg9aq6unp23pnj4q0arv03ysya8jw";
const B = "fuji1xpmx0ljrpvqexrvrj26fnggvr0ax9wm32gaxmx";
const MAINNET = "avax1jkjyvlwclyu42n4yuegpczpfgwrf8r9lyj0d3c";
const EVM = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC";

const params: Record<string, Param> = {
  network: { in: "path", type: "string" },
  list: { in: "query", type: "array", csv: true, address: true },
  joined: { in: "body", type: "string", address: true },
  other: { in: "query", type: "string" },
};

const prepare = prepareAddresses(/^0x/);
const prepared = (values: Record<string, unknown>) => {
  const copy = { network: "fuji", ...values };
  prepare("op", copy, params);
  return { ...copy, network: undefined };
};

describe("sends", () => {
  it.each<[given: Record<string, unknown>, want: object]>([
    [{ list: [A] }, { list: [A] }],
    [{ list: [`P-${A}`, `X-${B}`, EVM] }, { list: [A, B, EVM] }],
    [{ list: `C-${A},${B}` }, { list: [A, B] }],
    [{ list: [A.toUpperCase()] }, { list: [A] }],
    [{ joined: `P-${A},${B}` }, { joined: `${A},${B}` }],
    [{ joined: [`P-${A}`, B] }, { joined: `${A},${B}` }],
    [{ other: "fuji1" }, { other: "fuji1" }],
    // What is left out or of another type is judged by the rules of its type.
    [{ list: [] }, { list: [] }],
    [{ joined: [] }, { joined: [] }],
    [
      { list: undefined, joined: null },
      { list: undefined, joined: null },
    ],
    [{ list: 5 }, { list: 5 }],
    [{ list: [5] }, { list: [5] }],
  ])("%o as %o", (given, want) => {
    expect(prepared(given)).toEqual({ ...want, network: undefined });
  });
});

describe("refuses", () => {
  it.each<[given: Record<string, unknown>, field: string, rule: RegExp]>([
    [{ list: [A, MAINNET] }, "list[1]", /^belongs to mainnet/],
    [{ list: A.replace("wyc", "wyq") }, "list", /^has an invalid checksum/],
    [{ joined: `${A},` }, "joined[1]", /^must be an address/],
    [{ joined: `${A}, ${B}` }, "joined[1]", /^must be an address/],
    [{ list: "" }, "list", /^must be an address/],
  ])("%o", (given, field, rule) => {
    let error: unknown;
    try {
      prepared(given);
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof ValidationError)) throw error;
    expect([error.operation, error.field]).toEqual(["op", field]);
    expect(error.rule).toMatch(rule);
  });
});

it("does not judge the network where a call names none", () => {
  const values = { list: [A, MAINNET] };
  prepare("op", values, params);
  expect(values.list).toEqual([A, MAINNET]);
});
