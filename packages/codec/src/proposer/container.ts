/** Containers that proposers put around blocks since Apricot: bytes, values and ids. */

import { ripemd160 } from "@noble/hashes/legacy.js";
import { CodecError } from "../codec-error.ts";
import { sha256 } from "../primitives.ts";
import { type Layout, type ObjectLayout, struct } from "../wire/layout.ts";
import { bytes, i64, id, u64 } from "../wire/primitive.ts";
import { decodeVersioned, encodeVersioned } from "../wire/versioned.ts";

/** Fields of every container. */
export interface ContainerFields {
  /** Id of the parent container, 32 bytes. The first container of a chain has the id of the parent block. */
  parentId: Uint8Array;
  /** Bytes of the block inside. */
  blockBytes: Uint8Array;
}

/** A container with its time, and with its proposer if it is signed. */
export interface PostForkContainer extends ContainerFields {
  /** Type id 0 on the wire. Used before Granite. */
  kind: "postFork";
  /** Unix seconds (int64). */
  timestamp: bigint;
  /** P-Chain height at which the proposers were chosen (uint64). */
  pChainHeight: bigint;
  /** TLS certificate of the proposer (DER). Empty if it is not signed. */
  certificate: Uint8Array;
  /** Signature of the proposer. Empty if it is not signed. */
  signature: Uint8Array;
}

/** P-Chain epoch of a container since Granite. */
export interface Epoch {
  /** uint64 */
  pChainHeight: bigint;
  /** uint64 */
  number: bigint;
  /** Unix seconds (int64). */
  startTime: bigint;
}

/** A container since the Granite upgrade. */
export interface GraniteContainer extends Omit<PostForkContainer, "kind"> {
  /** Type id 2 on the wire. */
  kind: "granite";
  /** P-Chain epoch of the block (ACP-181). */
  epoch: Epoch;
}

/** Container of a commit or abort block, which is never signed. */
export interface OptionContainer extends ContainerFields {
  /** Type id 1 on the wire. */
  kind: "option";
}

/** A container, discriminated by `kind`. */
export type Container = PostForkContainer | GraniteContainer | OptionContainer;

type Kind = Container["kind"];
type Body<K extends Kind> = Omit<Extract<Container, { kind: K }>, "kind">;

const parentId = ["parentID", id] as const;
const blockBytes = ["block", bytes()] as const;
const signature = ["signature", bytes()] as const;
const proposerFields = {
  parentId,
  timestamp: ["timestamp", i64],
  pChainHeight: ["pChainHeight", u64],
  certificate: ["certificate", bytes()],
  blockBytes,
} as const;
const epoch = struct<Epoch>({
  pChainHeight: ["pChainHeight", u64],
  number: ["number", u64],
  startTime: ["startTime", i64],
});

const bodies: { readonly [K in Kind]: readonly [typeId: number, layout: ObjectLayout<Body<K>>] } = {
  postFork: [0, struct<Body<"postFork">>({ ...proposerFields, signature })],
  option: [1, struct<Body<"option">>({ parentId, blockBytes })],
  // The epoch comes after the block, and the P-Chain height before it.
  granite: [2, struct<Body<"granite">>({ ...proposerFields, epoch: ["epoch", epoch], signature })],
};

// The table above has already checked that each layout fits its kind.
const byKind = new Map(Object.entries(bodies) as [Kind, readonly [number, ObjectLayout<object>]][]);
const byTypeId = new Map([...byKind].map(([kind, [typeId, layout]]) => [typeId, { kind, layout }]));

/** Bytes of codec version and type number. */
const HEAD_SIZE = 6;

const container: Layout<Container> = {
  minSize: HEAD_SIZE,
  read(reader) {
    const start = reader.offset;
    const typeId = reader.u32();
    const found = byTypeId.get(typeId);
    if (!found) throw new CodecError(`unsupported type ${typeId} of container`, start);
    return { kind: found.kind, ...found.layout.read(reader) } as Container; // the body of that kind
  },
  write(writer, value) {
    const found = byKind.get(value?.kind);
    if (!found) throw new CodecError(`"${value?.kind}" is not a kind of container`, writer.length);
    writer.u32(found[0]);
    found[1].write(writer, value);
  },
  json: (value, style) => byKind.get(value.kind)?.[1].json(value, style) ?? null,
};

/**
 * Decodes the container around a block.
 *
 * @param bytes - Entry of a node's index for a P-, X- or C-Chain block.
 * @returns `undefined` for a bare block. The type numbers of containers and P-Chain blocks overlap, so bytes
 * count as a container only if all lengths match exactly.
 * @throws CodecError if the value is not a Uint8Array.
 * @example
 * const block = decodeBlock(decodeContainer(bytes)?.blockBytes ?? bytes);
 */
export function decodeContainer(bytes: Uint8Array): Container | undefined {
  if (!(bytes instanceof Uint8Array)) throw new CodecError("bytes to decode are not a Uint8Array");
  if (bytes.length < HEAD_SIZE) return undefined;
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD_SIZE);
  // Detects most bare blocks without the cost of an error.
  if (head.getUint16(0) !== 0 || !byTypeId.has(head.getUint32(2))) return undefined;
  try {
    return decodeVersioned(container, bytes);
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}

/**
 * Encodes the container around a block, byte for byte as the node does.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeContainer({ kind: "option", parentId, blockBytes: encodeBlock(block) });
 */
export function encodeContainer(value: Container): Uint8Array {
  return encodeVersioned(container, value);
}

/**
 * Returns the id of a container: SHA-256 of its bytes up to the signature, which signs the same bytes.
 *
 * @throws CodecError naming the field whose value is out of range.
 * @example
 * encodeCb58(containerId(container));
 */
export function containerId(value: Container): Uint8Array {
  const whole = encodeContainer(value);
  // The signature comes last, after its uint32 length.
  const unsigned = "signature" in value ? whole.length - 4 - value.signature.length : whole.length;
  return sha256(whole.subarray(0, unsigned));
}

/**
 * Returns the 20-byte node id of a TLS certificate: ripemd160(sha256(certificate)).
 *
 * @param certificate - DER bytes, as in a container.
 * @example
 * formatNodeId(nodeIdOfCertificate(container.certificate));
 */
export function nodeIdOfCertificate(certificate: Uint8Array): Uint8Array {
  return ripemd160(sha256(certificate));
}

/**
 * Returns the 20-byte node id of a container's proposer, or `undefined` if it is not signed.
 *
 * @example
 * const proposer = proposerOf(container);
 * if (proposer) console.log(formatNodeId(proposer));
 */
export function proposerOf(value: Container): Uint8Array | undefined {
  if (value.kind === "option" || value.certificate.length === 0) return undefined;
  return nodeIdOfCertificate(value.certificate);
}
