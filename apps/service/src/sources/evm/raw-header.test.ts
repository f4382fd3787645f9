/** Headers of an L1; those of the C-Chain are checked with whole blocks. */

import { expect, test } from "vitest";
import { keccak256 } from "./keccak.ts";
import { rawHeader } from "./raw-header.ts";
import { JsonObject } from "./read-json.ts";

const ZERO_HASH = `0x${"0".repeat(64)}`;

/**
 * A header of subnet-evm, with the fields up to Granite (avalanchego,
 * `graft/subnet-evm/internal/ethapi/testdata`).
 */
const L1_BLOCK = {
  baseFeePerGas: "0x5d21dba00",
  blobGasUsed: "0x0",
  blockGasCost: "0x0",
  difficulty: "0x1",
  excessBlobGas: "0x0",
  extraData: `0x${"0".repeat(160)}`,
  gasLimit: "0x7a1200",
  gasUsed: "0x5208",
  hash: "0x08982d2a5e6262a2f7222c39d1d549b32ddda7d9def85d0cace4c23d20a8447f",
  minDelayExcess: "0x799d4c",
  miner: `0x${"0".repeat(40)}`,
  mixHash: ZERO_HASH,
  nonce: "0x0000000000000000",
  number: "0x1",
  parentBeaconBlockRoot: ZERO_HASH,
  parentHash: "0x3dab1f520258d2b470c8fb84c334d37cdc1d4e25f8df44b006be1bb33cfd3856",
  receiptsRoot: "0x056b23fbba480696b65fe5a59b8f2148a1299103c4f57df839233af2cf4ca2d2",
  sha3Uncles: "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347",
  stateRoot: "0xa17c770ca1e18e544a4a6d14b611cd03b505d465cc967ba5162d59ce459b553d",
  timestamp: "0xa",
  timestampMilliseconds: "0x2710",
  transactionsRoot: "0x87c65a3f1a98dafe282ace11eaf88b8f31bf41fe6794d401d2f986c1af84bcd5",
  logsBloom: `0x${"0".repeat(512)}`,
};

const hashOf = (block: object): string => {
  const bytes = rawHeader(new JsonObject(block, "block")) ?? expect.unreachable();
  return `0x${Buffer.from(keccak256(bytes)).toString("hex")}`;
};

test("the header of an L1's block has the block's hash", () => {
  expect(hashOf(L1_BLOCK)).toBe(L1_BLOCK.hash);
  expect(hashOf({ ...L1_BLOCK, gasUsed: "0x5209" })).not.toBe(L1_BLOCK.hash);
});

test("a header without a field that every header has is not written", () => {
  const { stateRoot: _, ...rest } = L1_BLOCK;
  expect(rawHeader(new JsonObject(rest, "block"))).toBeUndefined();
});

test("a field of another size is refused", () => {
  expect(() => hashOf({ ...L1_BLOCK, nonce: "0x00" })).toThrow(/block\.nonce must hold 8 bytes, not 1/);
});
