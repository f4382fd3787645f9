/** Compares the printed accounts and keys with a network of the same seed. */
import { encodeHex } from "@primary-network/codec";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { beforeAll, expect, it } from "vitest";
import { describeKeys } from "./describe-keys.ts";
import { type AccountsFlags, runAccounts } from "./run-accounts.ts";

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({ seed: "accounts", validators: 4, delegators: 0, weeks: 2 });
});

function run(flags: Partial<AccountsFlags>): string {
  const lines: string[] = [];
  const out = { print: (text: string) => void lines.push(text), tell: () => {} };
  runAccounts({ seed: "accounts", keys: false, ...flags }, out, 120);
  return lines.join("\n");
}

it("lists the addresses without a key", () => {
  const text = run({});
  for (const { name, pAddress, privateKey } of Object.values(net.accounts)) {
    expect(text).toMatch(new RegExp(`${name} +0x[0-9a-f]{40} +${pAddress}`));
    expect(text).not.toContain(encodeHex(privateKey, { checksum: false }));
  }
  expect(run({ json: true })).not.toContain("privateKey");
});

it("adds the keys of the network on request, also as JSON", () => {
  expect(run({ keys: true })).toBe(describeKeys(net));
  const [first] = JSON.parse(run({ keys: true, json: true }));
  const { treasury } = net.accounts;
  expect(first).toMatchObject({ name: "treasury", p: treasury.pAddress, x: treasury.xAddress });
  expect(first.privateKey.hex).toBe(encodeHex(treasury.privateKey, { checksum: false }));
});
