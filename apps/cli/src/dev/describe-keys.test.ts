/** The development keys that `dev --print-keys` prints are those of the addresses beside them. */
import { addressOfPublicKey, decodeCb58, decodeHex, parseAddress, publicKeyOf } from "@primary-network/codec";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { bytesToHex } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { beforeAll, expect, it } from "vitest";
import { describeKeys } from "./describe-keys.ts";

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({ validators: 4, delegators: 0, weeks: 2 });
});

it("prints each account with its addresses and its key in both forms", () => {
  const [warning, ...parts] = describeKeys(net).split("\n\n");
  expect(warning).toContain("THESE KEYS ARE PUBLIC");
  expect(parts.map((part) => part.split(":")[0])).toEqual(Object.keys(net.accounts));
  for (const part of parts) {
    const [, p = "", x = "", c = "", evm = "", hex = "", cb58 = ""] = part
      .split("\n")
      .map((line) => line.trim().split(/ {2,}/).at(-1) ?? "");
    const key = decodeHex(hex, { checksum: false });
    expect(decodeCb58(cb58.replace("PrivateKey-", ""))).toEqual(key);
    const bytes = addressOfPublicKey(publicKeyOf(key));
    expect([p, x, c].map((address) => parseAddress(address))).toEqual(
      ["P", "X", "C"].map((chain) => ({ chain, hrp: net.hrp, bytes })),
    );
    expect(evm).toBe(privateKeyToAddress(bytesToHex(key)).toLowerCase());
  }
});

it("names the mnemonic of the EVM accounts when the network has an EVM", () => {
  const phrase = "test test test test test test test test test test test junk";
  expect(describeKeys(net)).not.toContain(phrase);
  const evmChains = [{ name: "C-Chain" }] as unknown as Localnet["evmChains"]; // only their number counts
  expect(describeKeys({ accounts: net.accounts, hrp: net.hrp, evmChains } as Localnet)).toContain(phrase);
});
