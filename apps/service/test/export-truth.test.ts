/** The rows of an export are what the local network's blocks say, read here without the index. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeCb58, encodeHex, formatAddress, utxoId } from "@primary-network/codec";
import { atomicTxId } from "@primary-network/codec/c";
import { consumedInputs, decodeGenesis, type Output, producedOutputs, txId } from "@primary-network/codec/p";
import {
  consumedInputs as consumedXInputs,
  decodeGenesis as decodeXGenesis,
  producedOutputs as producedXOutputs,
  type SignedTx,
  type Output as XOutput,
  txId as xTxId,
} from "@primary-network/codec/x";
import { createDataClient } from "@primary-network/data";
import { createLocalnet, DEFAULT_NOW } from "@primary-network/localnet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService } from "../src/index.ts";
import { freshDatabase, type Harness, harnessOf, sourceOf } from "./harness.ts";

let harness: Omit<Harness, "clock">;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "export-truth-"));
  // Helicon comes in the middle, so that there are auto-renewed validators, too.
  const heliconTime = DEFAULT_NOW - 14 * 86_400;
  const net = await createLocalnet({ validators: 10, delegators: 30, weeks: 4, heliconTime });
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => net.now() * 1000,
    networks: { fuji: sourceOf(net) },
    exports: { dir },
    pollMs: 10,
  });
  service.start();
  await service.indexed();
  harness = harnessOf(net, service);
});
afterAll(async () => {
  await harness.close();
  await rm(dir, { recursive: true });
});

type Row = Record<string, string>;

/** Exports with the client; the file's fields hold no commas or quotes. */
async function exported(
  type: string,
  addresses: readonly string[],
  includeChains: readonly string[] = ["11111111111111111111111111111111LpoYY"],
  cChainEvmAddresses: readonly string[] = [],
): Promise<Row[]> {
  const data = createDataClient({
    baseUrl: "http://service",
    fetch: (url, init) => harness.service.fetch(new Request(url, init as RequestInit)),
  });
  const order = {
    type,
    options: { addresses, includeChains, cChainEvmAddresses },
  };
  const { operationId } = await data.operations.exportTransactions(order as never);
  const { operationStatus, metadata } = await data.operations.wait(operationId, { intervalMs: 10 });
  expect(operationStatus).toBe("COMPLETED");
  const text = await (await harness.service.fetch(new Request(metadata?.downloadUrl ?? ""))).text();
  const [head = "", ...lines] = text.split("\r\n").slice(0, -1);
  const names = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((value, index) => [names[index], value])),
  );
}

interface Owned {
  addresses: string[];
  amount: bigint;
  asset: string;
}

function owned(output: Output, asset: Uint8Array): Owned {
  const inner = output.type === "LockOut" ? output.output : output;
  return {
    addresses: inner.addresses.map((bytes) => formatAddress({ hrp: harness.net.hrp, bytes })),
    amount: inner.amount,
    asset: encodeCb58(asset),
  };
}

const idOf = (id: Uint8Array, index: number) => encodeCb58(utxoId(id, index));

/** What the chains exported. */
function crossing(): Map<string, Owned> {
  const made = new Map<string, Owned>();
  for (const { block } of harness.net.blocks)
    for (const tx of "txs" in block ? block.txs : [])
      for (const { kind, outputIndex, output } of producedOutputs(tx.unsignedTx))
        if (kind === "export") made.set(idOf(txId(tx), outputIndex), owned(output.output, output.assetId));
  for (const { block } of harness.net.xBlocks)
    for (const tx of block.txs)
      for (const { kind, outputIndex, output, assetId } of producedXOutputs(tx))
        if (kind === "export" && output.type === "TransferOutput")
          made.set(idOf(xTxId(tx), outputIndex), owned(output, assetId));
  for (const tx of harness.net.cBlocks.flatMap(({ txs }) => txs))
    for (const [index, { output, assetId }] of (tx.unsignedTx.type === "ExportTx"
      ? tx.unsignedTx.exportedOutputs
      : []
    ).entries())
      made.set(idOf(atomicTxId(tx), index), owned(output, assetId));
  return made;
}

/** Outputs of the genesis, and the movements of every accepted transaction but those that pay rewards or refunds. */
function replay() {
  const outputs = new Map<string, Owned>();
  const imported = crossing();
  const rows: (Row & { owners: string[] })[] = [];
  const genesis = decodeGenesis(harness.net.genesisBytes);
  for (const utxo of genesis.utxos)
    outputs.set(idOf(utxo.txId, utxo.outputIndex), owned(utxo.output, utxo.assetId));
  const genesisOwned = [...outputs.values()];
  const txs = harness.net.blocks.flatMap(({ block }) => ("txs" in block ? block.txs : []));
  for (const tx of [...genesis.validators, ...txs]) {
    const id = txId(tx);
    const unsigned = tx.unsignedTx;
    const row = (fundTransferType: string, { addresses, amount, asset }: Owned) =>
      rows.push({
        txHash: encodeCb58(id),
        txType: unsigned.type,
        fundTransferType,
        addresses: addresses.join(" "),
        assetId: asset,
        amount: String(amount),
        owners: addresses,
      } as never);
    for (const { kind, input } of consumedInputs(unsigned)) {
      const known = (kind === "import" ? imported : outputs).get(idOf(input.txId, input.outputIndex));
      if (kind === "import" && !known) throw new Error(`${encodeCb58(id)} imports an unknown output`);
      if (known) row(kind === "import" ? "DEBIT_ATOMIC" : "DEBIT", known);
    }
    for (const { kind, outputIndex, output } of producedOutputs(unsigned)) {
      const made = owned(output.output, output.assetId);
      if (kind !== "export") outputs.set(idOf(id, outputIndex), made);
      row(kind === "stake" ? "CREDIT_STAKING_SET" : kind === "export" ? "CREDIT_ATOMIC" : "CREDIT", made);
    }
  }
  return { rows, genesisOwned };
}

const text = ({ txHash, txType, fundTransferType, addresses, assetId, amount }: Row) =>
  [txHash, txType, fundTransferType, addresses, assetId, amount].join(" ");

const everyone = () => {
  const { rows, genesisOwned } = replay();
  return [
    ...new Set([
      ...rows.flatMap(({ owners }) => owners),
      ...genesisOwned.flatMap(({ addresses }) => addresses),
    ]),
  ].sort();
};

test("each address's movements equal those of the blocks", async () => {
  const { rows } = replay();
  const seen = new Set<string>();
  let compared = 0;
  for (const address of everyone().slice(0, 30)) {
    const got = await exported("TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE", [address]);
    const own = rows.filter(({ owners }) => owners.includes(address));
    const ids = new Set(rows.map((row) => text(row)));
    // What the blocks do not say, rewards and what is left of them, is proved by the balances below.
    const known = got.filter((row) => ids.has(text(row)));
    for (const row of got) {
      seen.add(row.fundTransferType ?? "");
      if (!ids.has(text(row)))
        expect(
          /^(Reward(AutoRenewed)?ValidatorTx|DisableL1ValidatorTx|SetL1ValidatorWeightTx)$/.test(
            row.txType ?? "",
          ) || row.fundTransferType === "DEBIT",
          text(row),
        ).toBe(true);
    }
    expect(known.map(text).sort()).toEqual(own.map(text).sort());
    compared += known.length;
  }
  expect(compared).toBeGreaterThan(200);
  expect([...seen].sort()).toEqual([
    "CREDIT",
    "CREDIT_ATOMIC",
    "CREDIT_STAKING_SET",
    "DEBIT",
    "DEBIT_ATOMIC",
  ]);
});

test("credits less debits equal the change of each address's balance", async () => {
  const { genesisOwned } = replay();
  const { net } = harness;
  const avax = encodeCb58(net.avaxAssetId);
  const addresses = everyone();
  const balances = new Map(addresses.map((address) => [address, 0n]));
  const add = ({ addresses: [address, ...others], amount, asset }: Owned, sign: bigint) => {
    if (address === undefined || others.length > 0 || asset !== avax) return; // shared outputs are nobody's balance alone
    balances.set(address, (balances.get(address) ?? 0n) + sign * amount);
  };
  for (const utxo of genesisOwned) add(utxo, -1n);
  for (const utxo of net.state.utxos.values()) add(owned(utxo.output, utxo.assetId), 1n);
  for (const { txId: id } of [...net.state.current, ...net.state.pending]) {
    const tx = net.tx(id);
    if (!tx) throw new Error("no staking transaction");
    for (const { kind, output } of producedOutputs(tx.tx.unsignedTx))
      if (kind === "stake") add(owned(output.output, output.assetId), 1n);
  }
  const moved = new Map(addresses.map((address) => [address, 0n]));
  for (let at = 0; at < addresses.length; at += 64) {
    const asked = new Set(addresses.slice(at, at + 64));
    for (const { fundTransferType, addresses: owners = "", assetId, amount = "0" } of await exported(
      "TRANSACTION_EXPORT_PRIMARY_NETWORK",
      [...asked],
    )) {
      if (!asked.has(owners) || assetId !== avax) continue;
      const sign = { CREDIT: 1n, CREDIT_STAKING_SET: 1n, DEBIT: -1n }[fundTransferType ?? ""] ?? 0n;
      moved.set(owners, (moved.get(owners) ?? 0n) + sign * BigInt(amount));
    }
  }
  expect([...moved]).toEqual([...balances]);
  expect([...balances.values()].filter((change) => change !== 0n).length).toBeGreaterThan(5);
});

test("the three export types have the same movements, each in its columns", async () => {
  const addresses = everyone().slice(0, 64);
  const [full, staking, simple] = await Promise.all(
    ["", "_STAKING", "_SIMPLE"].map((suffix) =>
      exported(`TRANSACTION_EXPORT_PRIMARY_NETWORK${suffix}`, addresses),
    ),
  );
  if (!full || !staking || !simple) throw new Error("no exports");
  expect(simple.map((row) => `${row.date} ${text(row)}`)).toEqual(
    full.map((row) => `${row.timestamp?.slice(0, 10)} ${text(row)}`),
  );
  const types =
    /^(Add(Permissionless|AutoRenewed)?(Validator|Delegator)Tx|SetAutoRenewedValidatorConfigTx|Reward(AutoRenewed)?ValidatorTx)$/;
  expect(staking.map(text)).toEqual(full.filter(({ txType = "" }) => types.test(txType)).map(text));
  const stakes = staking.filter(({ fundTransferType }) => fundTransferType === "CREDIT_STAKING_SET");
  const rewards = staking.filter(({ txType = "" }) => txType.startsWith("Reward"));
  const cycles = rewards.filter(({ txType }) => txType === "RewardAutoRenewedValidatorTx");
  expect([stakes.length > 5, rewards.length > 2, cycles.length > 2]).toEqual([true, true, true]);
  for (const row of stakes)
    expect([
      row.stakingTxHash,
      /^NodeID-/.test(row.nodeId ?? ""),
      Number(row.endTimestamp) > Number(row.startTimestamp),
    ]).toEqual([row.txHash, true, true]);
  for (const row of rewards) {
    expect(row.fundTransferType).toBe("CREDIT");
    expect(["VALIDATOR", "DELEGATOR", "VALIDATOR_FEE"]).toContain(row.rewardType);
    expect(row.stakingTxHash).not.toBe("");
  }
  for (const row of full) {
    expect(row.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const [whole = "", fraction = ""] = row.amountAvax?.split(".") ?? [];
    if (row.assetId === encodeCb58(harness.net.avaxAssetId))
      expect(`${BigInt(whole + fraction)}`).toBe(row.amount);
    else expect(row.amountAvax).toBe("");
    expect(row.otherChain !== "").toBe(row.fundTransferType?.endsWith("_ATOMIC"));
  }
  const times = full.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort());
});

function ownedX(output: XOutput, asset: Uint8Array): Owned {
  const amounts: { [type: string]: bigint } = { NftTransferOutput: 1n, PropertyOwnedOutput: 1n };
  return {
    addresses: output.addresses.map((bytes) => formatAddress({ hrp: harness.net.hrp, bytes })),
    amount: "amount" in output ? output.amount : (amounts[output.type] ?? 0n),
    asset: encodeCb58(asset),
  };
}

/** The movements of every X-Chain transaction, and the outputs that the chain began with. */
function replayX() {
  const outputs = new Map<string, Owned>();
  const add = (tx: SignedTx) => {
    const id = xTxId(tx);
    return producedXOutputs(tx, id).map(({ kind, outputIndex, assetId, output }) => {
      const made = ownedX(output, assetId);
      outputs.set(idOf(id, outputIndex), made);
      return { kind, made };
    });
  };
  const genesisOwned = decodeXGenesis(harness.net.xGenesisBytes).assets.flatMap(({ tx }) =>
    add({ unsignedTx: tx, credentials: [] }).map(({ made }) => made),
  );
  for (const [id, made] of crossing()) outputs.set(id, made);
  const rows: (Row & { owners: string[] })[] = [];
  for (const { block } of harness.net.xBlocks) {
    for (const tx of block.txs) {
      const [txHash, txType] = [encodeCb58(xTxId(tx)), tx.unsignedTx.type];
      const row = (fundTransferType: string, { addresses, amount, asset }: Owned) =>
        rows.push({
          txHash,
          txType,
          fundTransferType,
          addresses: addresses.join(" "),
          assetId: asset,
          amount: String(amount),
          owners: addresses,
        } as never);
      for (const { kind, txId: id, outputIndex } of consumedXInputs(tx.unsignedTx)) {
        const spent = outputs.get(idOf(id, outputIndex));
        if (!spent) throw new Error(`${txHash} spends an unknown output`);
        row(kind === "import" ? "DEBIT_ATOMIC" : "DEBIT", spent);
      }
      for (const { kind, made } of add(tx)) row(kind === "export" ? "CREDIT_ATOMIC" : "CREDIT", made);
    }
  }
  return { rows, genesisOwned };
}

const everyoneOnX = () => {
  const { rows, genesisOwned } = replayX();
  const owners = [
    ...rows.flatMap((row) => row.owners),
    ...genesisOwned.flatMap(({ addresses }) => addresses),
  ];
  return [...new Set(owners)].sort();
};

test("on the X-Chain each address's movements equal those of the blocks, owners of imports included", async () => {
  const { rows } = replayX();
  const seen = new Set<string>();
  for (const address of everyoneOnX()) {
    const own = rows.filter(({ owners }) => owners.includes(address));
    const got = await exported("TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE", [address], ["x-chain"]);
    expect(got.map(text).sort()).toEqual(own.map(text).sort());
    for (const { txType, fundTransferType, chain } of got) {
      seen.add(`${txType} ${fundTransferType}`);
      expect(chain).toBe("x-chain");
    }
  }
  expect([...seen].sort()).toEqual([
    "BaseTx CREDIT",
    "BaseTx DEBIT",
    "CreateAssetTx CREDIT",
    "CreateAssetTx DEBIT",
    "ExportTx CREDIT",
    "ExportTx CREDIT_ATOMIC",
    "ExportTx DEBIT",
    "ImportTx CREDIT",
    "ImportTx DEBIT_ATOMIC",
    "OperationTx CREDIT",
    "OperationTx DEBIT",
  ]);
});

test("on the X-Chain credits less debits equal each address's holding of each asset, NFTs by their group", async () => {
  const { net } = harness;
  const held = new Map<string, bigint>();
  const add = (to: Map<string, bigint>, key: string, amount: bigint) =>
    to.set(key, (to.get(key) ?? 0n) + amount);
  const addOutput = (output: XOutput, asset: Uint8Array, sign: bigint) => {
    const { addresses, amount, asset: id } = ownedX(output, asset);
    const group = "groupId" in output ? output.groupId : "";
    const kind = output.type.endsWith("MintOutput") ? "mint" : "transfer";
    if (addresses.length === 1) add(held, `${addresses} ${id} ${kind} ${group}`, sign * (amount || 1n));
  };
  for (const { tx } of decodeXGenesis(net.xGenesisBytes).assets) {
    const signed: SignedTx = { unsignedTx: tx, credentials: [] };
    for (const { output, assetId } of producedXOutputs(signed)) addOutput(output, assetId, -1n);
  }
  for (const { output, assetId } of net.xUtxos) addOutput(output, assetId, 1n);
  const moved = new Map<string, bigint>();
  const everyone = everyoneOnX();
  for (let at = 0; at < everyone.length; at += 64) {
    const asked = new Set(everyone.slice(at, at + 64));
    for (const row of await exported("TRANSACTION_EXPORT_PRIMARY_NETWORK", [...asked], ["x-chain"])) {
      const sign = { CREDIT: 1n, DEBIT: -1n }[row.fundTransferType ?? ""];
      if (sign === undefined || !asked.has(row.addresses ?? "")) continue;
      const amount = row.utxoType === "mint" ? 1n : BigInt(row.amount ?? "");
      expect([row.utxoType === "mint", row.groupId !== ""]).toEqual([
        row.amount === "0",
        row.assetType === "nft",
      ]);
      add(moved, `${row.addresses} ${row.assetId} ${row.utxoType} ${row.groupId}`, sign * amount);
    }
  }
  const changed = (map: Map<string, bigint>) => [...map].filter(([, amount]) => amount !== 0n).sort();
  expect(changed(moved)).toEqual(changed(held));
  expect(changed(held).some(([key]) => / mint \d/.test(key))).toBe(true);
  expect(changed(held).some(([key]) => / transfer \d/.test(key))).toBe(true);
});

function importedOf(
  outputs: ReadonlyMap<string, Owned>,
  of: { txId: Uint8Array; outputIndex: number },
): Owned {
  const found = outputs.get(idOf(of.txId, of.outputIndex));
  if (!found) throw new Error("an import of what no chain has exported");
  return found;
}

interface Atomic {
  owners: string[];
  accounts: string[];
  rows: Row[];
}

/** The C-Chain's atomic transactions: their movements, with the owners and accounts of each. */
function replayC(): Atomic[] {
  const outputs = crossing();
  return harness.net.cBlocks
    .flatMap(({ txs }) => txs)
    .map((tx) => {
      const { unsignedTx } = tx;
      const rows: Row[] = [];
      const row = (fundTransferType: string, { addresses, amount, asset }: Owned) =>
        rows.push({
          txHash: encodeCb58(atomicTxId(tx)),
          txType: unsignedTx.type,
          fundTransferType,
          addresses: addresses.join(" "),
          assetId: asset,
          amount: String(amount),
        });
      const accounts = (unsignedTx.type === "ExportTx" ? unsignedTx.inputs : unsignedTx.outputs).map(
        ({ address, amount, assetId }): Owned => ({
          addresses: [encodeHex(address, { checksum: false })],
          amount,
          asset: encodeCb58(assetId),
        }),
      );
      const others =
        unsignedTx.type === "ExportTx"
          ? unsignedTx.exportedOutputs.map(({ output, assetId }) => owned(output, assetId))
          : unsignedTx.importedInputs.map((input) => importedOf(outputs, input));
      const exports = unsignedTx.type === "ExportTx";
      for (const account of accounts) row(exports ? "DEBIT" : "CREDIT", account);
      for (const other of others) row(exports ? "CREDIT_ATOMIC" : "DEBIT_ATOMIC", other);
      const names = (list: Owned[]) => list.flatMap(({ addresses }) => addresses);
      return { owners: names(others), accounts: names(accounts), rows };
    });
}

const lower = (rows: Row[]) =>
  rows.map((row) =>
    text({ ...row, addresses: (row.addresses ?? "").replace(/^0x.*/, (hex) => hex.toLowerCase()) }),
  );
const SIMPLE = "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE";

test("on the C-Chain owners have their outputs, and accounts their whole atomic transactions", async () => {
  const txs = replayC();
  const kinds = new Set(
    txs.flatMap(({ rows }) => rows.map((row) => `${row.txType} ${row.fundTransferType}`)),
  );
  expect([...kinds].sort()).toEqual([
    "ExportTx CREDIT_ATOMIC",
    "ExportTx DEBIT",
    "ImportTx CREDIT",
    "ImportTx DEBIT_ATOMIC",
  ]);
  for (const address of new Set(txs.flatMap(({ owners }) => owners))) {
    const got = await exported(SIMPLE, [address], ["c-chain"]);
    const want = txs
      .flatMap(({ rows }) => rows)
      .filter(({ addresses = "" }) => addresses.split(" ").includes(address));
    expect(lower(got).sort()).toEqual(want.map(text).sort());
  }
  for (const account of new Set(txs.flatMap(({ accounts }) => accounts))) {
    // Any spelling will do, and an address is asked for once however often it stands there.
    const spelled = [account, `0x${account.slice(2).toUpperCase()}`];
    const got = await exported(SIMPLE, [], ["c-chain"], spelled);
    const want = txs.filter(({ accounts }) => accounts.includes(account)).flatMap(({ rows }) => rows);
    expect(lower(got).sort()).toEqual(want.map(text).sort());
    // Their other chains are not theirs by that.
    expect(await exported(SIMPLE, [], ["p-chain", "x-chain"], spelled)).toEqual([]);
  }
});

test("on the C-Chain credits less debits equal the effect of atomic transactions on each account", async () => {
  const [json] = decodeGenesis(harness.net.genesisBytes)
    .chains.map(({ unsignedTx }) => ("genesisData" in unsignedTx ? unsignedTx.genesisData : new Uint8Array()))
    .map((bytes) => new TextDecoder().decode(bytes))
    .filter((each) => each.startsWith("{"));
  const alloc: Record<string, { balance: string }> = JSON.parse(json ?? "").alloc;
  const begun = new Map(
    Object.entries(alloc).map(([key, { balance }]) => [
      key.replace(/^0x/, "").toLowerCase(),
      BigInt(balance),
    ]),
  );
  const accounts = [...new Set(replayC().flatMap((tx) => tx.accounts))];
  const moved = new Map(accounts.map((account) => [account, 0n]));
  for (const row of await exported("TRANSACTION_EXPORT_PRIMARY_NETWORK", [], ["c-chain"], accounts)) {
    const account = row.addresses?.toLowerCase() ?? "";
    const sign = { CREDIT: 1n, DEBIT: -1n }[row.fundTransferType ?? ""];
    if (sign === undefined) continue;
    moved.set(account, (moved.get(account) ?? 0n) + sign * BigInt(row.amount ?? ""));
    for (const name of [
      "utxoId",
      "creationTxHash",
      "outputIndex",
      "threshold",
      "assetType",
      "utxoType",
      "otherChain",
    ])
      expect([name, row[name]]).toEqual([name, ""]);
    expect(row.blockHash).toMatch(/^0x[0-9a-f]{64}$/);
  }
  const now = new Map(
    harness.net.cAccounts.map(([address, { balance }]) => [encodeHex(address, { checksum: false }), balance]),
  );
  for (const [account, change] of moved)
    expect([account, change * 1_000_000_000n]).toEqual([
      account,
      (now.get(account) ?? 0n) - (begun.get(account.slice(2)) ?? 0n),
    ]);
  expect([...moved.values()].some((change) => change !== 0n)).toBe(true);
});

test("a file of several chains contains the files of each, merged by time", async () => {
  const addresses = [...new Set([...everyoneOnX(), ...everyone()])].slice(0, 64);
  const accounts = [...new Set(replayC().flatMap((tx) => tx.accounts))].slice(0, 64);
  const xId = encodeCb58(harness.net.xChainId);
  for (const suffix of ["", "_STAKING"]) {
    const type = `TRANSACTION_EXPORT_PRIMARY_NETWORK${suffix}`;
    const asked = [["p-chain"], ["x-chain"], ["c-chain"], ["x-chain", "c-chain", "p-chain"]];
    asked.push(["c-chain", xId, "p-chain", "x-chain"]);
    const [p, x, c, both, again] = await Promise.all(
      asked.map((chains) => exported(type, addresses, chains, accounts)),
    );
    if (!p || !x || !c || !both) throw new Error("no exports");
    // Stable: the P-Chain's first, and each chain in its own order.
    const merged = [...p, ...x, ...c].sort(
      (a, b) => Date.parse(a.timestamp ?? "") - Date.parse(b.timestamp ?? ""),
    );
    expect(both).toEqual(merged);
    expect(again).toEqual(both);
    expect(p.length).toBeGreaterThan(10);
    expect([x.length > 0, c.length > 0]).toEqual([suffix === "", suffix === ""]);
    for (const [chain, rows] of [
      ["p-chain", p],
      ["x-chain", x],
      ["c-chain", c],
    ] as const) {
      const positions = rows.map((row) => [Number(row.blockNumber), row.chain]);
      expect(positions).toEqual([...positions].sort(([a], [b]) => Number(a) - Number(b)));
      expect(positions.every(([, of]) => of === chain)).toBe(true);
    }
    if (suffix === "_STAKING") continue;
    for (const row of x) {
      const [whole = "", fraction = ""] = row.amountAvax?.split(".") ?? [];
      if (row.assetId === encodeCb58(harness.net.avaxAssetId))
        expect(`${BigInt(whole + fraction)}`).toBe(row.amount);
      else expect(row.amountAvax).toBe("");
      expect(row.otherChain !== "").toBe(row.fundTransferType?.endsWith("_ATOMIC"));
      for (const name of ["stakeableLocktime", "rewardType"]) expect(row[name]).toBe("");
    }
    expect(x.some(({ memo }) => memo === "0x")).toBe(false);
  }
});
