/** The identity of a node, derived from a seed: its keys are public and worth nothing elsewhere. */
import { createECDH, createPrivateKey } from "node:crypto";
import { deriveNodeKey, deriveTlsKey, type NodeKey } from "@primary-network/localnet";

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

/**
 * Derives the identity of a node, whether or not a process with it is started.
 *
 * @example
 * ```ts
 * const { nodeId } = nodeIdentityOf("primary-network", "node-1");
 * ```
 */
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
