/**
 * The same contracts and calls, replayed into a plain model, give the same lists. The model knows the rules of the
 * contracts and the calls that were made, and no log or receipt. EVM_MODEL_SEED and EVM_MODEL_STEPS set others.
 */
import { createDataClient, isHttpError } from "@primary-network/data";
import fc from "fast-check";
import { createPublicClient, createWalletClient, defineChain, type Hex, http } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contracts } from "../../localnet/src/gen/contracts.ts";
import { type Dev, startDev } from "../src/dev.ts";

const SEED = Number(process.env.EVM_MODEL_SEED ?? 20_261_121);
const STEPS = Number(process.env.EVM_MODEL_STEPS ?? 120);
const MNEMONIC = "test test test test test test test test test test test junk";
/** Accounts that nobody in the network's history has used; the first one makes the contracts. */
const people = [3, 4, 5, 6].map((addressIndex) => mnemonicToAccount(MNEMONIC, { addressIndex }));
const ZERO = `0x${"0".repeat(40)}` as const;
const GAS = 300_000n;

let dev: Dev;
beforeAll(async () => {
  dev = await startDev({
    ...{ host: "127.0.0.1", nodePort: 0, port: 0, adminPort: 0, seed: "primary-network", dataDir: "memory" },
    ...{ logLevel: "silent", evmDevMethods: true },
  });
}, 120_000);
afterAll(() => dev?.close());

/** One token that moved. */
interface Moved {
  readonly kind: 20 | 721 | 1155;
  readonly from: string;
  readonly to: string;
  readonly id: string | undefined;
  readonly value: string | undefined;
  readonly tx: string;
}

/** What the calls have led to, by the contracts' rules. */
interface World {
  readonly coins: Map<string, bigint>;
  readonly allowed: Map<string, bigint>;
  readonly owners: Map<bigint, string>;
  readonly items: Map<string, bigint>;
  readonly moved: Moved[];
  /** Transactions with whether they succeeded. */
  readonly txs: Map<string, boolean>;
}

const copyOf = (world: World): World => ({
  coins: new Map(world.coins),
  allowed: new Map(world.allowed),
  owners: new Map(world.owners),
  items: new Map(world.items),
  moved: [...world.moved],
  txs: new Map(world.txs),
});

type Name = "Coin" | "Collection" | "Items";

/** A call, and what it does to the world: undefined when the contract refuses it. */
interface Call {
  readonly by: number;
  readonly contract: Name;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly effect: (world: World) => (() => Omit<Moved, "tx">[]) | undefined;
}

const who = (index: number) => people[index]?.address ?? expect.fail(`no person ${index}`);
const of = <Key>(map: Map<Key, bigint>, key: Key): bigint => map.get(key) ?? 0n;
const add = <Key>(map: Map<Key, bigint>, key: Key, value: bigint) => void map.set(key, of(map, key) + value);

const coin = (from: string, to: string, value: bigint) => [
  { kind: 20 as const, from, to, id: undefined, value: String(value) },
];
const card = (from: string, to: string, id: bigint) => [
  { kind: 721 as const, from, to, id: String(id), value: undefined },
];

/** What the contracts do, as their sources say. */
const calls = {
  pay: (by: number, other: number, _third: number, value: bigint): Call => ({
    ...{ by, contract: "Coin", name: "transfer", args: [who(other), value] },
    effect: ({ coins }) =>
      of(coins, who(by)) < value
        ? undefined
        : () => {
            add(coins, who(by), -value);
            add(coins, who(other), value);
            return coin(who(by), who(other), value);
          },
  }),
  allow: (by: number, other: number, _third: number, value: bigint): Call => ({
    ...{ by, contract: "Coin", name: "approve", args: [who(other), value] },
    effect:
      ({ allowed }) =>
      () => {
        allowed.set(`${who(by)}/${who(other)}`, value);
        return [];
      },
  }),
  take: (by: number, other: number, third: number, value: bigint): Call => ({
    ...{ by, contract: "Coin", name: "transferFrom", args: [who(other), who(third), value] },
    effect({ coins, allowed }) {
      const right = `${who(other)}/${who(by)}`;
      if (of(allowed, right) < value || of(coins, who(other)) < value) return undefined;
      return () => {
        add(allowed, right, -value);
        add(coins, who(other), -value);
        add(coins, who(third), value);
        return coin(who(other), who(third), value);
      };
    },
  }),
  mintCoins: (by: number, other: number, _third: number, value: bigint): Call => ({
    ...{ by, contract: "Coin", name: "mint", args: [who(other), value] },
    effect: ({ coins }) =>
      by !== 0
        ? undefined
        : () => {
            add(coins, who(other), value);
            return coin(ZERO, who(other), value);
          },
  }),
  burnCoins: (by: number, _other: number, _third: number, value: bigint): Call => ({
    ...{ by, contract: "Coin", name: "burn", args: [value] },
    effect: ({ coins }) =>
      of(coins, who(by)) < value
        ? undefined
        : () => {
            add(coins, who(by), -value);
            return coin(who(by), ZERO, value);
          },
  }),
  mintCard: (by: number, other: number, _third: number, id: bigint): Call => ({
    ...{ by, contract: "Collection", name: "mint", args: [who(other), id, "data:,{}"] },
    effect: ({ owners }) =>
      by !== 0 || owners.has(id)
        ? undefined
        : () => {
            owners.set(id, who(other));
            return card(ZERO, who(other), id);
          },
  }),
  giveCard: (by: number, other: number, third: number, id: bigint): Call => ({
    ...{ by, contract: "Collection", name: "transferFrom", args: [who(other), who(third), id] },
    effect: ({ owners }) =>
      by !== other || owners.get(id) !== who(other)
        ? undefined
        : () => {
            owners.set(id, who(third));
            return card(who(other), who(third), id);
          },
  }),
  burnCard: (by: number, _other: number, _third: number, id: bigint): Call => ({
    ...{ by, contract: "Collection", name: "burn", args: [id] },
    effect: ({ owners }) =>
      owners.get(id) !== who(by)
        ? undefined
        : () => {
            owners.delete(id);
            return card(who(by), ZERO, id);
          },
  }),
  mintItems: (by: number, other: number, _third: number, value: bigint): Call =>
    batch(by, undefined, other, value),
  giveItems: (by: number, other: number, third: number, value: bigint): Call =>
    batch(by, other, third, value),
};

/** Two kinds at once, of which the second may be the first again. */
function batch(by: number, from: number | undefined, to: number, value: bigint): Call {
  const ids = [value % 3n, (value + (value % 2n)) % 3n];
  const values = [value % 5n, value % 7n];
  const args = [who(to), ids, values];
  const moved = (sender: string) =>
    ids.map((id, index) => ({
      ...{ kind: 1155 as const, from: sender, to: who(to), id: String(id), value: String(values[index]) },
    }));
  const key = (owner: string, id: bigint) => `${owner}/${id}`;
  if (from === undefined) {
    return {
      ...{ by, contract: "Items", name: "mintBatch", args },
      effect: ({ items }) =>
        by !== 0
          ? undefined
          : () => {
              ids.forEach((id, index) => void add(items, key(who(to), id), values[index] ?? 0n));
              return moved(ZERO);
            },
    };
  }
  return {
    ...{ by, contract: "Items", name: "safeBatchTransferFrom", args: [who(from), ...args, "0x"] },
    effect({ items }) {
      if (by !== from) return undefined;
      const after = new Map(items);
      for (const [index, id] of ids.entries()) {
        const amount = values[index] ?? 0n;
        if (of(after, key(who(from), id)) < amount) return undefined;
        add(after, key(who(from), id), -amount);
        add(after, key(who(to), id), amount);
      }
      return () => {
        for (const [owned, amount] of after) items.set(owned, amount);
        return moved(who(from));
      };
    },
  };
}

const person = fc.nat(people.length - 1);
const step = fc.record({
  /** A snapshot is taken, or gone back to, before the call; a reorganisation for whoever has indexed what lay between. */
  before: fc.oneof({ weight: 14, arbitrary: fc.constant("go on") }, fc.constantFrom("save", "go back")),
  what: fc.constantFrom(...(Object.keys(calls) as (keyof typeof calls)[])),
  ...{ by: fc.oneof(fc.constant(0), person), other: person, third: person },
  /** Mostly whoever calls is also whose tokens they are. */
  own: fc.boolean(),
  value: fc.oneof(fc.bigInt({ min: 0n, max: 12n }), fc.constant(10n ** 30n)),
});

test("lists, statuses and owners are those of the model", async () => {
  const info = dev.localnet.evmChains[0] ?? expect.fail(`no EVM chains: ${dev.localnet.evmUnavailable}`);
  const chainId = String(info.evmChainId);
  const url = `${dev.node.url}${info.rpcPath}`;
  const rpcUrls = { default: { http: [url] } };
  const chain = defineChain({ id: info.evmChainId, name: info.name, nativeCurrency: info.token, rpcUrls });
  const reader = createPublicClient({ chain, transport: http(url), pollingInterval: 20 });
  const writers = people.map((account) => createWalletClient({ chain, transport: http(url), account }));
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
  let saved: { id: unknown; world: World } | undefined;
  for (const { before, what, by, other, third, own, value } of fc.sample(step, {
    numRuns: STEPS,
    seed: SEED,
  })) {
    if (before === "save") saved = { id: await ask("evm_snapshot"), world: copyOf(world.now) };
    if (before === "go back" && saved) {
      await ask("evm_revert", [saved.id]);
      for (const hash of world.now.txs.keys()) if (!saved.world.txs.has(hash)) undone.add(hash);
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
      const wanted = moved
        .filter((one) => one.kind === kind && [one.from, one.to].includes(address))
        .reverse();
      const read = async (pageSize: number) => {
        const items = await lists[kind]({ chainId, address, pageSize }).toArray({ limit: 1_000 });
        return items.map(
          (item): Moved => ({
            ...{ kind, from: item.from.address, to: item.to.address, tx: item.txHash },
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
      await expect.poll(() => read(100), { timeout: 60_000, interval: 50 }).toEqual(wanted);
      expect(await read(3)).toEqual(wanted);
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
    expect(isHttpError(failure) && failure.statusCode, txHash).toBe(404);
  }
  const cards = await data.evm
    .listErc721Transfers({ chainId, address: who(0), pageSize: 100 })
    .toArray({ limit: 1_000 });
  for (const { erc721Token } of cards) {
    expect(erc721Token.ownerAddress, erc721Token.tokenId).toBe(
      owners.get(BigInt(erc721Token.tokenId)) ?? ZERO,
    );
  }
  for (const address of addresses.values()) {
    expect(txs.has((await data.evm.getDeployment({ chainId, address })).nativeTransaction.txHash)).toBe(true);
  }
}, 240_000);
