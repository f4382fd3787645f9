/** The X-Chain: payments, assets of every kind, minting, NFTs and properties; and what the node refuses. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { AssetFields, Operation, Output, Utxo } from "@primary-network/codec/x";
import { sortOutputs, sortXOutputs } from "@primary-network/wallet/funding";
import { AVAX, type Lane } from "./lane.ts";
import { EMPTY_ID, PChain } from "./p-chain.ts";
import { authorize, ownedBy, type Signers } from "./signers.ts";
import { type XBuild, XChain, type XCoin, type XPayment } from "./x-chain.ts";

const baseTx: XBuild = (base) => ({ type: "BaseTx", ...base });

const createAsset =
  (asset: AssetFields): XBuild =>
  (base) => ({ type: "CreateAssetTx", ...base, ...asset });

type Kind<Type extends Output["type"]> = XCoin & { readonly output: Extract<Output, { type: Type }> };

/** The first output of a kind and asset that some keys, all of them, may spend; operations spend one each. */
async function firstOf<Type extends Output["type"]>(
  x: XChain,
  of: Signers,
  assetId: Uint8Array,
  type: Type,
): Promise<Kind<Type>> {
  const found = (await x.coins(of)).find(
    (utxo): utxo is Kind<Type> =>
      utxo.output.type === type &&
      Buffer.compare(utxo.assetId, assetId) === 0 &&
      authorize(utxo.output, of)?.keys.length === of.length,
  );
  if (found === undefined) throw new Error(`there is no ${type} of the asset`);
  return found;
}

/** Pays for an operation on one output. */
function operate(
  from: Signers,
  { txId, outputIndex, assetId, output }: Utxo,
  operation: Operation,
): [XPayment, XBuild] {
  const authorized = authorize(output, from);
  if (authorized === undefined) throw new Error(`the ${output.type} is another's`);
  return [
    { from, operationKeys: authorized.keys },
    (base) => ({
      type: "OperationTx",
      ...base,
      operations: [{ assetId, utxoIds: [{ txId, outputIndex }], operation }],
    }),
  ];
}

const FIRST = { signatureIndices: [0] };

/** Runs the lane. */
export async function driveXAssets(lane: Lane): Promise<void> {
  const x = await XChain.open(lane, "X assets");
  const [judy, kim] = [lane.account("judy"), lane.account("kim")];
  const from: Signers = [judy];
  const own = ownedBy(from);
  const before = await x.coins(from);

  await x.issue("to one", { from, outputs: [x.output(3n * AVAX, ownedBy([kim]))] }, baseTx);
  await x.issue(
    "to several, one of them two of two, one under a lock",
    {
      from,
      outputs: [
        x.output(AVAX, ownedBy([kim])),
        x.output(2n * AVAX, ownedBy([judy, kim], 2)),
        x.output(AVAX, ownedBy([kim], 1, 4_000_000_000n)),
      ],
    },
    baseTx,
  );
  const shared = (await x.coins([judy, kim])).filter(({ output }) => output.threshold === 2);
  await x.issue("two of two", { from: [judy, kim], coins: shared }, baseTx);
  await x.refused("an output that is spent", { from, coins: before }, baseTx);
  await x.refused("signed by another key", { from, signWith: [[kim.privateKey]] }, baseTx);
  await x.refused("without a fee", { from, isFree: true, outputs: [x.output(AVAX, own)] }, baseTx);
  await x.issue("a memo", { from }, (base) => ({ type: "BaseTx", ...base, memo: utf8ToBytes("memo") }));
  await x.refused("too long a memo", { from }, (base) => ({
    type: "BaseTx",
    ...base,
    memo: new Uint8Array(257),
  }));

  const fixed = await x.issue(
    "create an asset of a fixed amount",
    { from },
    createAsset({
      name: "Fixed Cap",
      symbol: "FIX",
      denomination: 2,
      initialStates: [{ fxIndex: 0, outputs: [x.output(1_000_000n, own).output] }],
    }),
  );
  const minted = await x.issue(
    "create an asset that can be minted",
    { from },
    createAsset({
      name: "Variable Cap",
      symbol: "VAR",
      denomination: 0,
      initialStates: [
        {
          fxIndex: 0,
          outputs: sortXOutputs([
            { type: "MintOutput", ...own },
            { type: "MintOutput", ...ownedBy([judy, kim], 2) },
            x.output(5n, own).output,
          ]),
        },
      ],
    }),
  );
  const pictures = await x.issue(
    "create NFTs of two groups",
    { from },
    createAsset({
      name: "Pictures",
      symbol: "PIC",
      denomination: 0,
      initialStates: [
        {
          fxIndex: 1,
          outputs: sortXOutputs([0, 1].map((groupId) => ({ type: "NftMintOutput", groupId, ...own }))),
        },
      ],
    }),
  );
  const property = await x.issue(
    "create a property",
    { from },
    createAsset({
      name: "Property",
      symbol: "PRP",
      denomination: 0,
      initialStates: [{ fxIndex: 2, outputs: [{ type: "PropertyMintOutput", ...own }] }],
    }),
  );
  await x.refused(
    "an asset with too long a symbol",
    { from },
    createAsset({
      name: "Long",
      symbol: "LONGER",
      denomination: 0,
      initialStates: [{ fxIndex: 0, outputs: [{ type: "MintOutput", ...own }] }],
    }),
  );

  await x.issue(
    "pay with two assets at once",
    { from, outputs: [x.output(250n, ownedBy([kim]), fixed), x.output(AVAX, ownedBy([kim]))] },
    baseTx,
  );
  const exported = [x.output(400n, own, fixed), x.output(AVAX, own)];
  await x.issue(
    "send another asset to the P-Chain, with AVAX",
    { from, others: exported.map(({ assetId, output: { amount } }) => ({ assetId, amount })) },
    (base) => ({
      type: "ExportTx",
      ...base,
      destinationChain: EMPTY_ID,
      exportedOutputs: sortOutputs(exported),
    }),
  );
  const p = await PChain.open(lane.network, lane.journal, "X assets");
  await p.issue(
    "take in another asset",
    {
      from,
      coins: await p.coins(from, lane.xChainId),
      outputs: [p.output(150n, ownedBy([kim]), fixed), p.output(250n, own, fixed)],
    },
    (base) => ({
      type: "ImportTx",
      ...base,
      inputs: [],
      sourceChain: lane.xChainId,
      importedInputs: base.inputs,
    }),
  );
  const right = await firstOf(x, from, minted, "MintOutput");
  await x.issue(
    "mint",
    ...operate(from, right, {
      type: "MintOperation",
      mintInput: FIRST,
      mintOutput: right.output,
      transferOutput: x.output(700n, ownedBy([kim])).output,
    }),
  );
  const both: Signers = [judy, kim];
  const sharedRight = await firstOf(x, both, minted, "MintOutput");
  await x.issue(
    "mint by two of two",
    ...operate(both, sharedRight, {
      type: "MintOperation",
      mintInput: { signatureIndices: [0, 1] },
      mintOutput: sharedRight.output,
      transferOutput: x.output(70n, own).output,
    }),
  );
  const nftRight = await firstOf(x, from, pictures, "NftMintOutput");
  await x.issue(
    "mint NFTs for two",
    ...operate(from, nftRight, {
      type: "NftMintOperation",
      mintInput: FIRST,
      groupId: nftRight.output.groupId,
      payload: utf8ToBytes("https://example.com/1.png"),
      owners: [own, ownedBy([kim])],
    }),
  );
  const nft = await firstOf(x, from, pictures, "NftTransferOutput");
  await x.issue(
    "give an NFT",
    ...operate(from, nft, {
      type: "NftTransferOperation",
      input: FIRST,
      output: { ...nft.output, ...ownedBy([kim]) },
    }),
  );
  await x.refused(
    "give an NFT that is given",
    ...operate(from, nft, { type: "NftTransferOperation", input: FIRST, output: nft.output }),
  );
  const propertyRight = await firstOf(x, from, property, "PropertyMintOutput");
  await x.issue(
    "mint a property",
    ...operate(from, propertyRight, {
      type: "PropertyMintOperation",
      mintInput: FIRST,
      mintOutput: propertyRight.output,
      ownedOutput: { type: "PropertyOwnedOutput", ...own },
    }),
  );
  await x.issue(
    "burn a property",
    ...operate(from, await firstOf(x, from, property, "PropertyOwnedOutput"), {
      type: "PropertyBurnOperation",
      input: FIRST,
    }),
  );
}
