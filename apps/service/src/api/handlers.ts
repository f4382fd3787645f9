/** Every documented operation with its handler; one without fails type checking. */

import { listChainIds } from "./addresses.ts";
import { listAverageTps } from "./average-tps.ts";
import { listBlocksByNode } from "./blocks.ts";
import { listChains } from "./chains.ts";
import { listDelegators } from "./delegators.ts";
import { listErc20Transfers, listErc721Transfers, listErc1155Transfers } from "./erc-transfers.ts";
import { getDeploymentTransaction, getTransaction } from "./evm.ts";
import type { Handler, OperationId } from "./handler.ts";
import { listIcmMessages } from "./icm.ts";
import { reindexNft } from "./nfts.ts";
import { exportTransactions, getOperation } from "./operations.ts";
import { listPendingRewards } from "./rewards.ts";
import { aggregateSignatures, aggregateSignaturesForTransaction } from "./signatures.ts";
import { listSubnets } from "./subnets.ts";
import { listStakingTransactions, listTransactions } from "./transactions.ts";
import { listUtxos } from "./utxos.ts";
import { listValidators, listValidatorsByNode } from "./validators.ts";

export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
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
  getTransaction,
  getDeploymentTransaction,
  listIcmMessages,
};
