/** Flows of an L1's validators over a node and a service: signed by its validators, killed everywhere, done once. */
import { encodeHex, formatNodeId } from "@primary-network/codec";
import {
  decodeL1Message,
  decodeMessage,
  decodePayload,
  encodeL1Message,
  encodePayload,
  encodeUnsignedMessage,
  type L1Message,
  messageId,
} from "@primary-network/codec/warp";
import { createDataClient } from "@primary-network/data";
import { createLocalnet, deriveNodeKey, type Localnet } from "@primary-network/localnet";
import { createService, type Service } from "@primary-network/service";
import { memoryJournal, registerValidator, setWeight, type WarpSignatures } from "@primary-network/wallet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LocalNode } from "../../../packages/wallet/test/local-node.ts";
import { killedEverywhere } from "../../../packages/wallet/test/mortal.ts";
import { sourceOf } from "../../service/test/harness.ts";

const AVAX = 1_000_000_000n;
const DAY = 86_400;

let net: Localnet;
let local: LocalNode;
let service: Service;
let signatures: WarpSignatures;
beforeAll(async () => {
  net = await createLocalnet({ validators: 4, delegators: 2, weeks: 2 });
  local = new LocalNode(net);
  const clock = () => net.now() * 1_000;
  service = await createService({ networks: { fuji: sourceOf(net) }, clock, pollMs: 10 });
  service.start();
  await service.indexed();
  ({ signatures } = createDataClient({
    baseUrl: "http://service.invalid",
    network: "fuji",
    fetch: (url, init) => service.fetch(new Request(url, init)),
  }));
});
afterAll(async () => {
  await service.close();
  await net.close();
});

const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
const isSame = (left: Uint8Array, right: Uint8Array) => hex(left) === hex(right);
const validations = (nodeId: Uint8Array) =>
  [...net.state.l1Validators.values()].filter((one) => isSame(one.nodeId, nodeId));

const confirmationOf = (signed: string): L1Message => {
  const payload = decodePayload(decodeMessage(Buffer.from(signed.slice(2), "hex")).payload);
  return payload.type === "AddressedCall" ? decodeL1Message(payload.payload) : expect.fail("no call");
};

test("a validator is registered, weighed and removed once, and the P-Chain's confirmations are signed", async () => {
  const first = deriveNodeKey("primary-network", "l1-0-0").nodeId;
  const { subnetId } = validations(first)[0] ?? expect.fail("no L1");
  const subnet = [...net.state.subnets.values()].find((one) => isSame(one.subnetId, subnetId));
  const { chainId, address } = subnet?.conversion ?? expect.fail("no L1");
  /** A message that the manager's contract has logged. The validators sign no other one. */
  const asked = (message: L1Message) => {
    const payload = encodePayload({
      type: "AddressedCall",
      sourceAddress: address,
      payload: encodeL1Message(message),
    });
    const unsigned = { networkId: net.networkId, sourceChainId: chainId, payload };
    net.state.sentMessages.add(hex(messageId(unsigned)).slice(2));
    return hex(encodeUnsignedMessage(unsigned));
  };
  const from = local.address("alice");
  const owner = { threshold: 1, addresses: [net.accounts.alice.address] };
  const { nodeId, signer } = deriveNodeKey("wallet", "killed");
  const message = asked({
    type: "RegisterL1Validator",
    subnetId,
    nodeId,
    blsPublicKey: signer.publicKey,
    expiry: BigInt(net.now() + DAY / 2),
    remainingBalanceOwner: owner,
    deactivationOwner: owner,
    weight: 5n,
  });
  const registration = { from, balance: AVAX, proofOfPossession: hex(signer.proofOfPossession), message };
  const { validationId, confirmation } = await killedEverywhere(
    local,
    "registration",
    (options) => registerValidator(registration, options),
    signatures,
  );
  expect(validations(nodeId).map(({ weight }) => weight)).toEqual([5n]);
  const read = () => local.node.call("platform.getL1Validator", { validationID: validationId });
  expect((await read()).nodeID).toBe(formatNodeId(nodeId));
  expect(BigInt((await read()).balance ?? 0)).toBeLessThanOrEqual(AVAX);
  expect(confirmationOf(confirmation)).toMatchObject({ type: "L1ValidatorRegistration", registered: true });

  const id = validations(nodeId)[0]?.validationId ?? expect.fail("not registered");
  const weigh = (nonce: bigint, weight: bigint) => ({
    from,
    message: asked({ type: "L1ValidatorWeight", validationId: id, nonce, weight }),
  });
  const weighed = await killedEverywhere(
    local,
    "weight",
    (options) => setWeight(weigh(0n, 6n), options),
    signatures,
  );
  expect(weighed).toMatchObject({ validationId, weight: 6n });
  expect(validations(nodeId).map(({ weight }) => weight)).toEqual([6n]);
  expect(confirmationOf(weighed.confirmation)).toMatchObject({
    type: "L1ValidatorWeight",
    nonce: 0n,
    weight: 6n,
  });

  const removed = await killedEverywhere(
    local,
    "removal",
    (options) => setWeight(weigh(1n, 0n), options),
    signatures,
  );
  expect(validations(nodeId)).toEqual([]);
  expect(confirmationOf(removed.confirmation)).toMatchObject({
    type: "L1ValidatorRegistration",
    registered: false,
  });
});

test.each([
  ["0x00", "must be an unsigned Warp message"],
  ["text", "must be an unsigned Warp message"],
])("a message %s is refused before anything is asked", async (message, rule) => {
  const options = { node: local.node, signatures, journal: memoryJournal(), signers: [], id: "none" };
  await expect(setWeight({ from: local.address("alice"), message }, options)).rejects.toThrow(rule);
});
