/** A manager's message is signed by those who sign, at their places among all validators. */
import {
  decodeL1Message,
  decodeMessage,
  decodePayload,
  decodeSigners,
  encodeUnsignedMessage,
  readBlsKey,
  signBls,
} from "@primary-network/codec/warp";
import { nodeIdentityOf } from "@primary-network/devnet/avalanchego";
import { expect, test } from "vitest";
import { signManagerMessage } from "./sign-warp.ts";

const validators = [0, 1, 2].map((index) => nodeIdentityOf("test", `l1-${index}`));
const manager = { networkId: 1337, chainId: new Uint8Array(32).fill(5), address: new Uint8Array(20).fill(6) };
const message = {
  type: "L1ValidatorWeight" as const,
  validationId: new Uint8Array(32).fill(1),
  nonce: 2n,
  weight: 3n,
};

test("one of three signers signs at its position in the order of uncompressed keys", () => {
  const order = validators.toSorted((left, right) =>
    Buffer.compare(
      readBlsKey(left.signer.publicKey).uncompressed,
      readBlsKey(right.signer.publicKey).uncompressed,
    ),
  );
  for (const [position, validator] of order.entries()) {
    const { signature, ...unsigned } = decodeMessage(
      signManagerMessage(manager, message, validators, [validator]),
    );
    expect(decodeSigners(signature.signers)).toEqual([position]);
    expect(signature.signature).toEqual(signBls(encodeUnsignedMessage(unsigned), validator.blsSecret));
    const call = decodePayload(unsigned.payload);
    if (call.type !== "AddressedCall") throw new Error("no call");
    expect(decodeL1Message(call.payload)).toEqual(message);
    expect([unsigned.networkId, unsigned.sourceChainId, call.sourceAddress]).toEqual([
      1337,
      manager.chainId,
      manager.address,
    ]);
  }
});

test("all signers sign by default", () => {
  const { signature } = decodeMessage(signManagerMessage(manager, message, validators));
  expect(decodeSigners(signature.signers)).toEqual([0, 1, 2]);
});
