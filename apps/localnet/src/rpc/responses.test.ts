/** Blocks, blockchains, subnets and the index, against the chain itself. */
import { sha256 } from "@noble/hashes/sha2.js";
import { containerId, decodeContainer, decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { decodeBlock } from "@primary-network/codec/p";
import { expect, test } from "vitest";
import { sharedNode } from "../../test/ask.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";

const { localnet, ask } = await sharedNode();

test("blocks are returned by id and height, in every encoding", async () => {
  const { blockId, bytes } = localnet.blocks[5] ?? expect.fail("no block 5");
  const blockID = encodeCb58(blockId);
  for (const [encoding, checksum] of [
    ["hex", true],
    ["hexc", true],
    ["hexnc", false],
  ] as const) {
    const want = { block: encodeHex(bytes, { checksum }), encoding };
    expect(await ask.result("platform.getBlock", { blockID, encoding })).toEqual(want);
    expect(await ask.result("platform.getBlockByHeight", { height: "5", encoding })).toEqual(want);
  }
  const { block, encoding } = await ask.result("platform.getBlock", { blockID, encoding: "json" });
  const decoded = decodeBlock(bytes);
  expect([encoding, block.id, block.height]).toEqual(["json", blockID, 5]);
  expect(block.txs.length).toBe("txs" in decoded ? decoded.txs.length : 0);
  expect((await ask.result("platform.getBlockByHeight", { height: 5 })).encoding).toBe("hex");
});

test("the genesis block contains the hash of the genesis bytes", async () => {
  const { block } = await ask.result("platform.getBlockByHeight", { height: 0, encoding: "json" });
  expect(block).toMatchObject({ parentID: encodeCb58(sha256(localnet.genesisBytes)), height: 0 });
});

test("blockchains of subnets come first, those of the Primary Network last, all with a status", async () => {
  const { blockchains } = await ask.result("platform.getBlockchains");
  expect(blockchains.slice(-2).map(({ name }: { name: string }) => name)).toEqual(["X-Chain", "C-Chain"]);
  expect(blockchains.length).toBeGreaterThan(4);
  const status = async (blockchainID: string) =>
    (await ask.result("platform.getBlockchainStatus", { blockchainID })).status;
  for (const alias of ["P", "X", "C", PRIMARY, encodeCb58(localnet.xChainId)])
    expect(await status(alias)).toBe("Validating");
  expect(await status(blockchains[0].id)).toBe("Created");
  expect(await status(encodeCb58(new Uint8Array(32).fill(1)))).toBe("Unknown");
  expect(await ask.result("platform.validatedBy", { blockchainID: blockchains[0].id })).toEqual({
    subnetID: blockchains[0].subnetID,
  });
  expect(await ask.result("platform.validates", { subnetID: PRIMARY })).toEqual({
    blockchainIDs: [encodeCb58(localnet.xChainId), encodeCb58(localnet.cChainId)],
  });
  expect(await ask.fault("platform.validates", { subnetID: encodeCb58(new Uint8Array(32).fill(1)) })).toMatch(
    /^problem retrieving subnet ".*": not found$/,
  );
});

test("subnets return their owners, and L1s their manager", async () => {
  const { subnets } = await ask.result("platform.getSubnets");
  expect(subnets.at(-1)).toEqual({ id: PRIMARY, controlKeys: [], threshold: "0" });
  const details = [];
  for (const { id } of subnets.slice(0, -1))
    details.push(await ask.result("platform.getSubnet", { subnetID: id }));
  expect(
    details.filter(({ isPermissioned }) => !isPermissioned).map(({ managerAddress }) => managerAddress),
  ).toEqual(["0x0feedc0d00000000000000000000000000000001", "0x0feedc0d00000000000000000000000000000001"]);
  expect(details.filter(({ isPermissioned }) => isPermissioned).map(({ threshold }) => threshold)).toEqual([
    "2",
    "2",
    "2",
  ]);
  expect(await ask.fault("platform.getSubnet", { subnetID: PRIMARY })).toBe(
    "the primary network isn't a subnet",
  );
});

test("the index holds every block after the genesis, in its container", async () => {
  const last = localnet.blocks.length - 2;
  const rows = await Promise.all(
    Array.from({ length: last + 1 }, (_, index) => ask.result("index.getContainerByIndex", { index })),
  );
  const container = (index: number) => rows[index] ?? expect.fail(`no container ${index}`);
  for (const [index, row] of rows.entries()) {
    const { bytes, timestamp } = localnet.blocks[index + 1] ?? expect.fail(`no block ${index + 1}`);
    const wrapped = decodeContainer(decodeHex(row.bytes)) ?? expect.fail(`block ${index + 1} is bare`);
    expect(wrapped.blockBytes).toEqual(bytes);
    expect(row).toEqual({
      id: encodeCb58(containerId(wrapped)),
      bytes: row.bytes,
      timestamp: new Date(timestamp * 1000).toISOString().replace(".000Z", "Z"),
      encoding: "hex",
      index: String(index),
    });
  }
  expect(await ask.result("index.getLastAccepted", { encoding: "hex" })).toEqual(container(last));
  expect(await ask.result("index.getContainerByID", { id: container(4).id })).toEqual(container(4));
  expect(await ask.result("index.getIndex", { id: container(4).id })).toEqual({ index: "4" });
  expect(await ask.result("index.isAccepted", { id: container(4).id })).toEqual({ isAccepted: true });
  expect(await ask.result("index.isAccepted", { id: PRIMARY })).toEqual({ isAccepted: false });
  const genesisId = encodeCb58(localnet.blocks[0]?.blockId ?? new Uint8Array());
  expect(await ask.result("index.isAccepted", { id: genesisId })).toEqual({ isAccepted: false });
  const walked = [];
  for (let start = 0; start <= last; start += 100) {
    walked.push(
      ...(await ask.result("index.getContainerRange", { startIndex: start, numToFetch: 100 })).containers,
    );
  }
  expect(walked).toEqual(Array.from({ length: last + 1 }, (_, index) => container(index)));
  expect(await ask.fault("index.getContainerRange", { startIndex: 0, numToFetch: 0 })).toBe(
    "numToFetch must be in [1,1024] but is 0",
  );
  expect(await ask.fault("index.getContainerRange", { startIndex: 0, numToFetch: 1025 })).toBe(
    "numToFetch must be in [1,1024] but is 1025",
  );
  expect(await ask.fault("index.getContainerRange", { startIndex: last + 1, numToFetch: 1 })).toBe(
    `start index (${last + 1}) > last accepted index (${last})`,
  );
  expect(await ask.fault("index.getContainerByIndex", { index: last + 1 })).toBe(
    `no container at index ${last + 1}`,
  );
  expect(await ask.fault("index.getContainerByID", { id: PRIMARY })).toBe("not found");
});
