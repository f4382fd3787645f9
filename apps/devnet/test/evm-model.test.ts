/**
 * The same contracts and calls, replayed into a plain model, give the same lists. The model knows the rules of the
 * contracts and the calls that were made, and no log or receipt.
 */
import { createDataClient, HttpError } from "@primary-network/data";
import fc from "fast-check";
import { createPublicClient, createWalletClient, defineChain, type Hex, http } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { contracts } from "../../localnet/src/gen/contracts.ts";
import { type SimulatedDev as Dev, startDev } from "../src/index.ts";
import { DEV_OPTIONS } from "./dev-options.ts";
import {
  add,
  calls,
  coin,
  copyOf,
  type Moved,
  type Name,
  people,
  type World,
  who,
  ZERO,
} from "./evm-model/calls.ts";

const STEPS = rounds(40);
const GAS = 300_000n;

let dev: Dev;
beforeAll(async () => {
  dev = await startDev({
    ...DEV_OPTIONS,
    evmDevMethods: true,
  });
});
afterAll(() => dev?.close());

const person = fc.nat(people.length - 1);
const step = fc.record({
  /** A snapshot is taken, or gone back to, before the call; a reorganisation for whoever has indexed what lay between. */
  before: fc.oneof({ weight: 14, arbitrary: fc.constant("go on") }, fc.constantFrom("save", "go back")),
  what: fc.constantFrom(...(Object.keys(calls) as (keyof typeof calls)[])),
  by: fc.oneof(fc.constant(0), person),
  other: person,
  third: person,
  /** Mostly whoever calls is also whose tokens they are. */
  own: fc.boolean(),
  value: fc.oneof(fc.bigInt({ min: 0n, max: 12n }), fc.constant(10n ** 30n)),
});

test("lists, statuses and owners match the reference model", async () => {
  const info = dev.localnet.evmChains[0] ?? expect.fail(`no EVM chains: ${dev.localnet.evmUnavailable}`);
  const chainId = String(info.evmChainId);
  const url = `${dev.node.url}${info.rpcPath}`;
  const rpcUrls = { default: { http: [url] } };
  const chain = defineChain({ id: info.evmChainId, name: info.name, nativeCurrency: info.token, rpcUrls });
  // viem gives up after ten seconds, in which a machine with ten busy processes does not always get to a request.
  const transport = http(url, { timeout: 60_000 });
  const reader = createPublicClient({ chain, transport, pollingInterval: 20 });
  const writers = people.map((account) => createWalletClient({ chain, transport, account }));
  const ask = (method: string, params: readonly unknown[] = []) =>
    reader.request({ method, params } as never);
  const data = createDataClient({ baseUrl: dev.service.url, network: "fuji" });

  const addresses = new Map<Name, Hex>();
  const constructions = {
    Coin: ["Model", "MDL", 0, 100n],
    Collection: ["Cards", "CRD"],
    Items: ["Items", "data:,{}"],
  };
  const world: { now: World } = {
    now: {
      coins: new Map(),
      allowed: new Map(),
      owners: new Map(),
      items: new Map(),
      moved: [],
      txs: new Map(),
    },
  };
  for (const name of ["Coin", "Collection", "Items"] as const) {
    const { abi, bytecode } = contracts[name];
    const hash =
      (await writers[0]?.deployContract({ abi, bytecode, args: constructions[name] } as never)) ?? "0x";
    const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
    addresses.set(name, contractAddress ?? expect.fail(`${name} was not made`));
    world.now.txs.set(hash, true);
    if (name !== "Coin") continue;
    add(world.now.coins, who(0), 100n);
    world.now.moved.push(...coin(ZERO, who(0), 100n).map((moved) => ({ ...moved, tx: hash })));
  }

  const undone = new Set<string>();
  /** Contracts that were made after the last snapshot, and those that went with it. */
  let made = new Map<Hex, string>();
  const unmade = new Set<Hex>();
  const stays = new Map<Hex, string>();
  let saved: { id: unknown; world: World } | undefined;
  const drawn = fc.sample(step, STEPS);
  // However few are drawn, the chain goes back once, which undoes what lies between, and is saved once more.
  const turns = new Map(
    [1, 2, 3].map((part) => [Math.floor((STEPS * part) / 4), part === 2 ? "go back" : "save"]),
  );
  for (const [index, { before: also, what, by, other, third, own, value }] of drawn.entries()) {
    const before = turns.get(index) ?? also;
    if (before === "save") {
      for (const [address, hash] of made) stays.set(address, hash);
      saved = { id: await ask("evm_snapshot"), world: copyOf(world.now) };
      const { abi, bytecode } = contracts.Vault;
      const hash = (await writers[1]?.deployContract({ abi, bytecode, args: [who(2)] } as never)) ?? "0x";
      const { contractAddress } = await reader.waitForTransactionReceipt({ hash });
      made = new Map([[contractAddress ?? "0x", hash]]);
      world.now.txs.set(hash, true);
      undone.delete(hash);
      for (const address of made.keys()) unmade.delete(address);
    }
    if (before === "go back" && saved) {
      await ask("evm_revert", [saved.id]);
      for (const hash of world.now.txs.keys()) if (!saved.world.txs.has(hash)) undone.add(hash);
      for (const address of made.keys()) unmade.add(address);
      made = new Map();
      world.now = saved.world;
      saved = undefined;
    }
    const call = calls[what](by, own ? by : other, third, value);
    const { abi } = contracts[call.contract];
    const writer = writers[call.by] ?? expect.fail("nobody");
    const address = addresses.get(call.contract);
    const hash = await writer.writeContract({
      address,
      abi,
      functionName: call.name,
      args: call.args,
      gas: GAS,
    } as never);
    await reader.waitForTransactionReceipt({ hash });
    const happens = call.effect(world.now);
    world.now.txs.set(hash, happens !== undefined);
    // The same call in the same place is the same transaction as one that was undone.
    undone.delete(hash);
    for (const moved of happens?.() ?? []) world.now.moved.push({ ...moved, tx: hash });
  }

  const { moved, txs, owners } = world.now;
  // Lists may be right before the last call is indexed, which may have moved nothing.
  const last = [...txs.keys()].at(-1) ?? expect.fail("nothing was called");
  const found = () =>
    data.evm.getTransaction({ chainId, txHash: last }).then(
      () => true,
      () => false,
    );
  await expect.poll(found, { interval: 50 }).toBe(true);
  const succeeded = [...txs.values()].filter(Boolean).length;
  expect(succeeded).toBeGreaterThan(STEPS / 5);
  expect(txs.size - succeeded).toBeGreaterThan(STEPS / 10);
  expect(undone.size).toBeGreaterThan(0);

  const lists = {
    20: data.evm.listErc20Transfers,
    721: data.evm.listErc721Transfers,
    1155: data.evm.listErc1155Transfers,
  };
  for (const kind of [20, 721, 1155] as const) {
    for (const { address } of people) {
      // Within a log tokens keep their order as places, and the newest place comes first.
      const expected = moved
        .filter((one) => one.kind === kind && [one.from, one.to].includes(address))
        .reverse();
      const read = async (pageSize: number) => {
        const items = await lists[kind]({ chainId, address, pageSize }).toArray({ limit: 1_000 });
        return items.map(
          (item): Moved => ({
            kind,
            from: item.from.address,
            to: item.to.address,
            tx: item.txHash,
            id:
              "erc721Token" in item
                ? item.erc721Token.tokenId
                : "erc1155Token" in item
                  ? item.erc1155Token.tokenId
                  : undefined,
            value: "value" in item ? item.value : undefined,
          }),
        );
      };
      await expect.poll(() => read(100), { interval: 50 }).toEqual(expected);
      expect(await read(3)).toEqual(expected);
    }
  }
  for (const [txHash, success] of txs) {
    const { nativeTransaction, ...parts } = await data.evm.getTransaction({ chainId, txHash });
    expect(nativeTransaction.txStatus, txHash).toBe(success ? "1" : "0");
    const all = [parts.erc20Transfers, parts.erc721Transfers, parts.erc1155Transfers].map(
      (list) => list?.length ?? 0,
    );
    const counts = [20, 721, 1155].map(
      (kind) => moved.filter((one) => one.tx === txHash && one.kind === kind).length,
    );
    expect(all, txHash).toEqual(counts);
  }
  for (const txHash of undone) {
    const failure = await data.evm.getTransaction({ chainId, txHash }).catch((error: unknown) => error);
    expect(failure instanceof HttpError && failure.statusCode, txHash).toBe(404);
  }
  const cards = await data.evm
    .listErc721Transfers({ chainId, address: who(0), pageSize: 100 })
    .toArray({ limit: 1_000 });
  for (const { erc721Token } of cards) {
    expect(erc721Token.ownerAddress, erc721Token.tokenId).toBe(
      owners.get(BigInt(erc721Token.tokenId)) ?? ZERO,
    );
  }
  const deployment = async (address: Hex) =>
    (await data.evm.getDeployment({ chainId, address })).nativeTransaction;
  for (const address of addresses.values()) expect(txs.has((await deployment(address)).txHash)).toBe(true);
  for (const [address, txHash] of [...stays, ...made]) {
    expect(await deployment(address)).toMatchObject({ txHash, from: { address: who(1) } });
  }
  expect(unmade.size + stays.size + made.size).toBeGreaterThan(1);
  for (const address of unmade) {
    const failure = await deployment(address).catch((error: unknown) => error);
    expect(failure instanceof HttpError && failure.statusCode, address).toBe(404);
  }
});
