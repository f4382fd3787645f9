/** The C-Chain's genesis: the public networks' own hash, and what is refused. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { encodeHex } from "@primary-network/codec";
import { blockId } from "@primary-network/codec/c";
import { expect, test } from "vitest";
import { readFixture } from "../../../../../fixtures/fixture.ts";
import { readCGenesis } from "./genesis.ts";
import { EMPTY_ROOT, triePath, trieRoot } from "./trie.ts";

const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
const text = (value: string) => new TextEncoder().encode(value);

test("fuji's genesis has its published hash", () => {
  const fuji = readFixture<{ cChainGenesis: string }>("avalanchego/genesis_fuji.json");
  const { block } = readCGenesis(fuji.cChainGenesis);
  expect(hex(blockId(block))).toBe("0x31ced5b9beb7f8782b014660da0cb18cc409f121f408186886e1ca3e8eeca96b");
});

test("computes the roots of tries with hashed keys", () => {
  expect(hex(EMPTY_ROOT)).toBe("0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421");
  // A test vector that Ethereum publishes for tries of hashed keys.
  const pairs = { doe: "reindeer", dog: "puppy", dogglesworth: "cat" };
  const want = "0xd4cd937e4a4368d7931a9cf51686b7e10abb3dce38a39000fd7902a092b64585";
  const entries = Object.entries(pairs).map(([key, value]) => ({
    path: triePath(text(key)),
    value: text(value),
  }));
  expect(hex(trieRoot(entries))).toBe(want);
  expect(hex(trieRoot(entries.reverse()))).toBe(want);
});

test("genesis accounts have balance, nonce, code and storage", () => {
  const address = "0100000000000000000000000000000000000000";
  const alloc = {
    [address]: { balance: "0x10", nonce: "7", code: "0x60", storage: { [`0x${"0".repeat(64)}`]: "0x05" } },
  };
  const { accounts, block } = readCGenesis(JSON.stringify({ alloc, timestamp: 9, nonce: "0x42" }));
  const account = accounts.get(hexToBytes(address));
  expect(account).toMatchObject({ balance: 16n, nonce: 7n });
  expect(account.storageRoot).not.toEqual(EMPTY_ROOT);
  expect([block.timestamp, hex(block.nonce)]).toEqual([9n, "0x0000000000000042"]);
  const bare = { [address]: { ...alloc[address], storage: { [`0x${"0".repeat(64)}`]: "0x00" } } };
  expect(readCGenesis(JSON.stringify({ alloc: bare })).accounts.get(hexToBytes(address)).storageRoot).toEqual(
    EMPTY_ROOT,
  );
});

test.each<[want: string, json: string]>([
  ["cChainGenesis is not JSON", "{"],
  ["cChainGenesis must be an object", "[]"],
  ["cChainGenesis.alloc must be an object", '{"alloc":7}'],
  ["cChainGenesis.alloc.01 must be 20 bytes of hex", '{"alloc":{"01":{}}}'],
  [
    `cChainGenesis.alloc.${"0".repeat(40)}.balance must be an integer`,
    `{"alloc":{"${"0".repeat(40)}":{"balance":"lots"}}}`,
  ],
  ["cChainGenesis.timestamp must be an integer", '{"timestamp":-1}'],
  ["cChainGenesis.mixHash must be 32 bytes of hex", '{"mixHash":"0x00"}'],
])("%s", (want, json) => {
  expect(() => readCGenesis(json)).toThrow(RangeError);
  expect(() => readCGenesis(json)).toThrow(want);
});
