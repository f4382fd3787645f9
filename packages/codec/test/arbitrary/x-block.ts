/** Random X-Chain blocks, outputs and genesis states. */

import fc from "fast-check";
import type { Block, Genesis, Utxo } from "../../src/x/index.ts";
import { banff } from "./p-block.ts";
import { utxoFields } from "./part.ts";
import { id, some, text, type } from "./value.ts";
import { createAsset, signedXTx, xOutput } from "./x-tx.ts";

export const xBlock: fc.Arbitrary<Block> = fc.record({
  ...type("StandardBlock"),
  ...banff,
  merkleRoot: id,
  txs: some(signedXTx),
});

export const xUtxo: fc.Arbitrary<Utxo> = fc.record({ ...utxoFields, output: xOutput });

export const xGenesis: fc.Arbitrary<Genesis> = fc.record({
  assets: some(fc.record({ alias: text, tx: createAsset })),
});
