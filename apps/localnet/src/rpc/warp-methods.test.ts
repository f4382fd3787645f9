/** The validators' responses to requests for signatures: every refusal by its code, and signatures of what is true. */
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import {
  conversionValidationId,
  encodeL1Message,
  encodePayload,
  encodeRegistrationEndJustification,
  encodeUnsignedMessage,
  type L1Message,
  type RegisterL1Validator,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { beforeAll, describe, expect, test } from "vitest";
import { post } from "../../test/ask.ts";
import type { L1Validator } from "../chains/p/l1.ts";
import { signerOf } from "../chains/p/staker.ts";
import { decodeRequest } from "../chains/p/warp-message.ts";
import { createLocalnet, type Localnet } from "../index.ts";
import { deriveNodeKey } from "../keys/keys.ts";
import type { Network } from "../network/network.ts";
import { Arguments } from "./arguments.ts";
import { warpMethods } from "./warp-methods.ts";

const scheme = bls12_381.longSignatures;
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

let net: Localnet;
/** The first L1, with a newcomer whose weight was set once; the second one's newcomer was removed again. */
let subnets: { subnetId: Uint8Array; conversionId: Uint8Array }[];
let removed: RegisterL1Validator;
beforeAll(async () => {
  net = await createLocalnet({ weeks: 2, validators: 12, delegators: 0 });
  subnets = [...net.state.subnets.values()].flatMap(({ subnetId, conversion }) =>
    conversion ? [{ subnetId, conversionId: conversion.conversionId }] : [],
  );
  const registrations = net.blocks
    .flatMap(({ block }) => ("txs" in block ? block.txs : []))
    .flatMap(({ unsignedTx }) => (unsignedTx.type === "RegisterL1ValidatorTx" ? [unsignedTx] : []))
    .map(({ message }) => decodeRequest(message, "RegisterL1Validator").message);
  removed =
    registrations.find(
      (message) => !net.state.l1Validators.has(bytesToHex(registrationValidationId(message))),
    ) ?? expect.fail("no validator was removed");
});

const first = () => subnets[0] ?? expect.fail("no L1");
const newcomer = (): L1Validator =>
  [...net.state.l1Validators.values()].find(({ minNonce }) => minNonce === 1n) ?? expect.fail("none");
const ordinary = (): L1Validator =>
  [...net.state.l1Validators.values()].find(({ minNonce }) => minNonce === 0n) ?? expect.fail("none");
const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
const plain = (payload: Uint8Array, fields = {}) =>
  encodeUnsignedMessage({ networkId: 12_345, sourceChainId: new Uint8Array(32), payload, ...fields });
const call = (payload: Uint8Array, sourceAddress = new Uint8Array()) =>
  plain(encodePayload({ type: "AddressedCall", sourceAddress, payload }));
const l1 = (message: L1Message) => call(encodeL1Message(message));
const conversion = (conversionId: Uint8Array) => l1({ type: "SubnetToL1Conversion", conversionId });
const registration = (validationId: Uint8Array, registered: boolean) =>
  l1({ type: "L1ValidatorRegistration", validationId, registered });
const weight = (fields: { validationId?: Uint8Array; nonce?: bigint; weight?: bigint } = {}) => {
  const { validationId, weight: current } = newcomer();
  return l1({ type: "L1ValidatorWeight", validationId, nonce: 0n, weight: current, ...fields });
};
const asked = (message: RegisterL1Validator) =>
  encodeRegistrationEndJustification({ type: "registration", message: encodeL1Message(message) });
const converted = (subnetId: Uint8Array, index: number) =>
  encodeRegistrationEndJustification({ type: "conversion", subnetId, index });
const future = (): RegisterL1Validator => ({ ...removed, expiry: BigInt(net.state.timestamp + 60) });

const primaryKey = () => {
  const staker = net.state.validatorOf(net.nodeId);
  return (staker && signerOf(staker.tx)?.publicKey) ?? expect.fail("the node has no key");
};

async function rpc(method: string, params: object) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  return (await post(net, body, "/ext/warp")).json();
}
const sign = (message: Uint8Array, justification: Uint8Array = new Uint8Array(), who: object = {}) =>
  rpc("warp.sign", {
    nodeID: formatNodeId(net.nodeId),
    message: hex(message),
    justification: hex(justification),
    ...who,
  });

const zero = new Uint8Array(32);

describe("refusals", () => {
  test.each<[code: number, name: string, message: () => Uint8Array, justification?: () => Uint8Array]>([
    [1, "FailedToParseWarpAddressedCall: ", () => plain(new Uint8Array(3))],
    [1, "it is a Hash", () => plain(encodePayload({ type: "Hash", hash: zero }))],
    [2, "WarpAddressedCallHasSourceAddress", () => call(new Uint8Array(), Uint8Array.of(1))],
    [3, "FailedToParseWarpAddressedCallPayload", () => call(new Uint8Array(7))],
    [4, "UnsupportedWarpAddressedCallPayloadType", () => l1(removed)],
    [5, "FailedToParseJustification: it has 0 bytes", () => conversion(first().conversionId)],
    [5, "FailedToParseJustification: ", () => registration(zero, false), () => Uint8Array.of(10)],
    [6, "ConversionDoesNotExist", () => conversion(first().conversionId), () => zero],
    [7, "MismatchedConversionID", () => conversion(zero), () => first().subnetId],
    [8, "InvalidJustificationType", () => registration(zero, false)],
    [9, "FailedToParseSubnetID", () => registration(zero, false), () => converted(Uint8Array.of(1), 0)],
    [10, "MismatchedValidationID", () => registration(zero, false), () => converted(first().subnetId, 0)],
    [10, "MismatchedValidationID", () => registration(zero, false), () => asked(removed)],
    [11, "ValidationDoesNotExist", () => registration(zero, true)],
    [11, "ValidationDoesNotExist", () => weight({ validationId: zero })],
    [
      12,
      "ValidationExists",
      () => registration(conversionValidationId(first().subnetId, 0), false),
      () => converted(first().subnetId, 0),
    ],
    [
      6,
      "ConversionDoesNotExist",
      () => registration(conversionValidationId(zero, 0), false),
      () => converted(zero, 0),
    ],
    [
      13,
      "FailedToParseRegisterL1Validator",
      () => registration(zero, false),
      () => encodeRegistrationEndJustification({ type: "registration", message: Uint8Array.of(1) }),
    ],
    [
      13,
      "it is a SubnetToL1Conversion",
      () => registration(zero, false),
      () =>
        encodeRegistrationEndJustification({
          type: "registration",
          message: encodeL1Message({ type: "SubnetToL1Conversion", conversionId: zero }),
        }),
    ],
    [
      14,
      "ValidationCouldBeRegistered",
      () => registration(registrationValidationId(future()), false),
      () => asked(future()),
    ],
    [15, "ImpossibleNonce", () => weight({ nonce: 2n ** 64n - 1n })],
    [16, "WrongNonce", () => weight({ nonce: 1n })],
    [16, "WrongNonce", () => weight({ validationId: ordinary().validationId })],
    [17, "WrongWeight", () => weight({ weight: 1n })],
  ])("%i %s", async (code, name, message, justification = () => new Uint8Array()) => {
    const { error } = await sign(message(), justification());
    expect(error).toMatchObject({ code, data: null });
    expect(error.message).toContain(name);
  });

  test.each<[want: RegExp, message: () => Uint8Array, who?: () => object]>([
    [/^the message is of network 1, not 12345$/, () => plain(zero, { networkId: 1 })],
    [/^couldn't parse message: .*offset/, () => Uint8Array.of(0)],
    [/^there is no blockchain/, () => plain(zero, { sourceChainId: new Uint8Array(32).fill(9) })],
    [/^no validator has NodeID-111/, weight, () => ({ nodeID: formatNodeId(new Uint8Array(20)) })],
    [/^couldn't parse nodeID/, weight, () => ({ nodeID: "NodeID-1" })],
    [/^couldn't parse publicKey/, weight, () => ({ nodeID: "", publicKey: "0xz" })],
    [/^couldn't parse justification/, weight, () => ({ justification: "0xz" })],
  ])("%s", async (want, message, who = () => ({})) => {
    const { error } = await sign(message(), new Uint8Array(), who());
    expect(error.code).toBe(-32_000);
    expect(error.message).toMatch(want);
  });
});

test.each([
  ["whose node is not connected", new Uint8Array(20), 0.5],
  ["whose key was not made here", new Uint8Array(20).fill(1), 1],
])("a validator %s does not respond", async (_, nodeId, uptime) => {
  const { state } = net;
  const known = uptime < 1 ? deriveNodeKey("test", "sleeper") : undefined;
  const publicKey = known?.signer.publicKey ?? scheme.getPublicKey(new Uint8Array(32).fill(3)).toBytes(true);
  const network = { chain: { state: { ...state, uptimeOf: () => uptime } } };
  network.chain.state.l1Validators = new Map([["one", { ...newcomer(), nodeId, publicKey }]]);
  // Only the state is looked at.
  const { sign: signs } = warpMethods(network as unknown as Network);
  const args = new Arguments({ nodeID: formatNodeId(nodeId), message: hex(weight()) });
  expect(() => signs(args)).toThrow(/is offline$/);
});

describe("a true message is signed", () => {
  test.each<[name: string, message: () => Uint8Array, justification?: () => Uint8Array]>([
    ["a conversion", () => conversion(first().conversionId), () => first().subnetId],
    ["a current validation", () => registration(newcomer().validationId, true)],
    [
      "a validation that was removed",
      () => registration(registrationValidationId(removed), false),
      () => asked(removed),
    ],
    [
      "a validation that never began and has expired",
      () => registration(registrationValidationId({ ...removed, weight: 7n, expiry: 1n }), false),
      () => asked({ ...removed, weight: 7n, expiry: 1n }),
    ],
    [
      "a position that the conversion does not have",
      () => registration(conversionValidationId(first().subnetId, 99), false),
      () => converted(first().subnetId, 99),
    ],
    ["the last weight", () => weight()],
  ])("%s", async (_, message, justification = () => new Uint8Array()) => {
    const unsigned = message();
    const byNode = await sign(unsigned, justification());
    const byKey = await sign(unsigned, justification(), { nodeID: "", publicKey: hex(primaryKey()) });
    expect(byKey).toEqual(byNode);
    const signature = hexToBytes(byNode.result.signature.slice(2));
    expect(scheme.verify(signature, scheme.hash(unsigned, DOMAIN), primaryKey())).toBe(true);
  });

  test("a validator of an L1 signs with its own key", async () => {
    const { publicKey } = newcomer();
    const { result } = await sign(weight(), new Uint8Array(), { nodeID: "", publicKey: hex(publicKey) });
    const hashed = scheme.hash(weight(), DOMAIN);
    expect(scheme.verify(hexToBytes(result.signature.slice(2)), hashed, publicKey)).toBe(true);
  });
});

describe("messages of other chains", () => {
  test("are signed after they are sent, and only by validators of their chain", async () => {
    const params = {
      blockchainID: encodeCb58(net.cChainId),
      sourceAddress: `0x${"11".repeat(20)}`,
      payload: "0x0102",
    };
    const message = plain(
      encodePayload({
        type: "AddressedCall",
        sourceAddress: new Uint8Array(20).fill(0x11),
        payload: Uint8Array.of(1, 2),
      }),
      { sourceChainId: net.cChainId },
    );
    expect((await sign(message)).error).toMatchObject({
      code: 2,
      message: expect.stringMatching(/was not sent$/),
    });
    const sent = await rpc("warp.send", params);
    expect(sent.result.message).toBe(hex(message));
    const { result } = await sign(message);
    const hashed = scheme.hash(message, DOMAIN);
    expect(scheme.verify(hexToBytes(result.signature.slice(2)), hashed, primaryKey())).toBe(true);
    const stranger = { nodeID: "", publicKey: hex(newcomer().publicKey) };
    expect((await sign(message, zero, stranger)).error.message).toMatch(/^the node does not validate/);
  });

  test("are refused for chains that do not exist", async () => {
    const params = {
      blockchainID: encodeCb58(new Uint8Array(32).fill(1)),
      sourceAddress: "0x",
      payload: "0x",
    };
    expect((await rpc("warp.send", params)).error.message).toMatch(/^there is no blockchain/);
  });
});
