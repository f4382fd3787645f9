/** The parts of an L1's life that no wallet makes: its nodes with their BLS keys, and Warp messages that they all signed. */
import { decodeCb58, encodeCb58, formatNodeId } from "@primary-network/codec";
import { createProofOfPossession } from "@primary-network/codec/p";
import {
  aggregateBls,
  encodeL1Message,
  encodeMessage,
  encodePayload,
  encodeSigners,
  encodeUnsignedMessage,
  readBlsKey,
  registrationValidationId,
  signBls,
} from "@primary-network/codec/warp";

export interface L1Node {
  readonly secretKey: Uint8Array;
  /** 20 bytes. */
  readonly idBytes: Uint8Array;
  readonly nodeId: string;
  /** 48 bytes. */
  readonly publicKey: Uint8Array;
  /** 96 bytes. */
  readonly proofOfPossession: Uint8Array;
}

/** A blockchain of an L1. */
interface Chain {
  readonly networkId: number;
  readonly blockchainId: string;
}

/** A node of the L1, by number. Each wallet has its own `family` of nodes, so that all can use one network. */
export function nodeOf(family: number, number: number): L1Node {
  const secretKey = new Uint8Array(32);
  secretKey.set([family, number], 30);
  const idBytes = new Uint8Array(20).fill(number).fill(family, 0, 4);
  return { secretKey, idBytes, nodeId: formatNodeId(idBytes), ...createProofOfPossession(secretKey) };
}

/** The contract on the L1 in whose name its validators are managed. */
export const manager: Uint8Array = new Uint8Array(20).fill(9);

/** Unix seconds this many days from now. */
export const inDays = (days: number): bigint => BigInt(Math.floor(Date.now() / 1000) + days * 86_400);

/** What the manager says, signed by all of the L1's validators. */
function message(
  { networkId, blockchainId }: Chain,
  nodes: readonly L1Node[],
  payload: Parameters<typeof encodeL1Message>[0],
): Uint8Array {
  const unsigned = {
    networkId,
    sourceChainId: decodeCb58(blockchainId),
    payload: encodePayload({
      type: "AddressedCall",
      sourceAddress: manager,
      payload: encodeL1Message(payload),
    }),
  };
  const bytes = encodeUnsignedMessage(unsigned);
  const signatures = nodes.map(({ publicKey, secretKey }) => ({
    key: readBlsKey(publicKey),
    signature: signBls(bytes, secretKey),
  }));
  const signature = {
    type: "BitSetSignature" as const,
    signers: encodeSigners([...nodes.keys()]),
    signature: aggregateBls(signatures),
  };
  return encodeMessage({ ...unsigned, signature });
}

/** The registration of one more node, and the later change of its weight. `owner` is 20 bytes of an address. */
export function registrationOf(
  { networkId, blockchainId, subnetId }: Chain & { readonly subnetId: string },
  nodes: readonly L1Node[],
  node: L1Node,
  owner: Uint8Array,
): { readonly validationId: string; readonly register: Uint8Array; readonly reweigh: Uint8Array } {
  const owners = { threshold: 1, addresses: [owner] };
  const registration = {
    type: "RegisterL1Validator" as const,
    subnetId: decodeCb58(subnetId),
    nodeId: node.idBytes,
    blsPublicKey: node.publicKey,
    expiry: inDays(0) + 3_600n,
    remainingBalanceOwner: owners,
    deactivationOwner: owners,
    weight: 10n,
  };
  const validationId = registrationValidationId(registration);
  const chain = { networkId, blockchainId };
  return {
    validationId: encodeCb58(validationId),
    register: message(chain, nodes, registration),
    reweigh: message(chain, [...nodes, node], {
      type: "L1ValidatorWeight",
      validationId,
      nonce: 0n,
      weight: 12n,
    }),
  };
}
