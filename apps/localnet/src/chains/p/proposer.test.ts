/** Proposers and containers, checked by the machine's own X.509 and ECDSA, and by the codec. */
import { createPublicKey, verify, X509Certificate } from "node:crypto";
import { p256 } from "@noble/curves/nist.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type Container,
  containerId,
  decodeContainer,
  decodeHex,
  encodeCb58,
  nodeIdOfCertificate,
  proposerOf,
} from "@primary-network/codec";
import { beforeAll, describe, expect, test } from "vitest";
import { createAsk } from "../../../test/ask.ts";
import { createLocalnet, type Localnet } from "../../index.ts";
import { deriveTlsKey, signP256, tlsKeyOf } from "../../keys/certificate.ts";
import { headerOf } from "./proposer.ts";
import { EMPTY_ID } from "./state.ts";
import { validatorsAt } from "./validator-set.ts";

const options = { weeks: 2, validators: 10, delegators: 10 };

interface Row {
  readonly id: string;
  readonly bytes: string;
  readonly index: string;
}
const rowsOf = async (localnet: Localnet): Promise<Row[]> =>
  (await createAsk(localnet).result("index.getContainerRange", { startIndex: 0, numToFetch: 1_024 }))
    .containers;

let localnet: Localnet;
let rows: Row[];
let containers: Container[];
beforeAll(async () => {
  localnet = await createLocalnet(options);
  rows = await rowsOf(localnet);
  containers = rows.map(({ bytes }) => {
    const container = decodeContainer(decodeHex(bytes));
    if (container === undefined) throw new Error("a bare block");
    return container;
  });
});

const signed = () =>
  containers.flatMap((container, index) =>
    container.kind !== "option" ? [{ container, height: index + 1 }] : [],
  );

describe("containers", () => {
  test("hold every block after the genesis in order, each with the id of its parent", () => {
    expect(containers).toHaveLength(localnet.blocks.length - 1);
    let parentId = localnet.blocks[0]?.blockId;
    for (const [index, container] of containers.entries()) {
      expect(container.blockBytes).toEqual(localnet.blocks[index + 1]?.bytes);
      expect(container.parentId).toEqual(parentId);
      parentId = containerId(container);
      expect(rows[index]?.id).toBe(encodeCb58(parentId));
    }
  });

  test("options have no proposer, all others have one", () => {
    for (const [index, container] of containers.entries()) {
      const { type } = localnet.blocks[index + 1]?.block ?? {};
      const option = type === "BanffCommitBlock" || type === "BanffAbortBlock";
      expect(container.kind).toBe(option ? "option" : index === 0 ? "postFork" : "granite");
      expect(proposerOf(container) === undefined).toBe(option);
    }
    expect(containers.filter(({ kind }) => kind === "option").length).toBeGreaterThan(5);
  });

  test("have times and P-Chain heights that never decrease, and refer to existing blocks", () => {
    let before = { timestamp: 0n, pChainHeight: 0n };
    for (const { container, height } of signed()) {
      expect(container.timestamp >= before.timestamp).toBe(true);
      expect(container.pChainHeight >= before.pChainHeight).toBe(true);
      expect(container.pChainHeight < BigInt(height)).toBe(true);
      before = container;
    }
  });

  test("are found by their own ids, not by the ids of their blocks", async () => {
    const { result, fault } = createAsk(localnet);
    const row = rows[7];
    expect(await result("index.getContainerByID", { id: row?.id })).toEqual(row);
    expect(await result("index.getIndex", { id: row?.id })).toEqual({ index: "7" });
    expect(await result("index.isAccepted", { id: row?.id })).toEqual({ isAccepted: true });
    const blockId = encodeCb58(localnet.blocks[8]?.blockId ?? new Uint8Array());
    expect(await result("index.isAccepted", { id: blockId })).toEqual({ isAccepted: false });
    expect(await fault("index.getContainerByID", { id: blockId })).toBe("not found");
    // The P-Chain's own interface knows the bare block.
    expect((await result("platform.getBlock", { blockID: blockId, encoding: "json" })).block.height).toBe(8);
  });
});

describe("proposers", () => {
  test("are validators of the Primary Network at that height", () => {
    for (const { container } of signed()) {
      const nodeId = bytesToHex(proposerOf(container) ?? EMPTY_ID);
      const set = validatorsAt(localnet.state, EMPTY_ID, container.pChainHeight);
      expect(set.map((node) => bytesToHex(node.nodeId))).toContain(nodeId);
    }
  });

  test("sign with the key of their certificate", () => {
    const certificates = new Map<string, X509Certificate>();
    for (const { container } of signed()) {
      const key = bytesToHex(container.certificate);
      const certificate = certificates.get(key) ?? new X509Certificate(container.certificate);
      certificates.set(key, certificate);
      const header = headerOf(EMPTY_ID, container.parentId, containerId(container));
      expect(verify("sha256", header, certificate.publicKey, container.signature)).toBe(true);
      header[header.length - 1] = (header.at(-1) ?? 0) ^ 1;
      expect(verify("sha256", header, certificate.publicKey, container.signature)).toBe(false);
    }
    expect(certificates.size).toBeGreaterThan(5);
  });

  test("propose in proportion to their stake", async () => {
    const { blocks, state } = await createLocalnet({ weeks: 8, validators: 4, delegators: 0 });
    const proposed = blocks.flatMap(({ height, proposer }) =>
      proposer ? [{ height, nodeId: bytesToHex(proposer.nodeId) }] : [],
    );
    const expected = new Map<string, number>();
    const real = new Map<string, number>();
    for (const { height, nodeId } of proposed) {
      const set = validatorsAt(state, EMPTY_ID, height - 1n);
      const total = set.reduce((sum, { weight }) => sum + weight, 0n);
      for (const node of set) {
        const key = bytesToHex(node.nodeId);
        expected.set(key, (expected.get(key) ?? 0) + Number(node.weight) / Number(total));
      }
      real.set(nodeId, (real.get(nodeId) ?? 0) + 1);
    }
    for (const [key, mean] of expected) {
      // Five standard deviations of a count with this mean; the seed is fixed.
      expect(Math.abs((real.get(key) ?? 0) - mean)).toBeLessThan(5 * Math.sqrt(mean) + 1);
    }
  });

  test("produce the same signatures in every run, and different ones with another seed", async () => {
    expect(await rowsOf(await createLocalnet(options))).toEqual(rows);
    expect((await rowsOf(await createLocalnet({ ...options, seed: "another" })))[0]).not.toEqual(rows[0]);
  });

  test("sign deterministically by RFC 6979 in every process", () => {
    const { privateKey } = deriveTlsKey("test", "known");
    for (const message of [new Uint8Array(), Uint8Array.of(1, 2, 3)]) {
      const want = p256.sign(message, privateKey, { format: "der", extraEntropy: false });
      expect([signP256(message, privateKey), signP256(message, privateKey.slice())]).toEqual([want, want]);
    }
  });

  test("are unknown when the network does not hold the validators' keys", () => {
    const { nodeId } = deriveTlsKey("test", "known");
    expect(tlsKeyOf("test", nodeId)?.nodeId).toEqual(nodeId);
    expect(tlsKeyOf("other", nodeId)).toBeUndefined();
  });
});

test("have a valid, self-signed X.509 certificate that gives the node id", () => {
  const { certificate, nodeId } = deriveTlsKey("test", "a node");
  const read = new X509Certificate(certificate);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(
    read.verify(
      createPublicKey(
        new X509Certificate(deriveTlsKey("test", "other").certificate).publicKey
          .export({ type: "spki", format: "pem" })
          .toString(),
      ),
    ),
  ).toBe(false);
  expect(read.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: "prime256v1" });
  expect([read.serialNumber, new Date(read.validTo).getUTCFullYear()]).toEqual(["0", 2100]);
  expect(nodeIdOfCertificate(certificate)).toEqual(nodeId);
});
