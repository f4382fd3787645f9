/** A user's test file with the test kit: a network of its own, as the kit's page shows it, on the Node that runs it. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startNetwork } from "@primary-network/testing";

/** @type {string} */
let cacheDir;
before(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "rehearsed-cache-"));
});
after(() => rm(cacheDir, { recursive: true, force: true }));

/** A small network without EVM chains. */
const start = () => startNetwork({ history: { weeks: 2, validators: 4, delegators: 4 }, cacheDir });

/** @param {import("@primary-network/testing").TestNetwork} network */
async function validatorsOf({ data, pchain }) {
  const { validators } = await pchain.getCurrentValidators();
  const listed = await data.validators.list({ validationStatus: "active" }).toArray({ limit: 1000 });
  const ids = new Set(listed.map(({ nodeId }) => nodeId));
  assert.ok(validators.length >= 4);
  for (const { nodeID } of validators) assert.ok(ids.has(nodeID), nodeID);
  return [...ids].sort();
}

test("a started network lists its validators, and its equal comes from the cache", async () => {
  const first = await start();
  assert.deepEqual(first.evmChains, []);
  const validators = await validatorsOf(first);
  await first.close();
  assert.equal((await readdir(cacheDir)).length, 2);
  const second = await start();
  assert.deepEqual(await validatorsOf(second), validators);
  await second.close();
  await assert.rejects(fetch(second.serviceUrl));
});
