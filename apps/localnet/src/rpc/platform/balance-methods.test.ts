/** Balances and outputs, against sums over all outputs of the state. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeHex, encodeCb58, encodeHex, formatAddress } from "@primary-network/codec";
import { decodeUtxo, encodeUtxo, type Utxo } from "@primary-network/codec/p";
import { expect, test } from "vitest";
import { sharedNode } from "../../../test/ask.ts";

const { localnet, ask } = await sharedNode();

const inner = (utxo: Utxo) => (utxo.output.type === "LockOut" ? utxo.output.output : utxo.output);
const ofAccount = (address: Uint8Array) =>
  [...localnet.state.utxos.values()].filter((utxo) =>
    inner(utxo).addresses.some((other) => bytesToHex(other) === bytesToHex(address)),
  );

test("balances have four categories, summed over all outputs of all addresses", async () => {
  const now = BigInt(localnet.now());
  const seen = new Set<string>();
  for (const { pAddress, address } of Object.values(localnet.accounts)) {
    const sums = { balance: 0n, unlocked: 0n, lockedStakeable: 0n, lockedNotStakeable: 0n };
    for (const utxo of ofAccount(address)) {
      const { amount, locktime } = inner(utxo);
      const outer = utxo.output.type === "LockOut" ? utxo.output.locktime : 0n;
      const bucket = locktime > now ? "lockedNotStakeable" : outer > now ? "lockedStakeable" : "unlocked";
      sums.balance += amount;
      sums[bucket] += amount;
      seen.add(bucket);
    }
    const response = await ask.result("platform.getBalance", { addresses: [pAddress] });
    expect(response).toMatchObject(
      Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, String(sum)])),
    );
    const avax = encodeCb58(localnet.avaxAssetId);
    expect(response.balances).toEqual({ [avax]: String(sums.balance) });
    expect(response.lockedStakeables).toEqual(
      sums.lockedStakeable > 0n ? { [avax]: String(sums.lockedStakeable) } : {},
    );
    expect(response.utxoIDs.length).toBe(ofAccount(address).length);
  }
  expect(seen).toEqual(new Set(["unlocked", "lockedStakeable", "lockedNotStakeable"]));
});

test("an address without outputs has zero balances and no list; a raw short id is accepted as an address", async () => {
  const nobody = new Uint8Array(20).fill(9);
  const want = { balance: "0", balances: {}, unlockeds: {}, utxoIDs: null };
  expect(await ask.result("platform.getBalance", { addresses: [encodeCb58(nobody)] })).toMatchObject(want);
  const address = formatAddress({ chain: "P", hrp: "local", bytes: nobody });
  expect(await ask.result("platform.getBalance", { addresses: [address] })).toMatchObject(want);
});

test("an output of two owners is counted once when both are requested", async () => {
  const { alice, bob } = localnet.accounts;
  const union = new Set([...ofAccount(alice.address), ...ofAccount(bob.address)]);
  const response = await ask.result("platform.getBalance", { addresses: [alice.pAddress, bob.pAddress] });
  expect(response.utxoIDs.length).toBe(union.size);
  expect(union.size).toBeLessThan(ofAccount(alice.address).length + ofAccount(bob.address).length);
});

test("pages of outputs together contain all outputs, for any page size", async () => {
  const { alice, carol } = localnet.accounts;
  const addresses = [alice.pAddress, carol.pAddress];
  const requested = new Set(
    [...ofAccount(alice.address), ...ofAccount(carol.address)].map((utxo) => encodeHex(encodeUtxo(utxo))),
  );
  for (const limit of [3, 7, 1_024]) {
    const seen = new Set<string>();
    let startIndex: object | undefined;
    for (let page = 0; page < 1_000; page += 1) {
      const response = await ask.result("platform.getUTXOs", {
        addresses,
        limit,
        ...(startIndex ? { startIndex } : {}),
      });
      for (const utxo of response.utxos) seen.add(utxo);
      if (response.utxos.length === 0) break;
      startIndex = response.endIndex;
    }
    expect(seen).toEqual(requested);
  }
});

test("an output exported by the X-Chain is listed as pending import", async () => {
  const { erin } = localnet.accounts;
  const { utxos, numFetched } = await ask.result("platform.getUTXOs", {
    addresses: [erin.pAddress],
    sourceChain: "X",
  });
  expect(numFetched).toBe("1");
  expect(inner(decodeUtxo(decodeHex(utxos[0]))).addresses).toEqual([erin.address]);
  expect(await ask.fault("platform.getUTXOs", { addresses: [erin.pAddress], sourceChain: "Q" })).toBe(
    'problem parsing source chainID "Q": there is no ID with alias: Q',
  );
});
