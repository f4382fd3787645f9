/** The genesis rules, held against the recorded ids of mainnet and of the node's own local network. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58 } from "@primary-network/codec";
import { decodeGenesis, encodeGenesis } from "@primary-network/codec/p";
import { expect, test } from "vitest";
import { readFixture } from "../../../../fixtures/fixture.ts";
import { createGenesis } from "./genesis.ts";
import { type GenesisFile, readGenesisFile } from "./genesis-file.ts";

const files: { readonly [network: string]: GenesisFile } = {
  local: readFixture("avalanchego/genesis_local.json"),
  mainnet: readFixture("avalanchego/genesis_mainnet.json.gz"),
};
const recorded = readFixture<{ genesis: Record<string, object> }>("avalanchego/pchain-vectors.json").genesis;

test.each(Object.entries(files))("builds the node's %s genesis byte for byte", (network, file) => {
  const built = createGenesis(readGenesisFile(file));
  expect({
    assetID: encodeCb58(built.avaxAssetId),
    xChainID: encodeCb58(built.xChainId),
    cChainID: encodeCb58(built.cChainId),
    genesisID: encodeCb58(sha256(built.bytes)),
  }).toEqual(recorded[network]);
  // Mainnet's is over a megabyte: compared by its bytes, since comparing item by item takes seconds.
  expect(bytesToHex(sha256(encodeGenesis(decodeGenesis(built.bytes))))).toBe(bytesToHex(sha256(built.bytes)));
});
