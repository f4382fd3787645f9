/** Every documented operation with its handler; one without fails type checking. */

import { listChainIds } from "./addresses.ts";
import { listAverageTps } from "./average-tps.ts";
import { listBlocksByNode } from "./blocks.ts";
import { listChains } from "./chains.ts";
import { listDelegators } from "./delegators.ts";
import { listErc20Transfers, listErc721Transfers, listErc1155Transfers } from "./erc-transfers.ts";
import type { Handler, OperationId } from "./handler.ts";
import { reindexNft } from "./nfts.ts";
import { notBuilt, refuseNotBuilt } from "./not-built.ts";
import { exportTransactions, getOperation } from "./operations.ts";
import { listPendingRewards } from "./rewards.ts";
import { aggregateSignatures, aggregateSignaturesForTransaction } from "./signatures.ts";
import { listSubnets } from "./subnets.ts";
import { listStakingTransactions, listTransactions } from "./transactions.ts";
import { listUtxos } from "./utxos.ts";
import { listValidators, listValidatorsByNode } from "./validators.ts";

type Built = { readonly [Id in Exclude<OperationId, keyof typeof notBuilt>]: Handler<Id> };

const built: Built = {
  aggregateSignatures,
  aggregateSignaturesForTransaction,
  exportTransactions,
  getOperation,
  listTransactions,
  listStakingTransactions,
  listUtxos,
  listSubnets,
  listValidators,
  listValidatorsByNode,
  listDelegators,
  listPendingRewards,
  listChainIds,
  listBlocksByNode,
  listAverageTps,
  listChains,
  listErc20Transfers,
  listErc721Transfers,
  listErc1155Transfers,
  reindexNft,
};

type Missing = { readonly [Id in keyof typeof notBuilt]: () => Promise<never> };

const missing = Object.fromEntries(
  Object.keys(notBuilt).map((id) => {
    const operation = id as keyof typeof notBuilt; // the table's own keys
    return [operation, () => refuseNotBuilt(operation)];
  }),
) as Missing; // one entry per key of the table

export const handlers: { readonly [Id in OperationId]: Handler<Id> } = { ...built, ...missing };
