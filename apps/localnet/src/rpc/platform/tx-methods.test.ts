/** Transactions: looked up, and issued. */
import { sha256 } from "@noble/hashes/sha2.js";
import { decodeHex, encodeCb58, encodeHex, encodeTx, signTx } from "@primary-network/codec";
import { beforeAll, expect, test } from "vitest";
import { createAsk } from "../../../test/ask.ts";
import { createLocalnet, type Localnet } from "../../index.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";

let localnet: Localnet;
let ask: ReturnType<typeof createAsk>;
beforeAll(async () => {
  localnet = await createLocalnet({ weeks: 3, validators: 10, delegators: 40 });
  ask = createAsk(localnet);
});

test("transactions come back with their status; rewards under the staking transaction", async () => {
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

test("an issued transaction is in a block at once; a bad one is refused and changes nothing", async () => {
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
  expect(await issue("fault", new Uint8Array(1))).toMatch(/^couldn't parse tx: /);
  expect(await issue("fault", encodeTx(pay(output.amount)))).toBe(
    "couldn't issue tx: 0 nAVAX are burned, the fee is 1000000",
  );
  expect(await issue("fault", encodeTx(pay(output.amount - 1_000_000n, ivan)))).toContain(
    "is not by owner 0",
  );
  expect(own.blocks.length).toBe(height);
  const good = encodeTx(pay(output.amount - 1_000_000n));
  expect(await issue("result", good)).toEqual({ txID: encodeCb58(sha256(good)) });
  expect(own.blocks.length).toBe(height + 1);
  expect(await issue("fault", good)).toContain("spends an output that does not exist");
  expect(encodeTx(own.tx(sha256(good))?.tx ?? expect.fail("the transaction is not kept"))).toEqual(good);
});
