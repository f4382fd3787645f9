/** A user's test file: the local network and the service as libraries, on the Node that runs it. */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { encodeCb58 } from "@primary-network/codec";
import { createDataClient } from "@primary-network/data";
import { createLocalnet } from "@primary-network/localnet";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { createService } from "@primary-network/service";

/** @param {import("@primary-network/localnet").Localnet} localnet */
const clientOf = (localnet) =>
  createPChainClient({
    baseUrl: "http://localnet",
    fetch: (input, init) => localnet.fetch(new Request(input, init)),
  });
const small = { weeks: 2, validators: 4, delegators: 0 };

test("a local network has blocks", async () => {
  const localnet = await createLocalnet(small);
  const { height } = await clientOf(localnet).getHeight();
  assert.equal(BigInt(height), BigInt(localnet.blocks.length - 1));
  assert.ok(localnet.blocks.length > 10);
  await localnet.close();
});

test("its EVM chains run", async () => {
  const localnet = await createLocalnet({ ...small, evm: true });
  try {
    assert.equal(localnet.evmUnavailable, undefined);
    const [cChain] = localnet.evmChains;
    const response = await localnet.fetch(
      new Request(`http://localnet${cChain?.rpcPath}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
      }),
    );
    assert.equal(BigInt((await response.json()).result), BigInt(cChain?.evmChainId ?? 0));
  } finally {
    await localnet.close();
  }
});

test("a service indexes it into a folder and responds to the client", async () => {
  const localnet = await createLocalnet(small);
  const dataDir = await mkdtemp(join(tmpdir(), "rehearsed-service-"));
  const service = await createService({
    networks: {
      fuji: {
        nodeUrl: "http://localnet",
        fetch: (input, init) => localnet.fetch(new Request(input, init)),
        networkId: localnet.networkId,
        hrp: localnet.hrp,
        genesis: localnet.genesisBytes,
        assetId: encodeCb58(localnet.avaxAssetId),
        xChainId: encodeCb58(localnet.xChainId),
        cChainId: encodeCb58(localnet.cChainId),
      },
    },
    dataDir: join(dataDir, "index"),
    // Its time is the network's: who is a validator depends on it.
    clock: () => localnet.now() * 1000,
  });
  try {
    service.start();
    await service.indexed();
    const data = createDataClient({
      baseUrl: "http://service",
      network: "fuji",
      fetch: (input, init) => service.fetch(new Request(input, init)),
    });
    const subnetId = "11111111111111111111111111111111LpoYY"; // the Primary Network
    const active = await data.validators
      .list({ subnetId, validationStatus: "active" })
      .toArray({ limit: 100 });
    const { validators } = await clientOf(localnet).getCurrentValidators();
    assert.ok(validators.length >= small.validators);
    assert.equal(active.length, validators.length);
  } finally {
    await service.close();
    await localnet.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
