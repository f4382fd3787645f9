/** Transactions: looked up, and issued. */
import { sha256 } from "@noble/hashes/sha2.js";
import { decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { encodeTx, type SignedTx, signTx, txFee, txId as txIdOf } from "@primary-network/codec/p";
import { expect, test } from "vitest";
import { createAsk, sharedNode } from "../../../test/ask.ts";
import { createLocalnet } from "../../index.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";

const { localnet, ask } = await sharedNode();

test("transactions are returned with their status, and rewards under the staking transaction", async () => {
  const [reward] = [...localnet.state.rewardUtxos.values()];
  const txID = encodeCb58(reward?.[0]?.txId ?? new Uint8Array());
  const { tx } = await ask.result("platform.getTx", { txID });
  expect(encodeCb58(sha256(decodeHex(tx)))).toBe(txID);
  expect((await ask.result("platform.getTx", { txID, encoding: "json" })).tx.id).toBe(txID);
  expect(await ask.result("platform.getTxStatus", { txID })).toEqual({ status: "Committed" });
  expect(await ask.result("platform.getTxStatus", { txID: PRIMARY })).toEqual({ status: "Unknown" });
  expect((await ask.result("platform.getRewardUTXOs", { txID })).numFetched).toBe(String(reward?.length));
  const aborted = localnet.blocks.findIndex(({ block }) => block.type === "BanffAbortBlock");
  const proposal = await ask.result("platform.getBlockByHeight", { height: aborted - 1, encoding: "json" });
  expect(await ask.result("platform.getTxStatus", { txID: proposal.block.tx.id })).toEqual({
    status: "Aborted",
  });
});

test.each([
  { tx: "nothing", reason: "missing 0x prefix to hex encoding" },
  { tx: "0x0", reason: "encoding/hex: odd length hex string" },
  { tx: "0x0g", reason: "encoding/hex: invalid byte: U+0067 'g'" },
  { tx: "0x00", reason: "input string is smaller than the checksum size" },
  { tx: "0x0000000000", reason: "invalid input checksum" },
  { tx: "0x00", encoding: "json", reason: "unsupported encoding in method" },
])("$tx as a transaction is refused as the node does: $reason", async ({ reason, ...params }) => {
  expect(await ask.fault("platform.issueTx", params)).toBe(`problem decoding transaction: ${reason}`);
});

test.each([
  { name: "no bytes", hex: "", reason: "couldn't unpack codec version" },
  { name: "another version", hex: "0001", reason: "unknown codec version" },
  {
    name: "an unknown type",
    hex: "0000000000ff",
    reason: "couldn't unmarshal interface: unknown type ID 255",
  },
])("$name cannot be parsed: $reason", async ({ hex, reason }) => {
  expect(await ask.fault("platform.issueTx", { tx: `0x${hex}`, encoding: "hexnc" })).toBe(
    `couldn't parse tx: couldn't parse tx: ${reason}`,
  );
});

test("an issued transaction is in a block at once; an invalid one is refused and changes nothing", async () => {
  const own = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  const issue = (method: "result" | "fault", tx: Uint8Array) =>
    createAsk(own)[method]("platform.issueTx", { tx: encodeHex(tx), encoding: "hex" });
  const { bob, ivan } = own.accounts;
  const utxo = own.state.utxos
    .ofAddress(bob.address)
    .find(
      ({ output }) =>
        output.type === "TransferOutput" && output.addresses.length === 1 && output.amount > 10n ** 9n,
    );
  if (utxo?.output.type !== "TransferOutput") return expect.fail("bob owns nothing");
  const { txId, outputIndex, assetId, output } = utxo;
  const pay = (amount: bigint, key = bob) =>
    signTx(
      {
        type: "BaseTx",
        networkId: own.networkId,
        blockchainId: new Uint8Array(32),
        outputs: [{ assetId, output: { ...output, amount, addresses: [ivan.address] } }],
        inputs: [
          {
            txId,
            outputIndex,
            assetId,
            input: { type: "TransferInput", amount: output.amount, signatureIndices: [0] },
          },
        ],
        memo: new Uint8Array(),
      },
      [[key.privateKey]],
    );
  const height = own.blocks.length;
  expect(await issue("fault", new Uint8Array(1))).toBe(
    "couldn't parse tx: couldn't parse tx: couldn't unpack codec version",
  );
  const fee = txFee(pay(output.amount).unsignedTx, await createAsk(own).result("platform.getFeeConfig"), 1);
  const failed = (tx: SignedTx) =>
    "couldn't issue tx: failed verification: failed execution: " +
    `standard tx ${encodeCb58(txIdOf(tx))} failed execution: `;
  const cheap = pay(output.amount - fee + 1n);
  expect(await issue("fault", encodeTx(cheap))).toBe(
    `${failed(cheap)}insufficient unlocked funds: needs 1 more ${encodeCb58(assetId)}`,
  );
  const foreign = pay(output.amount - fee, ivan);
  expect(await issue("fault", encodeTx(foreign))).toBe(
    `${failed(foreign)}failed to verify transfer: wrong signature: expected signature from ` +
      `${encodeCb58(bob.address)} but got from ${encodeCb58(ivan.address)}`,
  );
  const unsigned = { ...cheap, credentials: [{ signatures: [new Uint8Array(65)] }] };
  expect(await issue("fault", encodeTx(unsigned))).toBe(
    `${failed(unsigned)}failed to verify transfer: invalid signature`,
  );
  const noted = { ...cheap, unsignedTx: { ...cheap.unsignedTx, memo: new Uint8Array(3) } };
  expect(await issue("fault", encodeTx(noted))).toBe(`${failed(noted)}memo exceeds maximum length: 3 > 0`);
  const proposal: SignedTx = { unsignedTx: { type: "RewardValidatorTx", txId }, credentials: [] };
  expect(await issue("fault", encodeTx(proposal))).toBe(
    "couldn't issue tx: failed verification: failed to calculate tx complexity: unsupported transaction type",
  );
  expect(own.blocks.length).toBe(height);
  const good = encodeTx(pay(output.amount - fee));
  expect(await issue("result", good)).toEqual({ txID: encodeCb58(sha256(good)) });
  expect(own.blocks.length).toBe(height + 1);
  expect(await issue("fault", good)).toContain(
    `failed to read consumed UTXO ${encodeCb58(txId)}:${outputIndex} due to: not found`,
  );
  expect(encodeTx(own.tx(sha256(good))?.tx ?? expect.fail("the transaction is not kept"))).toEqual(good);
});

test("blocks wait for gas: while the clock stands still each has the first second at which it fits", async () => {
  const own = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  const last = () => own.blocks.at(-1)?.timestamp ?? 0;
  const { grace } = own.accounts;
  const asked = createAsk(own);
  const { assetId } = [...own.state.utxos.values()][0] ?? expect.fail("nobody owns anything");
  const fill = async (count: number) => {
    const utxo = own.state.utxos
      .ofAddress(grace.address)
      .find(({ output }) => output.type === "TransferOutput" && output.amount > 10n ** 12n);
    if (utxo?.output.type !== "TransferOutput") return expect.fail("grace owns too little");
    const { txId, outputIndex, output } = utxo;
    const input = { type: "TransferInput" as const, amount: output.amount, signatureIndices: [0] };
    const many = Array.from({ length: count }, () => ({ assetId, output: { ...output, amount: 1n } }));
    const make = (rest: bigint): SignedTx["unsignedTx"] => ({
      type: "BaseTx",
      networkId: own.networkId,
      blockchainId: new Uint8Array(32),
      outputs: [...many, { assetId, output: { ...output, amount: rest } }],
      inputs: [{ txId, outputIndex, assetId, input }],
      memo: new Uint8Array(),
    });
    const fee = txFee(make(1n), await asked.result("platform.getFeeConfig"), 2);
    const tx = encodeTx(signTx(make(output.amount - fee - BigInt(count)), [[grace.privateKey]]));
    return { tx: encodeHex(tx), encoding: "hex" };
  };
  const before = Math.max(last(), own.now());
  await asked.result("platform.issueTx", await fill(700));
  expect(last()).toBe(before);
  const { capacity } = await asked.result("platform.getFeeState");
  expect(capacity).toBeLessThan(300_000);
  await asked.result("platform.issueTx", await fill(700));
  expect(last()).toBe(before + Math.ceil((700 * 1_080 - capacity) / 100_000));
  expect(await asked.fault("platform.issueTx", await fill(950))).toMatch(
    /^couldn't issue tx: failed verification: tx exceeds current gas capacity: \d+ > 1000000$/,
  );
});
