/** Warp messages: published sizes and bytes, every refusal of a bit set, and random values there and back. */

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CodecError } from "../index.ts";
import {
  conversionValidationId,
  decodeL1Message,
  decodeMessage,
  decodePayload,
  decodeRegistrationEndJustification,
  decodeSigners,
  decodeUnsignedMessage,
  encodeL1Message,
  encodeMessage,
  encodePayload,
  encodeRegistrationEndJustification,
  encodeSigners,
  encodeUnsignedMessage,
  type L1Message,
  l1ConversionId,
  messageId,
  type Payload,
  type RegistrationEndJustification,
  registrationValidationId,
  type UnsignedMessage,
} from "./index.ts";

const bytes = (size: number) => fc.uint8Array({ minLength: size, maxLength: size });
const some = fc.uint8Array({ maxLength: 60 });
const u32 = fc.integer({ min: 0, max: 0xffff_ffff });
const u64 = fc.bigInt(0n, 2n ** 64n - 1n);
const owner = fc.record({ threshold: u32, addresses: fc.array(bytes(20), { maxLength: 3 }) });
const type = <T extends string>(name: T) => fc.constant(name);

const messages: fc.Arbitrary<L1Message> = fc.oneof(
  fc.record({ type: type("SubnetToL1Conversion"), conversionId: bytes(32) }),
  fc.record({
    type: type("RegisterL1Validator"),
    subnetId: bytes(32),
    nodeId: some,
    blsPublicKey: bytes(48),
    expiry: u64,
    remainingBalanceOwner: owner,
    deactivationOwner: owner,
    weight: u64,
  }),
  fc.record({ type: type("L1ValidatorRegistration"), validationId: bytes(32), registered: fc.boolean() }),
  fc.record({ type: type("L1ValidatorWeight"), validationId: bytes(32), nonce: u64, weight: u64 }),
);
const payloads: fc.Arbitrary<Payload> = fc.oneof(
  fc.record({ type: type("Hash"), hash: bytes(32) }),
  fc.record({ type: type("AddressedCall"), sourceAddress: some, payload: some }),
);
const unsigned: fc.Arbitrary<UnsignedMessage> = fc.record({
  networkId: u32,
  sourceChainId: bytes(32),
  payload: some,
});
const justifications: fc.Arbitrary<RegistrationEndJustification> = fc.oneof(
  fc.record({ type: type("conversion"), subnetId: some, index: u32 }),
  fc.record({ type: type("registration"), message: fc.uint8Array({ maxLength: 300 }) }),
);

describe("random values round-trip, and truncated or extended bytes are refused", () => {
  const both = <T>(
    values: fc.Arbitrary<T>,
    encode: (value: T) => Uint8Array,
    decode: (bytes: Uint8Array) => T,
  ) =>
    fc.assert(
      fc.property(values, fc.nat(), (value, cut) => {
        const encoded = encode(value);
        expect(decode(encoded)).toEqual(value);
        expect(() => decode(encoded.subarray(0, cut % encoded.length))).toThrow(CodecError);
        expect(() => decode(concatBytes(encoded, Uint8Array.of(0)))).toThrow(CodecError);
      }),
    );
  test("L1 messages", () => both(messages, encodeL1Message, decodeL1Message));
  test("payloads", () => both(payloads, encodePayload, decodePayload));
  test("unsigned messages", () => both(unsigned, encodeUnsignedMessage, decodeUnsignedMessage));
  test("signed messages begin with the unsigned bytes", () => {
    fc.assert(
      fc.property(unsigned, fc.uniqueArray(fc.nat(300)), bytes(96), (message, positions, signature) => {
        const signed = {
          ...message,
          signature: { type: "BitSetSignature" as const, signers: encodeSigners(positions), signature },
        };
        const encoded = encodeMessage(signed);
        const plain = encodeUnsignedMessage(message);
        expect(decodeMessage(encoded)).toEqual(signed);
        expect(encoded.subarray(0, plain.length)).toEqual(plain);
        expect(messageId(decodeMessage(encoded))).toEqual(sha256(plain));
      }),
    );
  });
  test("justifications", () => {
    fc.assert(
      fc.property(justifications, (value) => {
        expect(decodeRegistrationEndJustification(encodeRegistrationEndJustification(value))).toEqual(value);
      }),
    );
  });
});

test("any bytes decode as a justification or give a CodecError", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (given) => {
      try {
        decodeRegistrationEndJustification(given);
      } catch (error) {
        expect(error).toBeInstanceOf(CodecError);
      }
    }),
  );
});

describe("justifications encoded by hand", () => {
  const subnet = "11".repeat(32);
  test.each<[name: string, given: string, want: RegistrationEndJustification | undefined]>([
    ["nothing", "", undefined],
    [
      "position 0 is left out",
      `0a220a20${subnet}`,
      { type: "conversion", subnetId: hexToBytes(subnet), index: 0 },
    ],
    [
      "a position of two bytes",
      `0a250a20${subnet}10ac02`,
      { type: "conversion", subnetId: hexToBytes(subnet), index: 300 },
    ],
    ["a registration", "1203010203", { type: "registration", message: Uint8Array.of(1, 2, 3) }],
    ["an unknown field", "180712020405", { type: "registration", message: Uint8Array.of(4, 5) }],
    ["the last one counts", "0a001201ff", { type: "registration", message: Uint8Array.of(255) }],
  ])("%s", (_, given, want) => {
    expect(decodeRegistrationEndJustification(hexToBytes(given))).toEqual(want);
  });
  test.each([
    ["a cut field", "0a"],
    ["a length beyond the end", "1205010203"],
    ["field 0", "0000"],
    ["an endless varint", `08${"ff".repeat(10)}01`],
    ["an unknown wire type", "0f"],
  ])("%s is refused", (_, given) => {
    expect(() => decodeRegistrationEndJustification(hexToBytes(given))).toThrow(CodecError);
  });
});

describe("bit sets", () => {
  test.each<[positions: number[], hex: string]>([
    [[], ""],
    [[0], "01"],
    [[0, 1], "03"],
    [[7], "80"],
    [[8], "0100"],
    [[0, 8, 9], "0301"],
    [[16], "010000"],
  ])("%j is 0x%s", (positions, hex) => {
    expect(encodeSigners(positions)).toEqual(hexToBytes(hex));
    expect(encodeSigners([...positions, ...positions].reverse())).toEqual(hexToBytes(hex));
    expect(decodeSigners(hexToBytes(hex))).toEqual(positions);
  });
  test.each(["00", "0001", "000100"])("a leading zero byte is refused: 0x%s", (hex) => {
    expect(() => decodeSigners(hexToBytes(hex))).toThrow("bitset is invalid");
  });
  test.each([-1, 0.5, 65_536, Number.NaN])("%s is not a valid position", (position) => {
    expect(() => encodeSigners([position])).toThrow(CodecError);
  });
  test("are encoded as the bits of one integer without leading zero bytes", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(2_000)), (positions) => {
        const integer = positions.reduce((sum, position) => sum | (1n << BigInt(position)), 0n);
        const digits = integer === 0n ? "" : integer.toString(16);
        expect(encodeSigners(positions)).toEqual(
          hexToBytes(digits.padStart(digits.length + (digits.length % 2), "0")),
        );
        expect(decodeSigners(encodeSigners(positions))).toEqual([...positions].sort((a, b) => a - b));
      }),
    );
  });
});

test("a message of 972 bytes signed by two of few validators has 1077 bytes, like the published example", () => {
  const plain = { networkId: 5, sourceChainId: new Uint8Array(32), payload: new Uint8Array(930) };
  const signature = {
    type: "BitSetSignature" as const,
    signers: encodeSigners([0, 1]),
    signature: new Uint8Array(96),
  };
  expect(encodeUnsignedMessage(plain)).toHaveLength(972);
  expect(encodeMessage({ ...plain, signature })).toHaveLength(1077);
});

describe("layouts, byte by byte", () => {
  const id = (digit: string) => digit.repeat(64);
  test("an addressed call of the P-Chain has its layout", () => {
    const payload = encodeL1Message({
      type: "L1ValidatorRegistration",
      validationId: hexToBytes(id("a")),
      registered: true,
    });
    expect(payload).toEqual(hexToBytes(`000000000002${id("a")}01`));
    const call = encodePayload({ type: "AddressedCall", sourceAddress: new Uint8Array(), payload });
    expect(call).toEqual(hexToBytes(`0000000000010000000000000027000000000002${id("a")}01`));
    const message = encodeUnsignedMessage({
      networkId: 12_345,
      sourceChainId: new Uint8Array(32),
      payload: call,
    });
    expect(message.subarray(0, 42)).toEqual(hexToBytes(`000000003039${id("0")}00000035`));
  });
  test("a weight change has its layout", () => {
    const message = {
      type: "L1ValidatorWeight" as const,
      validationId: hexToBytes(id("b")),
      nonce: 7n,
      weight: 258n,
    };
    expect(encodeL1Message(message)).toEqual(
      hexToBytes(`000000000003${id("b")}00000000000000070000000000000102`),
    );
  });
  test("a flag other than 0 and 1 is refused", () => {
    expect(() => decodeL1Message(hexToBytes(`000000000002${id("a")}02`))).toThrow("neither 0 nor 1");
  });
  test("validation and conversion ids are hashes of their fields", () => {
    const subnetId = hexToBytes(id("c"));
    expect(conversionValidationId(subnetId, 258)).toEqual(sha256(hexToBytes(`${id("c")}00000102`)));
    const validators = [
      { nodeId: Uint8Array.of(1, 2), blsPublicKey: new Uint8Array(48).fill(5), weight: 9n },
    ];
    const conversion = {
      subnetId,
      managerChainId: hexToBytes(id("d")),
      managerAddress: Uint8Array.of(3),
      validators,
    };
    const expected = `0000${id("c")}${id("d")}000000010300000001000000020102${"05".repeat(48)}0000000000000009`;
    expect(l1ConversionId(conversion)).toEqual(sha256(hexToBytes(expected)));
    const owner = { threshold: 1, addresses: [new Uint8Array(20)] };
    const register = {
      type: "RegisterL1Validator" as const,
      subnetId,
      nodeId: new Uint8Array(20),
      blsPublicKey: new Uint8Array(48),
      expiry: 1n,
      remainingBalanceOwner: owner,
      deactivationOwner: owner,
      weight: 2n,
    };
    expect(registrationValidationId(register)).toEqual(sha256(encodeL1Message(register)));
  });
});
