/** The node's words for bytes that are no Warp message. */
import { concatBytes } from "@noble/hashes/utils.js";
import { CodecError } from "@primary-network/codec";
import { decodeUnsignedMessage, encodeUnsignedMessage } from "@primary-network/codec/warp";
import { expect, test } from "vitest";
import { codecFault } from "./codec-fault.ts";

const whole = encodeUnsignedMessage({
  networkId: 1,
  sourceChainId: new Uint8Array(32),
  payload: Uint8Array.of(1, 2, 3),
});

test.each([
  { given: "nothing", bytes: new Uint8Array(), want: "couldn't unpack codec version" },
  { given: "another version", bytes: Uint8Array.of(0, 1, 0), want: "unknown codec version" },
  {
    given: "a cut integer",
    bytes: whole.subarray(0, 5),
    want: "couldn't unmarshal uint32: packer has insufficient length for input",
  },
  {
    given: "a cut id",
    bytes: whole.subarray(0, 20),
    want: "packer has insufficient length for input",
  },
  {
    given: "a byte too much",
    bytes: concatBytes(whole, new Uint8Array(1)),
    want: `trailing buffer space: read ${whole.length} provided ${whole.length + 1}`,
  },
])("$given: $want", ({ bytes, want }) => {
  const read = () => {
    try {
      decodeUnsignedMessage(bytes);
    } catch (error) {
      if (error instanceof CodecError) return codecFault(bytes, error);
      throw error;
    }
    return expect.fail("it is a message");
  };
  expect(read()).toBe(want);
});
