/** The genesis of mainnet and of the local network, rebuilt from their published configurations, has the known ids. */

import { sha256 } from "@noble/hashes/sha2.js";
import { describe, expect, test } from "vitest";
import { readFixture } from "../../../fixtures/fixture.ts";
import { encodeCb58 } from "../src/index.ts";
import { decodeGenesis, encodeGenesis, txId } from "../src/p/index.ts";
import {
  decodeGenesis as decodeXGenesis,
  encodeGenesis as encodeXGenesis,
  txId as xTxId,
} from "../src/x/index.ts";
import { type GenesisConfig, genesisOf } from "./published-genesis.ts";

const vectors = readFixture<{
  genesis: Record<string, { genesisID: string; xChainID: string; cChainID: string; assetID: string }>;
}>("avalanchego/pchain-vectors.json");
const configs: Record<string, GenesisConfig> = {
  local: readFixture("avalanchego/genesis_local.json"),
  mainnet: readFixture("avalanchego/genesis_mainnet.json.gz"),
};

describe.each(Object.entries(configs))("%s", (network, config) => {
  const want = vectors.genesis[network];
  const { genesis, avaxId } = genesisOf(config);

  test("AVAX, X-Chain and C-Chain have their ids", () => {
    expect(encodeCb58(avaxId)).toBe(want?.assetID);
    expect(genesis.chains.map((tx) => encodeCb58(txId(tx)))).toEqual([want?.xChainID, want?.cChainID]);
  });

  test("the X-Chain's state in its CreateChainTx has AVAX as its one asset", () => {
    const [create] = decodeGenesis(encodeGenesis(genesis)).chains;
    const data =
      create?.unsignedTx.type === "CreateChainTx" ? create.unsignedTx.genesisData : new Uint8Array();
    const state = decodeXGenesis(data);
    expect(state.assets.map(({ alias, tx: { symbol } }) => [alias, symbol])).toEqual([["AVAX", "AVAX"]]);
    expect(state.assets.map(({ tx }) => encodeCb58(xTxId({ unsignedTx: tx, credentials: [] })))).toEqual([
      want?.assetID,
    ]);
    expect(encodeCb58(sha256(encodeXGenesis(state)))).toBe(encodeCb58(sha256(data)));
  });

  test("the whole genesis has its id and round-trips", () => {
    const bytes = encodeGenesis(genesis);
    expect(encodeCb58(sha256(bytes))).toBe(want?.genesisID);
    // Over a megabyte: compared by hash, since comparing item by item takes seconds.
    expect(encodeCb58(sha256(encodeGenesis(decodeGenesis(bytes))))).toBe(want?.genesisID);
  });
});
