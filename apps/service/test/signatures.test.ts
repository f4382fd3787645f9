/** Signed messages, checked with nothing but the scheme itself, and the requests that get none. */

import { bls12_381 } from "@noble/curves/bls12-381.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import { txId, type UnsignedTx } from "@primary-network/codec/p";
import {
  conversionValidationId,
  decodeL1Message,
  decodeMessage,
  decodePayload,
  encodeL1Message,
  encodePayload,
  encodeRegistrationEndJustification,
  encodeUnsignedMessage,
  type L1Message,
  registrationValidationId,
} from "@primary-network/codec/warp";
import { createDataClient } from "@primary-network/data";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { managerRequest } from "../src/domain/p/warp-payload.ts";
import { createService, type NetworkSource, type Service } from "../src/index.ts";
import { freshDatabase, type Harness, type Json, openHarness, schemaFault, sourceOf } from "./harness.ts";

const scheme = bls12_381.longSignatures;
const DOMAIN = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
const PRIMARY = encodeCb58(new Uint8Array(32));
const PATH = "/v1/signatureAggregator/fuji/aggregateSignatures";

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ validators: 24, delegators: 10, weeks: 2 });
});
afterAll(() => harness.close());

async function ask(path: string, body?: object): Promise<{ status: number; body: Json }> {
  const init = body
    ? { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }
    : {};
  const response = await harness.service.fetch(new Request(`http://service${path}`, init));
  const result: Json = await response.json();
  expect(schemaFault(body ? "POST" : "GET", path, response.status, result)).toBeUndefined();
  return { status: response.status, body: result };
}
const aggregate = (body: object) => ask(PATH, body);
async function signedBy(body: object): Promise<Uint8Array> {
  const response = await aggregate(body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  expect(response.body.signedMessage).toMatch(/^[0-9a-f]+$/);
  return hexToBytes(response.body.signedMessage);
}

async function rpc(path: string, method: string, params: object): Promise<Json> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const response = await harness.net.fetch(
    new Request(`http://node${path}`, { method: "POST", headers, body }),
  );
  return response.json();
}

/** The set by getValidatorsAt and getCurrentValidators, other calls than the aggregator's, in plain canonical order. */
async function independentSet(subnetID: string) {
  const { validators } = (await rpc("/ext/bc/P", "platform.getCurrentValidators", { subnetID })).result;
  const weights = (await rpc("/ext/bc/P", "platform.getValidatorsAt", { subnetID, height: "proposed" }))
    .result;
  const keys = new Map<string, string>();
  for (const { nodeID, publicKey, signer } of validators) {
    const key = publicKey ?? signer?.publicKey;
    if (key) keys.set(nodeID, key);
  }
  const all = Object.entries<{ weight: string }>(weights).map(([nodeID, { weight }]) => ({
    key: keys.get(nodeID),
    weight: BigInt(weight),
  }));
  const total = all.reduce((sum, { weight }) => sum + weight, 0n);
  const rows = all.flatMap(({ key, weight }) => {
    if (!key) return [];
    const point = bls12_381.G1.Point.fromHex(key.slice(2));
    return [{ point, weight, sort: bytesToHex(point.toBytes(false)) }];
  });
  rows.sort((left, right) => (left.sort < right.sort ? -1 : 1));
  return { rows, total };
}

/** Takes the message apart by hand, adds up the keys that its bits name, and checks signature and weight. */
async function verify(signed: Uint8Array, subnetID: string, percent = 67) {
  const view = new DataView(signed.buffer, signed.byteOffset);
  const end = 42 + view.getUint32(38);
  const unsigned = signed.subarray(0, end);
  expect(view.getUint32(end)).toBe(0);
  const size = view.getUint32(end + 4);
  const bits = signed.subarray(end + 8, end + 8 + size);
  const signature = signed.subarray(end + 8 + size);
  expect(signature).toHaveLength(96);
  expect(bits[0]).not.toBe(0);
  const { rows, total } = await independentSet(subnetID);
  const mask = BigInt(`0x${bytesToHex(bits)}`);
  const chosen = rows.filter((_, index) => (mask >> BigInt(index)) & 1n);
  expect(mask >> BigInt(rows.length)).toBe(0n);
  const key = chosen.reduce((sum, { point }) => sum.add(point), bls12_381.G1.Point.ZERO);
  const right = scheme.verify(scheme.Signature.fromBytes(signature), scheme.hash(unsigned, DOMAIN), key);
  expect(right).toBe(true);
  const weight = chosen.reduce((sum, row) => sum + row.weight, 0n);
  expect(weight * 100n).toBeGreaterThanOrEqual(total * BigInt(percent));
  return { unsigned, weight, total, chosen: chosen.length };
}

const hex = (bytes: Uint8Array) => encodeHex(bytes, { checksum: false });
const fromPChain = (message: L1Message, networkId = 12_345) =>
  encodeUnsignedMessage({
    networkId,
    sourceChainId: new Uint8Array(32),
    payload: encodePayload({
      type: "AddressedCall",
      sourceAddress: new Uint8Array(),
      payload: encodeL1Message(message),
    }),
  });
const txsOf = <T extends UnsignedTx["type"]>(type: T) =>
  harness.net.blocks
    .flatMap(({ block }) => ("txs" in block ? block.txs : []))
    .flatMap((tx) =>
      tx.unsignedTx.type === type
        ? [{ id: encodeCb58(txId(tx)), tx: tx.unsignedTx as Extract<UnsignedTx, { type: T }> }]
        : [],
    );
const l1s = () => txsOf("ConvertSubnetToL1Tx");
const firstL1 = () => l1s()[0] ?? expect.fail("no L1");
/** A conversion, and the subnet id that proves it. */
const proven = () => {
  const { tx } = firstL1();
  const conversion = harness.net.state.subnets.get(bytesToHex(tx.subnetId))?.conversion;
  const conversionId = conversion?.conversionId ?? expect.fail("not converted");
  return {
    message: hex(fromPChain({ type: "SubnetToL1Conversion", conversionId })),
    justification: hex(tx.subnetId),
  };
};
const abi = (message: Uint8Array) => {
  const word = (value: number) => value.toString(16).padStart(64, "0");
  const padding = "00".repeat((32 - (message.length % 32)) % 32);
  return `0x${word(32)}${word(message.length)}${bytesToHex(message)}${padding}`;
};

describe("a message of the P-Chain", () => {
  test("is signed by the Primary Network by default", async () => {
    const { unsigned } = await verify(await signedBy(proven()), PRIMARY);
    expect(hex(unsigned)).toBe(proven().message);
  });

  test("has one form, however it was given", async () => {
    const { message, justification } = proven();
    const bytes = hexToBytes(message.slice(2));
    const expected = await signedBy({ message, justification });
    for (const form of [
      message.slice(2),
      `0X${message.slice(2).toUpperCase()}`,
      abi(bytes),
      abi(bytes).slice(2),
    ])
      expect(await signedBy({ message: form, justification: justification.slice(2) })).toEqual(expected);
    // The justification alone says the same.
    expect(await signedBy({ justification })).toEqual(expected);
  });

  test("is signed by an L1 whose subnet id is in hex or cb58", async () => {
    const { subnetId } = firstL1().tx;
    for (const signingSubnetId of [encodeCb58(subnetId), hex(subnetId), bytesToHex(subnetId)])
      await verify(await signedBy({ ...proven(), signingSubnetId }), encodeCb58(subnetId));
  });

  test.each([
    [1, 0],
    [33, 0],
    [67, 0],
    [67, 20],
    [50, 33],
    [80, 5],
  ])("is signed by %i %% and a buffer of %i", async (quorumPercentage, quorumPercentageBuffer) => {
    const body = { ...proven(), quorumPercentage, quorumPercentageBuffer };
    await verify(await signedBy(body), PRIMARY, quorumPercentage + quorumPercentageBuffer);
  });

  test("treats 0 % as left out, and takes more signers for more percent", async () => {
    const of = async (quorumPercentage: number) =>
      (await verify(await signedBy({ ...proven(), quorumPercentage }), PRIMARY, quorumPercentage || 67))
        .chosen;
    expect(await of(0)).toBe(await of(67));
    expect(await of(10)).toBeLessThan(await of(67));
  });

  test("is signed without a buffer that is out of reach", async () => {
    // Validators without a key, or offline, leave less than 100 %.
    const { total, weight } = await verify(
      await signedBy({ ...proven(), quorumPercentage: 67, quorumPercentageBuffer: 33 }),
      PRIMARY,
    );
    expect(weight).toBeLessThan(total);
  });

  test("is signed at an earlier height by the validators of that height", async () => {
    const { tx } = firstL1();
    const subnetId = encodeCb58(tx.subnetId);
    const height = harness.net.blocks.findIndex(({ block }) =>
      ("txs" in block ? block.txs : []).some(({ unsignedTx }) => unsignedTx === tx),
    );
    const then = await signedBy({ ...proven(), signingSubnetId: subnetId, pChainHeight: height });
    const { signature } = decodeMessage(then);
    // Three of the four had a balance at that time; the two heaviest of them hold 198 of 278.
    const able = tx.validators
      .filter(({ balance }) => balance > 0n)
      .map(({ signer, weight }) => ({ key: bls12_381.G1.Point.fromBytes(signer.publicKey), weight }))
      .sort((left, right) => (left.key.toHex(false) < right.key.toHex(false) ? -1 : 1));
    const heavy = able.filter(({ weight }) => weight > 90n);
    expect([able.length, heavy.length]).toEqual([3, 2]);
    const mask = heavy.reduce((bits, one) => bits | (1 << able.indexOf(one)), 0);
    expect(signature.signers).toEqual(Uint8Array.of(mask));
    const sum = heavy.reduce((all, { key }) => all.add(key), bls12_381.G1.Point.ZERO);
    const unsigned = hexToBytes(proven().message.slice(2));
    expect(scheme.verify(signature.signature, scheme.hash(unsigned, DOMAIN), sum)).toBe(true);
  });
});

describe("messages of other chains", () => {
  const send = async (chainId: Uint8Array) => {
    const params = {
      blockchainID: encodeCb58(chainId),
      sourceAddress: `0x${"22".repeat(20)}`,
      payload: "0x010203",
    };
    return (await rpc("/ext/warp", "warp.send", params)).result.message as string;
  };

  test("of the C-Chain are signed by the Primary Network", async () => {
    await verify(await signedBy({ message: await send(harness.net.cChainId) }), PRIMARY);
  });

  test("of an L1's chain are signed by the L1", async () => {
    const { chainId, subnetId } = firstL1().tx;
    await verify(await signedBy({ message: await send(chainId) }), encodeCb58(subnetId));
  });
});

describe("by transaction id", () => {
  const get = async (id: string) => {
    const { status, body } = await ask(`${PATH}/${id}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return hexToBytes(body.signedMessage);
  };
  const said = (signed: Uint8Array) => {
    const call = decodePayload(decodeMessage(signed).payload);
    expect(call).toMatchObject({ type: "AddressedCall", sourceAddress: new Uint8Array() });
    return decodeL1Message(call.type === "AddressedCall" ? call.payload : expect.fail());
  };

  test("conversions are signed", async () => {
    for (const { id, tx } of l1s()) {
      const signed = await get(id);
      const expected = harness.net.state.subnets.get(bytesToHex(tx.subnetId))?.conversion?.conversionId;
      expect(said(signed)).toEqual({ type: "SubnetToL1Conversion", conversionId: expected });
      await verify(signed, encodeCb58(tx.subnetId));
    }
    expect(l1s().length).toBeGreaterThan(1);
  });

  test("a current registration and one that was removed since are signed", async () => {
    const responses = [];
    for (const { id, tx } of txsOf("RegisterL1ValidatorTx")) {
      const request = managerRequest(tx.message, "RegisterL1Validator");
      const validationId = registrationValidationId(request);
      if (harness.net.state.l1Validators.has(bytesToHex(validationId))) {
        const signed = await get(id);
        expect(said(signed)).toEqual({ type: "L1ValidatorRegistration", validationId, registered: true });
        await verify(signed, encodeCb58(request.subnetId));
        responses.push("signed");
      } else {
        const { status, body } = await ask(`${PATH}/${id}`);
        expect(status).toBe(400);
        expect(body.message).toMatch(/^message: validators refuse to sign it: ValidationDoesNotExist/);
        responses.push("refused");
      }
    }
    expect(responses.sort()).toEqual(["refused", "signed"]);
  });

  test("a weight change and a removal are signed", async () => {
    const kinds = [];
    for (const { id, tx } of txsOf("SetL1ValidatorWeightTx")) {
      const request = managerRequest(tx.message, "L1ValidatorWeight");
      const signed = await get(id);
      const { validationId } = request;
      const expected =
        request.weight > 0n ? request : { type: "L1ValidatorRegistration", validationId, registered: false };
      expect(said(signed)).toEqual(expected);
      const { subnetId } =
        txsOf("RegisterL1ValidatorTx")
          .map((registration) => managerRequest(registration.tx.message, "RegisterL1Validator"))
          .find((found) => encodeCb58(registrationValidationId(found)) === encodeCb58(validationId)) ??
        expect.fail("no registration");
      await verify(signed, encodeCb58(subnetId));
      kinds.push(expected.type);
    }
    expect(kinds.sort()).toEqual(["L1ValidatorRegistration", "L1ValidatorWeight"]);
  });

  test.each([
    ["a", 400, /^txHash "a": /],
    [PRIMARY, 404, /^txHash: no P-Chain transaction has the id 1111/],
  ])("%s is refused", async (id, status, message) => {
    const response = await ask(`${PATH}/${id}`);
    expect([response.status, response.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  test("of another type is refused", async () => {
    const { id } = txsOf("CreateSubnetTx")[0] ?? expect.fail();
    const { status, body } = await ask(`${PATH}/${id}`);
    expect(status).toBe(400);
    expect(body.message).toMatch(/^txHash: the P-Chain sends no message about a CreateSubnetTx, only about/);
  });
});

test("the history's own messages pass the same verification", async () => {
  const messages = [...txsOf("RegisterL1ValidatorTx"), ...txsOf("SetL1ValidatorWeightTx")];
  expect(messages.length).toBe(4);
  for (const { tx } of messages) {
    const { signature, ...unsigned } = decodeMessage(tx.message);
    const l1 = l1s().find(
      ({ tx: { chainId } }) => encodeCb58(chainId) === encodeCb58(unsigned.sourceChainId),
    );
    const keys = (l1 ?? expect.fail()).tx.validators.map(({ signer }) =>
      bls12_381.G1.Point.fromBytes(signer.publicKey),
    );
    for (const registration of txsOf("RegisterL1ValidatorTx")) {
      const request = managerRequest(registration.tx.message, "RegisterL1Validator");
      if (encodeCb58(request.subnetId) === encodeCb58(l1?.tx.subnetId ?? new Uint8Array()))
        keys.push(bls12_381.G1.Point.fromBytes(request.blsPublicKey));
    }
    // The message does not say who was active then; some subset of as many keys as it has bits must fit.
    const count = bytesToHex(signature.signers)
      .split("")
      .reduce((sum, digit) => sum + (Number.parseInt(digit, 16).toString(2).match(/1/g) ?? []).length, 0);
    const hashed = scheme.hash(encodeUnsignedMessage(unsigned), DOMAIN);
    const fits = Array.from({ length: 2 ** keys.length }, (_, mask) =>
      keys.filter((_key, index) => (mask >> index) & 1),
    )
      .filter((subset) => subset.length === count)
      .some((subset) =>
        scheme.verify(
          signature.signature,
          hashed,
          subset.reduce((sum, key) => sum.add(key), bls12_381.G1.Point.ZERO),
        ),
      );
    expect(fits).toBe(true);
  }
});

describe("refusals name the field and the rule", () => {
  const other = new Uint8Array(32).fill(9);
  test.each<[name: string, body: () => object, status: number, message: RegExp]>([
    ["nothing", () => ({}), 400, /^message or justification is required$/],
    ["no hex", () => ({ message: "0xzz" }), 400, /^message must match pattern/],
    ["half a byte", () => ({ message: "0x0" }), 400, /^message must match pattern/],
    ["no text", () => ({ message: 7 }), 400, /^message must be string$/],
    ["too few bytes", () => ({ message: "0x00" }), 400, /^message must be an unsigned Warp message or/],
    [
      "another codec version",
      () => ({ message: `0x0001${"00".repeat(40)}` }),
      400,
      /unknown codec version 1, expected 0/,
    ],
    ["bytes behind the end", () => ({ message: `${proven().message}00` }), 400, /1 bytes after the end/],
    [
      "ABI with a length beyond the end",
      () => ({ message: `0x${"20".padStart(64, "0")}${"ff".padStart(64, "0")}${"00".repeat(32)}` }),
      400,
      /^message: ABI-encoded bytes of length 255 do not fit the 32 given$/,
    ],
    [
      "ABI with a word too much",
      () => ({ message: `${abi(hexToBytes(proven().message.slice(2)))}${"00".repeat(32)}` }),
      400,
      /^message: ABI-encoded bytes of length \d+ do not fit/,
    ],
    [
      "ABI filled up with something",
      () => ({ message: `0x${"20".padStart(64, "0")}${"01".padStart(64, "0")}${"01".repeat(32)}` }),
      400,
      /filled up with zeros$/,
    ],
    [
      "another network's message",
      () => ({ message: hex(fromPChain({ type: "SubnetToL1Conversion", conversionId: other }, 1)) }),
      400,
      /^message is of network 1, not 12345$/,
    ],
    [
      "a chain that does not exist",
      () => ({
        message: hex(
          encodeUnsignedMessage({ networkId: 12_345, sourceChainId: other, payload: new Uint8Array() }),
        ),
      }),
      404,
      /^message: its source blockchain \w+ does not exist$/,
    ],
    ["justification without hex", () => ({ justification: "x" }), 400, /^justification must match pattern/],
    [
      "a justification that says nothing",
      () => ({ justification: "0x00" }),
      400,
      /^message is missing, and justification alone names neither/,
    ],
    ["a justification of no L1", () => ({ justification: hex(other) }), 404, /^justification: \w+ is no L1$/],
    [
      "a justification of a validation that runs",
      () => ({
        justification: hex(
          encodeRegistrationEndJustification({
            type: "conversion",
            subnetId: firstL1().tx.subnetId,
            index: 0,
          }),
        ),
      }),
      400,
      /^message: validators refuse to sign it: ValidationExists/,
    ],
    [
      "a conversion without justification",
      () => ({ message: proven().message }),
      400,
      /^message: validators refuse to sign it: FailedToParseJustification/,
    ],
    [
      "a subnet id that is none",
      () => ({ ...proven(), signingSubnetId: "abc" }),
      400,
      /^signingSubnetId must be/,
    ],
    [
      "a subnet id cut in hex",
      () => ({ ...proven(), signingSubnetId: "0x12" }),
      400,
      /^signingSubnetId must be/,
    ],
    [
      "a node id",
      () => ({ ...proven(), signingSubnetId: formatNodeId(new Uint8Array(20)) }),
      400,
      /^signingSubnetId/,
    ],
    [
      "a subnet without validators",
      () => ({ ...proven(), signingSubnetId: hex(other) }),
      404,
      /^signing subnet \w+ has no validators$/,
    ],
    [
      "more than all",
      () => ({ ...proven(), quorumPercentage: 101 }),
      400,
      /^quorumPercentage must be <= 100$/,
    ],
    [
      "less than nothing",
      () => ({ ...proven(), quorumPercentage: -1 }),
      400,
      /^quorumPercentage must be >= 0$/,
    ],
    [
      "a fraction",
      () => ({ ...proven(), quorumPercentage: 66.6 }),
      400,
      /^quorumPercentage must be integer$/,
    ],
    [
      "too much together",
      () => ({ ...proven(), quorumPercentage: 80, quorumPercentageBuffer: 21 }),
      400,
      /^quorumPercentage \+ quorumPercentageBuffer must be at most 100$/,
    ],
    [
      "too much with the default",
      () => ({ ...proven(), quorumPercentageBuffer: 34 }),
      400,
      /^quorumPercentage \+ quorumPercentageBuffer must be at most 100, not 67 \+ 34$/,
    ],
    [
      "all, though some have no key",
      () => ({ ...proven(), quorumPercentage: 100 }),
      400,
      /^quorumPercentage 100 is out of reach: validators that can sign hold \d+ of \d+$/,
    ],
    [
      "a height to come",
      () => ({ ...proven(), pChainHeight: 1_000_000 }),
      400,
      /^pChainHeight 1000000 is not known/,
    ],
    ["a height below 0", () => ({ ...proven(), pChainHeight: -1 }), 400, /^pChainHeight must be >= 0$/],
  ])("%s", async (_, body, status, message) => {
    const response = await aggregate(body());
    expect([response.status, response.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  test("networks that are not served and other forms of body are refused", async () => {
    const mainnet = await ask("/v1/signatureAggregator/mainnet/aggregateSignatures", proven());
    expect(mainnet.status).toBe(404);
    expect((await aggregate([])).status).toBe(400);
  });
});

test("the published client gets a signature end to end", async () => {
  const data = createDataClient({
    baseUrl: "http://service",
    network: "fuji",
    fetch: (url, init) => harness.service.fetch(new Request(url, init as RequestInit)),
  });
  const { signedMessage } = await data.signatures.aggregate(proven());
  await verify(hexToBytes(signedMessage), PRIMARY);
  const response = await data.signatures.aggregateForTransaction({ txHash: firstL1().id });
  await verify(hexToBytes(response.signedMessage), encodeCb58(firstL1().tx.subnetId));
});

describe("when signers or nodes fail", () => {
  const url = "http://signers";
  let service: Service;
  /** Handle requests instead of the signers and of the node. */
  let signers: () => Response = () => new Response();
  let node: (() => Promise<Response>) | undefined;
  beforeAll(async () => {
    const whole = sourceOf(harness.net);
    const fetch: NetworkSource["fetch"] = (to, init) => node?.() ?? whole.fetch?.(to, init) ?? expect.fail();
    const warpSigners = { url, fetch: async () => signers() };
    service = await createService({
      networks: { fuji: { ...whole, fetch, warpSigners } },
      pollMs: 60_000,
    });
    service.start();
    await service.indexed();
  });
  afterAll(() => service.close());

  async function asked(from: Service): Promise<{ status: number; body: Json }> {
    const init = {
      method: "POST",
      body: JSON.stringify(proven()),
      headers: { "content-type": "application/json" },
    };
    const response = await from.fetch(new Request(`http://service${PATH}`, init));
    return { status: response.status, body: await response.json() };
  }

  test.each<[name: string, respond: () => Response, status: number, message: RegExp]>([
    [
      "cannot be reached",
      () => {
        throw new TypeError("refused");
      },
      503,
      /\d+ did not respond$/,
    ],
    ["give no JSON", () => new Response("?"), 502, /^failed to collect a threshold of signatures: 0 of/],
    ["give status 500", () => new Response("", { status: 500 }), 502, /without a valid signature/],
    ["give foreign bytes", () => Response.json({ result: { signature: "0x00" } }), 502, /threshold/],
    ["give no hex", () => Response.json({ result: { signature: "x" } }), 502, /threshold/],
    ["give null", () => Response.json(null), 502, /threshold/],
    [
      "sign with a key of their own",
      () => {
        const point = scheme.sign(scheme.hash(new Uint8Array(1), DOMAIN), new Uint8Array(32).fill(1));
        return Response.json({ result: { signature: `0x${point.toHex(true)}` } });
      },
      502,
      /threshold/,
    ],
    [
      "refuse",
      () => Response.json({ error: { code: 7, message: "MismatchedConversionID", data: null } }),
      400,
      /^message: validators refuse to sign it: MismatchedConversionID$/,
    ],
  ])("signers that %s", async (_, respond, status, message) => {
    signers = respond;
    const response = await asked(service);
    expect([response.status, response.body.message]).toEqual([status, expect.stringMatching(message)]);
    expect(schemaFault("POST", PATH, status, response.body)).toBeUndefined();
  });

  const badKey = { publicKey: "0x00", weight: "1", nodeIDs: [] };
  test.each<[name: string, respond: () => Promise<Response>, status: number, message: string]>([
    [
      "went away",
      () => Promise.reject(new TypeError("connection refused")),
      503,
      "the node of fuji cannot be reached",
    ],
    ["talks nonsense", async () => new Response("<html>"), 502, "the node of fuji gave an invalid response"],
    [
      "tells keys that are none",
      async () =>
        Response.json({
          jsonrpc: "2.0",
          id: 1,
          result: { validatorSets: { [PRIMARY]: { validators: [badKey], totalWeight: "1" } } },
        }),
      502,
      "the node of fuji gave an invalid response",
    ],
  ])("a node that %s", async (_, respond, status, message) => {
    node = respond;
    const response = await asked(service);
    node = undefined;
    expect([response.status, response.body.message]).toEqual([status, message]);
    expect(schemaFault("POST", PATH, status, response.body)).toBeUndefined();
  });

  test("a request without signers is refused", async () => {
    const { warpSigners: _, ...bare } = sourceOf(harness.net);
    const without = await createService({ ...(await freshDatabase()), networks: { fuji: bare } });
    without.start();
    await without.indexed();
    const response = await asked(without);
    expect([response.status, response.body.message]).toEqual([
      501,
      "signatures need the option warpSigners of fuji, which is not set on this service",
    ]);
    await without.close();
  });
});

test("a position beyond the conversion's validators can be signed as ended", async () => {
  const { subnetId } = firstL1().tx;
  const justification = encodeRegistrationEndJustification({ type: "conversion", subnetId, index: 77 });
  const { unsigned } = await verify(await signedBy({ justification: hex(justification) }), PRIMARY);
  const validationId = conversionValidationId(subnetId, 77);
  const expected = fromPChain({ type: "L1ValidatorRegistration", validationId, registered: false });
  expect(concatBytes(unsigned)).toEqual(expected);
});
