/** TLS identities of nodes: a P-256 key, its self-signed certificate, and the node id derived from that. */
import { p256 } from "@noble/curves/nist.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { nodeIdOfCertificate } from "@primary-network/codec";
import { Memo } from "./memo.ts";

/** The identity of a node in TLS and in the signatures of its blocks. */
export interface TlsKey {
  /** 32 bytes. */
  readonly privateKey: Uint8Array;
  /** X.509, DER. */
  readonly certificate: Uint8Array;
  /** 20 bytes. */
  readonly nodeId: Uint8Array;
}

/** One DER element: tag, length in the fewest bytes, content. */
function der(tag: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = concatBytes(...content);
  const length =
    body.length < 0x80
      ? [body.length]
      : body.length < 0x100
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 0xff];
  return concatBytes(Uint8Array.of(tag, ...length), body);
}

const sequence = (...content: readonly Uint8Array[]): Uint8Array => der(0x30, ...content);
/** A bit string of whole bytes. */
const bits = (content: Uint8Array): Uint8Array => der(0x03, Uint8Array.of(0), content);
const oid = (hex: string): Uint8Array => der(0x06, hexToBytes(hex));

/** 1.2.840.10045.4.3.2, ECDSA over SHA-256. */
const SIGNATURE_ALGORITHM = sequence(oid("2a8648ce3d040302"));
/** 1.2.840.10045.2.1 with 1.2.840.10045.3.1.7: a key of an elliptic curve, on P-256. */
const KEY_ALGORITHM = sequence(oid("2a8648ce3d0201"), oid("2a8648ce3d030107"));
/** Version 3, in its explicit tag, and the serial number 0. */
const VERSION_AND_SERIAL = concatBytes(der(0xa0, der(0x02, Uint8Array.of(2))), der(0x02, Uint8Array.of(0)));
const NO_NAME = sequence();
/** From 2000 to 2100: as UTCTime the one, beyond 2049 as GeneralizedTime the other. */
const VALIDITY = sequence(der(0x17, utf8ToBytes("000101000000Z")), der(0x18, utf8ToBytes("21000101000000Z")));

/** Cached signatures, for two histories of six weeks: the index of a restored world requests them again. */
const signatures = new Memo<Uint8Array>(4_096, { name: "p256-signatures" });

/** ECDSA over the SHA-256 of a message, in DER; the same message always gets the same signature (RFC 6979). */
export function signP256(message: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const name = `${bytesToHex(sha256(privateKey))}/${bytesToHex(sha256(message))}`;
  return signatures.get(name, () => p256.sign(message, privateKey, { format: "der" }));
}

function selfSigned(privateKey: Uint8Array): Uint8Array {
  const keyInfo = sequence(KEY_ALGORITHM, bits(p256.getPublicKey(privateKey, false)));
  const body = sequence(VERSION_AND_SERIAL, SIGNATURE_ALGORITHM, NO_NAME, VALIDITY, NO_NAME, keyInfo);
  return sequence(body, SIGNATURE_ALGORITHM, bits(signP256(body, privateKey)));
}

const LABEL = "/tls/";
/** Cached identities, by seed and node id. */
const byNodeId = new Map<string, TlsKey>();
/**
 * Cached identities, by seed and name: creating one takes some milliseconds. All are kept, because nodes are
 * looked up by their ids.
 */
const byName = new Memo<TlsKey>(Number.POSITIVE_INFINITY, {
  name: "tls-keys",
  stored: (label, key) =>
    byNodeId.set(`${label.slice(0, label.lastIndexOf(LABEL))}/${bytesToHex(key.nodeId)}`, key),
});

/**
 * Derives the TLS identity of a node from the seed of a network.
 *
 * @example
 * ```ts
 * const { nodeId, certificate } = deriveTlsKey("primary-network", "node-1");
 * ```
 */
export function deriveTlsKey(seed: string, name: string): TlsKey {
  const label = `${seed}${LABEL}${name}`;
  return byName.get(label, () => {
    const privateKey = sha256(utf8ToBytes(label));
    // The order of P-256 begins with 32 one bits; clearing the first keeps every value below it.
    privateKey[0] = (privateKey[0] ?? 0) & 0x7f;
    const certificate = selfSigned(privateKey);
    return { privateKey, certificate, nodeId: nodeIdOfCertificate(certificate) };
  });
}

/** The TLS identity of a node id; undefined for nodes whose keys were not derived here. */
export function tlsKeyOf(seed: string, nodeId: Uint8Array): TlsKey | undefined {
  return byNodeId.get(`${seed}/${bytesToHex(nodeId)}`);
}
