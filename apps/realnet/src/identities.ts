/** Who is on the network: accounts and nodes, all derived from a seed; their keys are public and worth nothing elsewhere. */
import { createECDH, createPrivateKey } from "node:crypto";
import { formatAddress } from "@primary-network/codec";
import {
  deriveNodeKey,
  deriveOwnerKey,
  deriveTlsKey,
  evmAddressOf,
  type NodeKey,
} from "@primary-network/localnet";
import { getAddress, toHex } from "viem";

/** An account that is funded in the genesis on all three chains. */
export interface RealAccount {
  readonly name: string;
  /** 32 bytes, secp256k1. */
  readonly privateKey: Uint8Array;
  /** 20 bytes, the same on the P- and X-Chain. */
  readonly address: Uint8Array;
  readonly pAddress: string;
  readonly xAddress: string;
  /** `0x` with a checksum. */
  readonly evmAddress: `0x${string}`;
}

/** The accounts of every network; a part of a run has some of them for itself. */
export const ACCOUNT_NAMES = [
  "alice",
  "bob",
  "carol",
  "dave",
  "erin",
  "frank",
  "grace",
  "heidi",
  "ivan",
  "judy",
  "kim",
] as const;

/** Derives an account of a seed. */
export function accountOf(seed: string, hrp: string, name: string): RealAccount {
  const { privateKey, publicKey, address } = deriveOwnerKey(seed, name);
  return {
    name,
    privateKey,
    address,
    pAddress: formatAddress({ chain: "P", hrp, bytes: address }),
    xAddress: formatAddress({ chain: "X", hrp, bytes: address }),
    evmAddress: getAddress(toHex(evmAddressOf(publicKey))),
  };
}

/** A node's identity with the files that its process is started with. */
export interface NodeIdentity extends NodeKey {
  /** PEM. */
  readonly tlsCertificate: string;
  /** PEM, PKCS #8. */
  readonly tlsKey: string;
}

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

function pem(label: string, der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}

/** Derives the identity of a node, whether or not a process with it is started. */
export function nodeIdentityOf(seed: string, name: string): NodeIdentity {
  const { privateKey, certificate } = deriveTlsKey(seed, name);
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  const publicKey = curve.getPublicKey();
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)];
  const key = createPrivateKey({
    key: { kty: "EC", crv: "P-256", d: base64Url(privateKey), x: base64Url(x), y: base64Url(y) },
    format: "jwk",
  });
  return {
    ...deriveNodeKey(seed, name),
    tlsCertificate: pem("CERTIFICATE", certificate),
    tlsKey: String(key.export({ type: "pkcs8", format: "pem" })),
  };
}
