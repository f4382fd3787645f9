/** Balances of addresses on a chain of the Primary Network. */

import type {
  AssetBalance,
  CChainBalances,
  PChainBalances,
  PChainSharedAssetBalance,
  SharedAssetBalance,
  XChainBalances,
} from "@primary-network/data/spec";
import type { ChainAlias } from "../../domain/network.ts";
import type { BalanceRow } from "../../store/balances/kind.ts";
import { JsonText } from "../json/json-text.ts";
import { type Fields, objectWriter, quote, type Written, writeList, writeNumber } from "../json/written.ts";
import { boundOf } from "../request/bound.ts";
import { operation } from "../request/operation.ts";
import { requireAddresses } from "./address-list.ts";
import { type PageTexts, pageTexts } from "./p-utxos.ts";
import { chainOf } from "./served-network.ts";
import { assetFields } from "./x-utxos.ts";

const balanceFields: Fields<AssetBalance, BalanceRow, PageTexts> = {
  ...assetFields,
  utxoCount: ({ outputs }) => writeNumber(outputs),
};

type Shared = BalanceRow & { sharedWith: string };

const sharedFields: Fields<SharedAssetBalance, Shared, PageTexts> = {
  ...balanceFields,
  sharedWithChainId: ({ sharedWith }, { ids }) => ids.id(sharedWith),
};

const writeBalance = objectWriter<AssetBalance, BalanceRow, PageTexts>(balanceFields);

const writeShared = objectWriter<SharedAssetBalance, Shared, PageTexts>(sharedFields);

const writePShared = objectWriter<PChainSharedAssetBalance, Shared, PageTexts>({
  ...sharedFields,
  status: () => quote("pendingExport"), // what has been imported is in no balance of this chain
});

type Kind = BalanceRow["kind"];

/** Writes the list of a kind from the rows of all. */
const own =
  (kind: Kind) =>
  (rows: readonly BalanceRow[], page: PageTexts): Written<AssetBalance[]> =>
    writeList(rows.filter((row) => row.kind === kind).map((row) => writeBalance(row, page)));

const isShared = (row: BalanceRow): row is Shared => row.sharedWith !== null;

/** The same of outputs that were exported. */
const shared =
  <Item>(kind: Kind, write: (row: Shared, page: PageTexts) => Written<Item>) =>
  (rows: readonly BalanceRow[], page: PageTexts): Written<Item[]> =>
    writeList(
      rows
        .filter((row) => row.kind === kind)
        .filter(isShared)
        .map((row) => write(row, page)),
    );

const atomicFields: Fields<CChainBalances, readonly BalanceRow[], PageTexts> = {
  atomicMemoryUnlocked: shared("atomicMemoryUnlocked", writeShared),
  atomicMemoryLocked: shared("atomicMemoryLocked", writeShared),
};

const writers: {
  readonly [chain in ChainAlias]: (
    rows: readonly BalanceRow[],
    page: PageTexts,
  ) => Written<PChainBalances | XChainBalances | CChainBalances>;
} = {
  "p-chain": objectWriter<PChainBalances, readonly BalanceRow[], PageTexts>({
    unlockedUnstaked: own("unlockedUnstaked"),
    unlockedStaked: own("unlockedStaked"),
    lockedPlatform: own("lockedPlatform"),
    lockedStakeable: own("lockedStakeable"),
    lockedStaked: own("lockedStaked"),
    pendingStaked: own("pendingStaked"),
    atomicMemoryUnlocked: shared("atomicMemoryUnlocked", writePShared),
    atomicMemoryLocked: shared("atomicMemoryLocked", writePShared),
  }),
  "x-chain": objectWriter<XChainBalances, readonly BalanceRow[], PageTexts>({
    unlocked: own("unlocked"),
    locked: own("locked"),
    ...atomicFields,
  }),
  "c-chain": objectWriter<CChainBalances, readonly BalanceRow[], PageTexts>(atomicFields),
};

export const getBalances = operation("getBalances", { basis: "clock" }, async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const { identity } = network;
  const addresses = requireAddresses(identity, params);
  const at = boundOf(params.blockTimestamp);
  const rows = await context.store.balances[alias].list(identity.networkId, {
    addresses,
    time: at ?? Math.floor(context.clock() / 1000),
    past: at !== undefined,
  });
  return {
    balances: new JsonText(writers[alias](rows, pageTexts(identity))),
    chainInfo: { chainName: alias, network: params.network ?? network.name },
  };
});
