/** The X-Chain's endpoint: assets, balances, blocks, and transactions that cross from the P-Chain and back. */
import {
  decodeHex,
  encodeCb58,
  encodeHex,
  type TransferableInput,
  type TransferInput,
} from "@primary-network/codec";
import { decodeUtxo, encodeTx, type SignedTx, signTx, txFee, type Utxo } from "@primary-network/codec/p";
import {
  decodeUtxo as decodeXUtxo,
  encodeTx as encodeXTx,
  type SignedTx as SignedXTx,
  signTx as signXTx,
  type Utxo as XUtxo,
} from "@primary-network/codec/x";
import { expect, test } from "vitest";
import { createAsk } from "../../../test/ask.ts";
import { EMPTY_ID } from "../../chains/p/state.ts";
import { createLocalnet } from "../../index.ts";

const localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });

const { result, fault } = createAsk(localnet);

test("AVAX is described by its name and its id on every path of the chain", async () => {
  const assetID = encodeCb58(localnet.avaxAssetId);
  const want = { assetID, name: "Avalanche", symbol: "AVAX", denomination: "9" };
  for (const asset of ["AVAX", assetID])
    expect(await result("avm.getAssetDescription", { assetID: asset })).toEqual(want);
  for (const path of ["/ext/X", "/ext/bc/avm", `/ext/bc/${encodeCb58(localnet.xChainId)}`])
    expect(await result("avm.getAssetDescription", { assetID }, path)).toEqual(want);
  const coin = localnet.xBlocks
    .flatMap(({ block }) => block.txs)
    .find(({ unsignedTx }) => unsignedTx.type === "CreateAssetTx");
  if (coin === undefined) return expect.fail("nobody made an asset");
  const bytes = encodeXTx(coin);
  const id = encodeCb58(await digest(bytes));
  expect(await result("avm.getAssetDescription", { assetID: id })).toMatchObject({ symbol: "LOCO" });
  expect((await result("avm.getTx", { txID: id })).tx).toBe(encodeHex(bytes));
  expect(await result("avm.getTxStatus", { txID: id })).toEqual({ status: "Accepted" });
  expect((await result("avm.getTx", { txID: id, encoding: "json" })).tx).toMatchObject({
    unsignedTx: { name: "Local Coin", symbol: "LOCO" },
    id,
  });
});

const ZERO = "11111111111111111111111111111111LpoYY";
const NOBODY = encodeCb58(new Uint8Array(32).fill(1));
const digest = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));

test.each([
  { method: "getAssetDescription", params: {}, want: "asset '' not found" },
  { method: "getAssetDescription", params: { assetID: NOBODY }, want: "not found" },
  { method: "getTx", params: {}, want: "nil transaction ID" },
  { method: "getTx", params: { txID: NOBODY }, want: "not found" },
  { method: "getTxStatus", params: {}, want: "nil transaction ID" },
  { method: "getBlock", params: {}, want: `couldn't get block with id ${ZERO}: not found` },
  {
    method: "getBlockByHeight",
    params: { height: 4_000_000 },
    want: "couldn't get block at height 4000000: not found",
  },
  { method: "getUTXOs", params: {}, want: "no addresses provided" },
  {
    method: "getBalance",
    params: { address: "nothing", assetID: "AVAX" },
    want: `problem parsing address 'nothing': couldn't parse address "nothing": no separator found in address`,
  },
  {
    method: "issueTx",
    params: { tx: "0x" },
    want: "problem decoding transaction: input string is smaller than the checksum size",
  },
  { method: "issueTx", params: {}, want: "couldn't unpack codec version" },
])("$method $params is refused: $want", async ({ method, params, want }) => {
  expect(await fault(`avm.${method}`, params)).toBe(want);
});

test("blocks are returned by height and id, as bytes and JSON; the genesis block has no transactions", async () => {
  const { height } = await result("avm.getHeight");
  expect(Number(height)).toBe(localnet.xBlocks.length - 1);
  const last = localnet.xBlocks.at(-1) ?? expect.fail("there is no block");
  const blockID = encodeCb58(last.blockId);
  const want = { block: encodeHex(last.bytes), encoding: "hex" };
  expect(await result("avm.getBlockByHeight", { height })).toEqual(want);
  expect(await result("avm.getBlock", { blockID })).toEqual(want);
  const { block } = await result("avm.getBlock", { blockID, encoding: "json" });
  expect(block).toMatchObject({ id: blockID, height: Number(height) });
  expect(block.txs).toHaveLength(last.block.txs.length);
  expect((await result("avm.getBlockByHeight", { height: 0, encoding: "json" })).block.txs).toBeNull();
});

test("balances count outputs owned alone and unlocked, or partly owned ones on request", async () => {
  const { alice } = localnet.accounts;
  const address = alice.xAddress;
  const owned = localnet.xUtxos.filter(({ output }) =>
    output.addresses.some((one) => encodeHex(one) === encodeHex(alice.address)),
  );
  const sum = (partly: boolean) =>
    owned.reduce((total, { assetId, output }) => {
      const avax = encodeCb58(assetId) === encodeCb58(localnet.avaxAssetId);
      if (output.type !== "TransferOutput" || !avax) return total;
      return partly || output.addresses.length === 1 ? total + output.amount : total;
    }, 0n);
  for (const includePartial of [false, true]) {
    const { balance } = await result("avm.getBalance", { address, assetID: "AVAX", includePartial });
    expect(BigInt(balance)).toBe(sum(includePartial));
    const { balances } = await result("avm.getAllBalances", { address, includePartial });
    expect(balances).toContainEqual({ asset: "AVAX", balance });
  }
  expect(sum(true)).toBeGreaterThan(sum(false));
});

test("pages of outputs together contain each output once", async () => {
  const addresses = [localnet.accounts.alice.xAddress, localnet.accounts.bob.xAddress];
  const all: string[] = (await result("avm.getUTXOs", { addresses })).utxos;
  const found: string[] = [];
  let startIndex: object | undefined;
  for (let page = 0; page < 200; page += 1) {
    const { utxos, endIndex } = await result("avm.getUTXOs", { addresses, limit: 7, startIndex });
    if (utxos.length === 0) break;
    found.push(...utxos);
    startIndex = endIndex;
  }
  expect(new Set(found)).toEqual(new Set(all));
});

const input = ({ txId, outputIndex, assetId, output }: Utxo | XUtxo): TransferableInput<TransferInput> => ({
  txId,
  outputIndex,
  assetId,
  input: {
    type: "TransferInput",
    amount: output.type === "TransferOutput" ? output.amount : expect.fail("is no amount"),
    signatureIndices: [0],
  },
});

test("a user moves AVAX from the P-Chain to the X-Chain and back with own transactions", async () => {
  const { grace } = localnet.accounts;
  const { networkId, avaxAssetId: assetId, xChainId } = localnet;
  const output = (amount: bigint) => ({
    assetId,
    output: {
      type: "TransferOutput" as const,
      amount,
      locktime: 0n,
      threshold: 1,
      addresses: [grace.address],
    },
  });
  const base = { networkId, memo: new Uint8Array() };
  const onP = (await result("platform.getUTXOs", { addresses: [grace.pAddress] })).utxos.map((hex: string) =>
    decodeUtxo(decodeHex(hex)),
  );
  const spent = onP.find(({ output: one }: Utxo) => one.type === "TransferOutput" && one.amount > 10n ** 10n);
  const config = await result("platform.getFeeConfig");
  const AVAX = 1_000_000_000n;
  const exporting = (rest: bigint): SignedTx["unsignedTx"] => ({
    type: "ExportTx",
    ...base,
    blockchainId: EMPTY_ID,
    outputs: [output(rest)],
    inputs: [input(spent)],
    destinationChain: xChainId,
    exportedOutputs: [output(AVAX)],
  });
  const rest = spent.output.amount - AVAX - txFee(exporting(1n), config, 1);
  const exported = encodeTx(signTx(exporting(rest), [[grace.privateKey]]));
  await result("platform.issueTx", { tx: encodeHex(exported) });

  const addresses = [grace.xAddress];
  const { utxos } = await result("avm.getUTXOs", { addresses, sourceChain: "P" });
  const arrived = utxos.map((hex: string) => decodeXUtxo(decodeHex(hex)));
  const { txFee: fee } = await result("avm.getTxFee");
  const kept = AVAX - BigInt(fee);
  const mine = arrived.filter(
    ({ output: one }: XUtxo) => one.type === "TransferOutput" && one.amount === AVAX,
  );
  const issue = async (unsignedTx: SignedXTx["unsignedTx"]) => {
    const tx = signXTx(unsignedTx, [[grace.privateKey]]);
    const { txID } = await result("avm.issueTx", { tx: encodeHex(encodeXTx(tx)), encoding: "hex" });
    expect(await result("avm.getTxStatus", { txID })).toEqual({ status: "Accepted" });
    return txID;
  };
  const importing: SignedXTx["unsignedTx"] = {
    type: "ImportTx",
    ...base,
    blockchainId: xChainId,
    outputs: [output(kept)],
    inputs: [],
    sourceChain: EMPTY_ID,
    importedInputs: mine.slice(0, 1).map(input),
  };
  const dear = signXTx({ ...importing, outputs: [output(kept + 1n)] }, [[grace.privateKey]]);
  expect(await fault("avm.issueTx", { tx: encodeHex(encodeXTx(dear)) })).toBe("insufficient funds");
  const noted = signXTx({ ...importing, memo: new Uint8Array(2) }, [[grace.privateKey]]);
  expect(await fault("avm.issueTx", { tx: encodeHex(encodeXTx(noted)) })).toBe(
    "memo exceeds maximum length: 2 > 0",
  );
  const forged = {
    ...dear,
    unsignedTx: importing,
    credentials: [{ type: "Credential" as const, signatures: [new Uint8Array(65)] }],
  };
  expect(await fault("avm.issueTx", { tx: encodeHex(encodeXTx(forged)) })).toBe("invalid signature");
  await issue(importing);
  const onX = (await result("avm.getUTXOs", { addresses })).utxos.map((hex: string) =>
    decodeXUtxo(decodeHex(hex)),
  );
  const own = onX.find(({ output: one }: XUtxo) => one.type === "TransferOutput" && one.amount === kept);
  await issue({
    type: "ExportTx",
    ...base,
    blockchainId: xChainId,
    outputs: [],
    inputs: [input(own)],
    destinationChain: EMPTY_ID,
    exportedOutputs: [output(kept - BigInt(fee))],
  });
  const back = await result("platform.getUTXOs", { addresses: [grace.pAddress], sourceChain: "X" });
  expect(back.utxos.map((hex: string) => decodeUtxo(decodeHex(hex)))).toContainEqual(
    expect.objectContaining({ output: output(kept - BigInt(fee)).output }),
  );
});
