/** Signatures of the P-Chain's messages: the chain that receives one trusts its own validators alone. */
import { encodePayload, encodeUnsignedMessage } from "@primary-network/codec/warp";
import { beforeAll, expect, test } from "vitest";
import { warpSetAt } from "../../chains/p/warp-set.ts";
import { signWarp } from "../../chains/p/warp-signature.ts";
import { nodeKeyOf } from "../../keys/keys.ts";
import { buildNetwork, type Network } from "../../network/network.ts";
import { readOptions } from "../../network/options.ts";
import { verifySent } from "./quorum.ts";

const P_CHAIN = new Uint8Array(32);
const payload = Uint8Array.of(1, 2, 3);

let network: Network;
beforeAll(() => {
  network = buildNetwork(readOptions({ weeks: 2, validators: 4, delegators: 0 }));
});

const chains = () => {
  const { chain, genesis } = network;
  const l1 = [...chain.state.subnets.values()].find(({ conversion }) => conversion !== undefined);
  return { l1: l1?.conversion?.chainId ?? expect.fail("no L1"), c: genesis.cChainId };
};

/** Signs with the validators of a chain whose keys are at hand. */
function signedBy(chainId: Uint8Array, sourceAddress: Uint8Array = new Uint8Array()): Uint8Array {
  const { state } = network.chain;
  const { signers } = warpSetAt(state, chainId, state.height);
  const present = signers.flatMap(({ publicKey }, position) => {
    const key = nodeKeyOf(publicKey);
    return key ? [{ position, publicKey, secret: key.blsSecret }] : [];
  });
  const unsigned = encodeUnsignedMessage({
    networkId: state.networkId,
    sourceChainId: P_CHAIN,
    payload: encodePayload({ type: "AddressedCall", sourceAddress, payload }),
  });
  const positions = present.map(({ position }) => position);
  return signWarp(unsigned, present, positions);
}

test.each(["l1", "c"] as const)("a message to %s is signed by its validators", (to) => {
  const { [to]: receiving, [to === "c" ? "l1" : "c"]: other } = chains();
  const { state } = network.chain;
  expect(verifySent(state, signedBy(receiving), receiving)).toEqual({
    sourceChainId: P_CHAIN,
    sender: new Uint8Array(20),
    payload,
  });
  expect(verifySent(state, signedBy(other), receiving)).toBeUndefined();
});

test.each<[what: string, source: Uint8Array, sender: Uint8Array]>([
  ["a short one", Uint8Array.of(7), Uint8Array.from({ length: 20 }, (_, at) => (at === 19 ? 7 : 0))],
  [
    "a long one",
    Uint8Array.from({ length: 22 }, (_, at) => at),
    Uint8Array.from({ length: 20 }, (_, at) => at + 2),
  ],
])("a source address is cut to an address: %s", (_, source, sender) => {
  const { c } = chains();
  expect(verifySent(network.chain.state, signedBy(c, source), c)?.sender).toEqual(sender);
});
