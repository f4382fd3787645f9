/** AVAX, and another asset, between the three chains in all six directions; and what the node refuses. */
import { avaxAssetIdOf, CAtomic } from "./c-atomic.ts";
import { AVAX, type Lane } from "./lane.ts";
import { type Build, EMPTY_ID, PChain } from "./p-chain.ts";
import { ownedBy, type Signers } from "./signers.ts";
import { XChain } from "./x-chain.ts";

/** Runs the lane. */
export async function driveCrossings(lane: Lane): Promise<void> {
  const { network, journal, xChainId, cChainId } = lane;
  const name = "crossings";
  const ivan = lane.account("ivan");
  const kim = lane.account("kim");
  const from: Signers = [ivan];
  const own = ownedBy(from);
  const shared = ownedBy([ivan, kim], 2);
  const p = await PChain.open(network, journal, name);
  const x = await XChain.open(lane, name);
  const c = new CAtomic(lane, name, await avaxAssetIdOf(network.nodes[0].url));

  const exportFromP = (
    destinationChain: Uint8Array,
    amount: bigint,
    to = own,
  ): [{ from: Signers; pay: bigint }, Build] => [
    { from, pay: amount },
    (base) => ({ type: "ExportTx", ...base, destinationChain, exportedOutputs: [p.output(amount, to)] }),
  ];
  const importToP = async (label: string, sourceChain: Uint8Array, by: Signers = from) =>
    p.issue(label, { from: by, coins: await p.coins(by, sourceChain) }, (base) => ({
      type: "ImportTx",
      ...base,
      inputs: [],
      sourceChain,
      importedInputs: base.inputs,
    }));
  const exportFromX = (
    label: string,
    destinationChain: Uint8Array,
    amount: bigint,
    assetId = x.avaxAssetId,
    to = own,
  ) =>
    x.issue(label, { from, others: [{ assetId, amount }] }, (base) => ({
      type: "ExportTx",
      ...base,
      destinationChain,
      exportedOutputs: [x.output(amount, to, assetId)],
    }));
  const importToX = async (label: string, sourceChain: Uint8Array) =>
    x.issue(label, { from, coins: await x.coins(from, sourceChain) }, (base) => ({
      type: "ImportTx",
      ...base,
      inputs: [],
      sourceChain,
      importedInputs: base.inputs,
    }));

  await p.issue("P to X", ...exportFromP(xChainId, 10n * AVAX));
  await importToX("X from P", EMPTY_ID);
  await p.issue("P to C", ...exportFromP(cChainId, 20n * AVAX));
  await p.issue("P to C once more", ...exportFromP(cChainId, 7n * AVAX));
  await c.issue("C from P, two outputs for two accounts", await c.importTx(ivan, EMPTY_ID, [ivan, kim]), [
    ivan,
  ]);
  await c.issue("C to P", await c.exportTx([ivan], EMPTY_ID, 3n * AVAX, own), [ivan]);
  await importToP("P from C", cChainId);
  await c.issue("C to X, of two accounts", await c.exportTx([ivan, kim], xChainId, 2n * AVAX, own), [
    ivan,
    kim,
  ]);
  await importToX("X from C", cChainId);
  await exportFromX("X to C", cChainId, 5n * AVAX);
  const twice = await c.importTx(ivan, xChainId, [ivan]);
  await c.issue("C from X", twice, [ivan]);
  await c.refused("C from X again", twice, [ivan]);
  await c.refused("C to P with too high a nonce", await withNonce(c, lane), [ivan]);
  await exportFromX("X to P, for two together", EMPTY_ID, 6n * AVAX, x.avaxAssetId, shared);
  await importToP("P from X, by two together", xChainId, [ivan, kim]);
  await p.refused("P to nowhere", ...exportFromP(new Uint8Array(32).fill(7), AVAX));
}

async function withNonce(c: CAtomic, lane: Lane) {
  const ivan = lane.account("ivan");
  const tx = await c.exportTx([ivan], EMPTY_ID, AVAX, ownedBy([ivan]));
  return { ...tx, inputs: tx.inputs.map((input) => ({ ...input, nonce: input.nonce + 5n })) };
}
