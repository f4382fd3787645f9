/** A network of its own for a test file, as a fixture: its clients, time, faults and snapshots. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ConnectionError,
  DecodeError,
  type Fetch,
  ServerError,
  ServiceUnavailableError,
} from "@primary-network/core";
import { build, InsufficientFundsError } from "@primary-network/wallet";
import { createWalletClient, type Hex, http, publicActions, toHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { test as base, expect, vi } from "vitest";
import { createClients, NetworkControlError, startNetwork, type TestNetwork } from "../src/index.ts";

const OPTIONS = { evm: true, history: { weeks: 2, validators: 4, delegators: 4 } };

/** The form that a test file of a user has: one network for the file, started when the first test asks for it. */
const test = base.extend<{ file: { readonly network: TestNetwork } }>({
  file: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies from the pattern
    async ({}, use) => {
      const cacheDir = await mkdtemp(join(tmpdir(), "primary-network-testing-"));
      const network = await startNetwork({ ...OPTIONS, cacheDir });
      await use({ network });
      await network.close();
      await rm(cacheDir, { recursive: true });
    },
    { scope: "file" },
  ],
});

test("its clients ask the service and the node, which agree", async ({ file: { network } }) => {
  const { height } = await network.pchain.getHeight();
  expect(Number(height)).toBe((await network.clock.read()).height);
  expect((await network.data.subnets.list()).items.length).toBeGreaterThan(0);
  expect(network.accounts.alice.pAddress).toMatch(/^P-local1/);
});

test("time stands still until it is moved, and what happens meanwhile is indexed", async ({
  file: { network },
}) => {
  const before = await network.clock.read();
  expect(before).toMatchObject({ now: 1_780_272_000, frozen: true });
  const after = await network.clock.advance(30 * 86_400);
  expect(after.now).toBe(before.now + 30 * 86_400);
  await network.mine(2);
  const { height } = await network.clock.read();
  expect(height).toBeGreaterThanOrEqual(before.height + 2);
  await expect(network.clock.set(before.now)).rejects.toThrow(NetworkControlError);
  await expect(network.clock.set(before.now)).rejects.toThrow("now must not be before the clock's");
});

/** The network's P-Chain client, which counts its requests and does not wait between them. */
function counted({ serviceUrl: service, nodeUrl: node }: TestNetwork) {
  let requests = 0;
  const fetch: Fetch = (url, init) => {
    requests++;
    return globalThis.fetch(url, init);
  };
  const clock = {
    now: () => Date.now(),
    random: () => 0.5,
    // Waits between requests end at once; the limits of a request do not.
    setTimer: (fire: () => void, ms: number) => setTimeout(fire, ms < 5_000 ? 0 : ms),
    clearTimer: (handle: unknown) => clearTimeout(handle as ReturnType<typeof setTimeout>), // made above
  };
  const { pchain } = createClients({ service, node, fetch, clock });
  return { pchain, requests: () => requests };
}

/** The service does not call this method, so that each fault is met by the test. */
const ROUTE = { route: "/ext/bc/P", method: "platform.getTimestamp" };

test("a client meets a fault as often as it is set, and its retries survive that", async ({
  file: { network },
}) => {
  const { pchain, requests } = counted(network);
  await network.faults.add({ kind: "status", status: 503, ...ROUTE, next: 2 });
  await expect(pchain.getTimestamp({ retries: 0 })).rejects.toThrow(ServiceUnavailableError);
  expect(requests()).toBe(1);
  // One of the two is left: it takes a second request.
  await expect(pchain.getTimestamp()).resolves.toHaveProperty("timestamp");
  expect(requests()).toBe(3);
  await pchain.getTimestamp();
  expect(requests()).toBe(4);
});

test("faults of each kind fail a call without retries until they are cleared", async ({
  file: { network },
}) => {
  const { pchain } = counted(network);
  const faults = [
    { given: { kind: "status", status: 500 }, want: ServerError },
    { given: { kind: "malformed" }, want: DecodeError },
    { given: { kind: "cut", share: 0.5 }, want: ConnectionError },
  ] as const;
  vi.spyOn(console, "error").mockImplementation(() => {}); // the node's server prints that it cuts a response
  for (const { given, want } of faults) {
    const id = await network.faults.add({ ...given, ...ROUTE });
    const call = () => pchain.getTimestamp({ retries: 0 });
    await expect(call(), given.kind).rejects.toThrow(want);
    await expect(call(), given.kind).rejects.toThrow(want);
    await network.faults.clear(id);
    await expect(call(), given.kind).resolves.toHaveProperty("timestamp");
  }
  vi.restoreAllMocks();
});

const receiver: Hex = `0x${"ab".repeat(20)}`;

test("a transaction that is sent to an EVM chain is in the service's response", async ({
  file: { network },
}) => {
  expect(network.evmChains.map(({ name }) => name)).toEqual(["C-Chain", "Lima 1"]);
  for (const { evmChainId, rpcUrl } of network.evmChains) {
    const chain = {
      id: evmChainId,
      name: "local",
      nativeCurrency: { name: "Token", symbol: "TOKEN", decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    };
    const account = privateKeyToAccount(toHex(network.accounts.alice.privateKey));
    const wallet = createWalletClient({ account, chain, transport: http() }).extend(publicActions);
    const txHash = await wallet.sendTransaction({ to: receiver, value: 123_456_789n });
    const { status } = await wallet.waitForTransactionReceipt({ hash: txHash, pollingInterval: 10 });
    expect(status).toBe("success");
    await network.settled();
    const { nativeTransaction } = await network.data.evm.getTransaction({ chainId: `${evmChainId}`, txHash });
    expect(nativeTransaction).toMatchObject({
      txHash,
      value: "123456789",
      to: { address: expect.anything() },
    });
    expect(nativeTransaction.to?.address.toLowerCase()).toBe(receiver);
  }
});

test("an account's wallet pays, and the service has the transaction when it resolves", async ({
  file: { network },
}) => {
  const [alice, bob] = [network.wallet("alice"), network.wallet("bob")];
  expect(alice.address("P")).toBe(network.accounts.alice.pAddress);
  const txHash = await alice.pay({ to: bob.address("P"), amount: 1_500_000_000n });
  const paid = await network.data.transactions.get({ blockchainId: "p-chain", txHash });
  expect(paid).toMatchObject({ txType: "BaseTx", txHash });
  const onX = await network.wallet("erin").pay({ to: bob.address("X"), amount: 7n });
  expect(await network.data.transactions.get({ blockchainId: "x-chain", txHash: onX })).toMatchObject({
    txHash: onX,
  });
  const tooMuch = alice.pay({ to: bob.address("P"), amount: 1n << 60n });
  await expect(tooMuch).rejects.toThrow(InsufficientFundsError);
});

test("a wallet sends any document of the kit, with the signatures of others", async ({
  file: { network },
}) => {
  const [alice, bob] = [network.wallet("alice"), network.wallet("bob")];
  const owners = { addresses: [alice.address("P"), bob.address("P")], threshold: 2 };
  const payments = [{ to: owners, amount: 2_000_000_000n }];
  const intent = { from: alice.address("P"), payments };
  const shared = await alice.send(build.p.base(intent, await alice.coins("P"), await alice.context()));
  const coins = (await alice.coins("P")).filter(
    ({ output }) => "threshold" in output && output.threshold === 2,
  );
  expect(coins.length).toBeGreaterThan(0);
  const back = { from: owners.addresses, payments: [{ to: bob.address("P"), amount: 1_000_000_000n }] };
  const document = build.p.base(back, coins, await alice.context());
  await expect(alice.send(document)).rejects.toThrow(bob.address("P"));
  const txHash = await alice.send(document, bob.signer);
  expect(txHash).not.toBe(shared);
  expect(await network.data.transactions.get({ blockchainId: "p-chain", txHash })).toMatchObject({ txHash });
});

test("a wallet transfers between the chains, to the C-Chain's account too", async ({ file: { network } }) => {
  const bob = network.wallet("bob");
  const balance = async () =>
    BigInt(await bob.node.evm<string>("eth_getBalance", [bob.signer.evmAddress, "latest"]));
  const before = await balance();
  const { exported, imported } = await bob.transfer({ from: "P", to: "C", amount: 3_000_000_000n });
  expect([exported.chain, imported.chain]).toEqual(["P", "C"]);
  expect(await balance()).toBe(before + 3n * 10n ** 18n);
  const { id: txHash } = imported;
  expect(await network.data.transactions.get({ blockchainId: "c-chain", txHash })).toMatchObject({
    txType: "ImportTx",
  });
  await bob.transfer({ from: "P", to: "X", amount: 1_000_000_000n });
});

test("a snapshot brings back the height that it was taken at", async ({ file: { network } }) => {
  await network.snapshots.save("before");
  const { height } = await network.clock.read();
  await network.mine(3);
  await network.snapshots.restore("before");
  expect((await network.clock.read()).height).toBe(height);
  expect((await network.data.subnets.list()).items.length).toBeGreaterThan(0);
});
