/** The Warp messages of one transaction, as a contract reads them by their index. */
import { encodeHex } from "@primary-network/codec";
import { encodeTx } from "@primary-network/codec/p";
import {
  decodeMessage,
  encodeMessage,
  encodePayload,
  encodeUnsignedMessage,
} from "@primary-network/codec/warp";
import {
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  parseAbiItem,
  toHex,
} from "viem";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AVAX, DAY } from "../../src/chains/p/params.ts";
import type { State } from "../../src/chains/p/state.ts";
import { warpSetAt } from "../../src/chains/p/warp-set.ts";
import { signWarp } from "../../src/chains/p/warp-signature.ts";
import { packMessage, WARP_ADDRESS } from "../../src/evm/contracts/warp-precompile.ts";
import { signSent } from "../../src/evm/warp/quorum.ts";
import { contracts } from "../../src/gen/contracts.ts";
import { addValidator } from "../../src/history/transactions.ts";
import { Wallet } from "../../src/history/wallet.ts";
import { deriveNodeKey, nodeKeyOf } from "../../src/keys/keys.ts";
import { clientsOf, type ServedEvm, serveEvm } from "./serve-evm.ts";

let served: ServedEvm;
beforeAll(async () => {
  served = await serveEvm({ weeks: 2, validators: 4, delegators: 0 });
});
afterAll(() => served?.close());

async function askPath(path: string, method: string, params: object = {}) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const request = new Request(`http://localnet${path}`, { method: "POST", headers, body });
  return (await served.localnet.fetch(request)).json();
}

const { abi } = contracts.Warp;
const functionName = "getVerifiedWarpMessage";

/** Code that reads the message at an index, and logs what the precompile returns. */
const logMessage = (index: number): Hex => {
  const call = encodeFunctionData({ abi, functionName, args: [index] });
  return concat([
    // `MSTORE(0, the first 32 bytes of the call)`, `MSTORE(4, index)`
    concat(["0x7f", call.slice(0, 66) as Hex, "0x5f52", "0x60", toHex(index, { size: 1 }), "0x600452"]),
    // `STATICCALL(GAS, WARP_ADDRESS, 0, 36, 0, 0)`, `POP`
    concat(["0x5f5f60245f73", WARP_ADDRESS, "0x5afa50"]),
    // `RETURNDATACOPY(0, 0, RETURNDATASIZE)`, `LOG0(0, RETURNDATASIZE)`
    "0x3d5f5f3e3d5fa0",
  ]);
};

/** The first two messages that contracts of the C-Chain sent, signed by its validators. */
async function signedMessages() {
  const event = parseAbiItem(
    "event SendWarpMessage(address indexed sender, bytes32 indexed messageID, bytes message)",
  );
  const { reader } = clientsOf(served, served.c);
  const logs = await reader.getLogs({ address: WARP_ADDRESS, event, fromBlock: 0n });
  const [first, second] = logs.map(({ args }) =>
    signSent(served.localnet.state, hexToBytes(args.message ?? expect.fail("no message"))),
  );
  if (!first || !second) return expect.fail("the history has fewer than two messages");
  return { first, second };
}

/** The message with the signature of another one. */
const forged = (message: Uint8Array, other: Uint8Array) =>
  encodeMessage({ ...decodeMessage(message), signature: decodeMessage(other).signature });

/** Brings messages to a chain, and returns what a contract reads at the first indexes, one beyond them included. */
async function readCarried(messages: readonly Uint8Array[], info = served.l1) {
  const { reader, writer } = clientsOf(served, info);
  const accessList = messages.map((message) => {
    const { address, storageKeys } = packMessage(message);
    return { address: toHex(address), storageKeys: storageKeys.map((key) => toHex(key)) };
  });
  const hash = await writer.sendTransaction({
    data: concat([...messages, 0].map((_, index) => logMessage(index))),
    accessList,
    gas: 2_000_000n,
  });
  const { status, logs } = await reader.waitForTransactionReceipt({ hash });
  expect(status).toBe("success");
  return logs.map(({ data }) => {
    const [{ sourceChainID, payload }, valid] = decodeFunctionResult({ abi, functionName, data });
    return { sourceChainID, payload, valid };
  });
}

/** A message of the P-Chain to the C-Chain, signed by the validators at a height of the P-Chain. */
function fromPChain(height: bigint): Uint8Array {
  const { state, networkId, cChainId } = served.localnet;
  const keys = warpSetAt(state, cChainId, height).signers.map(({ publicKey }) => nodeKeyOf(publicKey));
  const signers = keys.flatMap((key, position) => (key ? [{ key, position }] : []));
  const payload = encodePayload({
    type: "AddressedCall",
    sourceAddress: new Uint8Array(),
    payload: Uint8Array.of(7),
  });
  return signWarp(
    encodeUnsignedMessage({ networkId, sourceChainId: new Uint8Array(32), payload }),
    signers.map(({ key }) => ({ publicKey: key.signer.publicKey, secret: key.blsSecret })),
    signers.map(({ position }) => position),
  );
}

const EMPTY = { sourceChainID: toHex(0, { size: 32 }), payload: "0x", valid: false } as const;

it("keep their index when another one fails its check", async () => {
  const { first, second } = await signedMessages();
  const [atFirst, atSecond] = await readCarried([first, second]);
  for (const one of [atFirst, atSecond])
    expect(one).toMatchObject({ sourceChainID: toHex(served.localnet.cChainId), valid: true });
  expect(atFirst?.payload).not.toBe(atSecond?.payload);
  expect(await readCarried([first, forged(first, second), second])).toEqual([
    atFirst,
    EMPTY,
    atSecond,
    EMPTY,
  ]);
});

it("are all empty when none is verified", async () => {
  const { first, second } = await signedMessages();
  expect(await readCarried([forged(first, second), forged(second, first)])).toEqual([EMPTY, EMPTY, EMPTY]);
});

it("are verified by the validators of the epoch, and by the latest ones", async () => {
  const { localnet, c } = served;
  const state = localnet.state as State;
  const { result } = await askPath(`/ext/bc/${c.blockchainId}/proposervm`, "proposervm.getCurrentEpoch");
  const epoch = BigInt(result.pChainHeight);
  const { signers } = warpSetAt(state, localnet.cChainId, state.height);
  const { alice } = localnet.accounts;
  const rewards = { locktime: 0n, threshold: 1, addresses: [alice.address] };
  const stake = { amount: 2_000n * AVAX, end: Math.floor(localnet.now()) + 30 * DAY, rewards };
  const tx = addValidator(new Wallet(state), [alice], deriveNodeKey("test", "newest"), stake, 20_000);
  await askPath("/ext/bc/P", "platform.issueTx", { tx: encodeHex(encodeTx(tx)) });
  expect(epoch).toBeLessThan(state.height);
  expect(warpSetAt(state, localnet.cChainId, epoch).signers).toHaveLength(signers.length);
  expect(warpSetAt(state, localnet.cChainId, state.height).signers).toHaveLength(signers.length + 1);

  const read = await readCarried([epoch, state.height, 0n].map(fromPChain), c);
  expect(read.map(({ valid }) => valid)).toEqual([true, true, false, false]);
});
