/** Balances of addresses on a chain of the Primary Network. */

import type {
  AssetBalance,
  CChainBalances,
  PChainBalances,
  PChainSharedAssetBalance,
  SharedAssetBalance,
  XChainBalances,
} from "@primary-network/data/spec";
import type { ChainAlias, NetworkIdentity } from "../../domain/network.ts";
import type { BalanceRow } from "../../store/balances/kind.ts";
import { type ByteFields, byteWriterOf, type WriteItem } from "../json/item-writer.ts";
import { jsonBytes } from "../json/json-bytes.ts";
import { beginningOfNetwork } from "../request/beginnings.ts";
import { boundOf } from "../request/bound.ts";
import { operation } from "../request/operation.ts";
import { requireAddresses } from "./address-list.ts";
import { chainOf } from "./served-network.ts";
import { assetFields } from "./x-utxos.ts";

const balanceFields: ByteFields<AssetBalance, BalanceRow, NetworkIdentity> = {
  ...assetFields,
  utxoCount: (out, { outputs }) => out.number(outputs),
};

type Shared = BalanceRow & { sharedWith: string };

const sharedFields: ByteFields<SharedAssetBalance, Shared, NetworkIdentity> = {
  ...balanceFields,
  sharedWithChainId: (out, { sharedWith }) => out.id(sharedWith),
};

const writeBalance = byteWriterOf(balanceFields);

const writeShared = byteWriterOf(sharedFields);

const writePShared = byteWriterOf<PChainSharedAssetBalance, Shared, NetworkIdentity>({
  ...sharedFields,
  status: (out) => out.quote("pendingExport"), // imported outputs count in no balance of this chain
});

type Kind = BalanceRow["kind"];

/** Writes the list of a kind from the rows of all. */
const own =
  (kind: Kind): WriteItem<AssetBalance[], readonly BalanceRow[], NetworkIdentity> =>
  (out, rows, network) =>
    out.list(
      rows.filter((row) => row.kind === kind),
      (row) => writeBalance(out, row, network),
    );

const isShared = (row: BalanceRow): row is Shared => row.sharedWith !== null;

/** The same of outputs that were exported. */
const shared =
  <Item>(
    kind: Kind,
    write: WriteItem<Item, Shared, NetworkIdentity>,
  ): WriteItem<Item[], readonly BalanceRow[], NetworkIdentity> =>
  (out, rows, network) =>
    out.list(rows.filter((row) => row.kind === kind).filter(isShared), (row) => write(out, row, network));

const atomicFields: ByteFields<CChainBalances, readonly BalanceRow[], NetworkIdentity> = {
  atomicMemoryUnlocked: shared("atomicMemoryUnlocked", writeShared),
  atomicMemoryLocked: shared("atomicMemoryLocked", writeShared),
};

const writers: {
  readonly [chain in ChainAlias]: WriteItem<
    PChainBalances | XChainBalances | CChainBalances,
    readonly BalanceRow[],
    NetworkIdentity
  >;
} = {
  "p-chain": byteWriterOf<PChainBalances, readonly BalanceRow[], NetworkIdentity>({
    unlockedUnstaked: own("unlockedUnstaked"),
    unlockedStaked: own("unlockedStaked"),
    lockedPlatform: own("lockedPlatform"),
    lockedStakeable: own("lockedStakeable"),
    lockedStaked: own("lockedStaked"),
    pendingStaked: own("pendingStaked"),
    atomicMemoryUnlocked: shared("atomicMemoryUnlocked", writePShared),
    atomicMemoryLocked: shared("atomicMemoryLocked", writePShared),
  }),
  "x-chain": byteWriterOf<XChainBalances, readonly BalanceRow[], NetworkIdentity>({
    unlocked: own("unlocked"),
    locked: own("locked"),
    ...atomicFields,
  }),
  "c-chain": byteWriterOf(atomicFields),
};

export const getBalances = operation("getBalances", { basis: "clock" }, async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const { identity } = network;
  const addresses = requireAddresses(identity, params);
  const at = boundOf(params.blockTimestamp);
  if (at !== undefined) beginningOfNetwork(context, identity.networkId)?.requireTime(at);
  const rows = await context.store.balances[alias].list(identity.networkId, {
    addresses,
    time: at ?? Math.floor(context.clock() / 1000),
    past: at !== undefined,
  });
  return {
    balances: jsonBytes((out) => writers[alias](out, rows, identity)),
    chainInfo: { chainName: alias, network: params.network ?? network.name },
  };
});
