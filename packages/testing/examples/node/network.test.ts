/** A network of its own for a file of node:test. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startNetwork, type TestNetwork } from "@primary-network/testing";

let network: TestNetwork;
before(async () => {
  network = await startNetwork();
});
after(() => network.close());

test("the service knows the validators that the node has", async () => {
  const { validators } = await network.pchain.getCurrentValidators();
  const listed = await network.data.validators.list({ validationStatus: "active" }).toArray({ limit: 1000 });
  assert.ok(validators.length > 0);
  assert.ok(validators.every(({ nodeID }) => listed.some(({ nodeId }) => nodeId === nodeID)));
});

test("nobody validates for ever", async () => {
  const { validators } = await network.pchain.getCurrentValidators();
  await network.clock.advance(366 * 86_400);
  const ids = new Set((await network.pchain.getCurrentValidators()).validators.map(({ txID }) => txID));
  assert.ok(validators.some(({ txID }) => !ids.has(txID)));
});

test("a payment is in the service's response", async () => {
  const [alice, bob] = [network.wallet("alice"), network.wallet("bob")];
  const txHash = await alice.pay({ to: bob.address("P"), amount: 1_500_000_000n });
  const { emittedUtxos } = await network.data.transactions.get({ blockchainId: "p-chain", txHash });
  assert.ok(emittedUtxos.some(({ amount }) => amount === "1500000000"));
  await alice.transfer({ from: "P", to: "X", amount: 1_000_000_000n, receiver: bob.address("X") });
});

test("a client survives a node that is overloaded for a moment", async () => {
  const fault = { kind: "status", status: 503, retryAfter: 0, route: "/ext/bc/P", next: 1 } as const;
  await network.faults.add({ ...fault, method: "platform.getTimestamp" });
  assert.match((await network.pchain.getTimestamp()).timestamp, /^20\d\d-/);
});
