/** Every operation of the specs, from the files of the resources; one that is missing fails type checking. */

import * as addressTransactions from "./evm/address-transactions.ts";
import * as allChains from "./evm/all-chains.ts";
import * as averageTps from "./evm/average-tps.ts";
import * as evmBalances from "./evm/balances.ts";
import * as evmBlocks from "./evm/blocks.ts";
import * as evmChains from "./evm/chains.ts";
import * as contracts from "./evm/contracts.ts";
import * as evmIcm from "./evm/icm.ts";
import * as internalTransactions from "./evm/internal-transactions.ts";
import * as nfts from "./evm/nfts.ts";
import * as teleporter from "./evm/teleporter.ts";
import * as evmTransactions from "./evm/transactions.ts";
import * as transfers from "./evm/transfers.ts";
import * as transactionExports from "./exports.ts";
import * as health from "./health.ts";
import * as chainSeries from "./metrics/chain-series.ts";
import * as metricsChains from "./metrics/chains.ts";
import * as metricsHealth from "./metrics/health.ts";
import * as metricsIcm from "./metrics/icm.ts";
import * as l1Fees from "./metrics/l1-fees.ts";
import * as stakingMetrics from "./metrics/staking.ts";
import * as notImplemented from "./not-implemented.ts";
import * as addresses from "./primary/addresses.ts";
import * as assets from "./primary/assets.ts";
import * as primaryBalances from "./primary/balances.ts";
import * as blockchains from "./primary/blockchains.ts";
import * as primaryBlocks from "./primary/blocks.ts";
import * as delegators from "./primary/delegators.ts";
import * as historicalRewards from "./primary/historical-rewards.ts";
import * as l1Validators from "./primary/l1-validators.ts";
import * as lastActivity from "./primary/last-activity.ts";
import * as network from "./primary/network.ts";
import * as rewards from "./primary/rewards.ts";
import * as signatures from "./primary/signatures.ts";
import * as subnets from "./primary/subnets.ts";
import * as supply from "./primary/supply.ts";
import * as transaction from "./primary/transaction.ts";
import * as primaryTransactions from "./primary/transactions.ts";
import * as utxos from "./primary/utxos.ts";
import * as validators from "./primary/validators.ts";
import type { OperationId } from "./request/handler.ts";
import type { Operation } from "./request/operation.ts";
import * as status from "./status.ts";
import * as evmStreams from "./streams/evm.ts";
import * as evmLogStreams from "./streams/evm-logs.ts";
import * as icmStreams from "./streams/icm-messages.ts";
import * as primaryStreams from "./streams/primary.ts";
import * as validatorStreams from "./streams/validator-changes.ts";
import * as usage from "./usage.ts";
import * as messages from "./webhooks/messages.ts";
import * as webhooks from "./webhooks/webhooks.ts";

/** The operations by id. Other exports of these files are included, but no id in the specs names them. */
const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  ...addressTransactions,
  ...allChains,
  ...averageTps,
  ...evmBalances,
  ...evmBlocks,
  ...evmChains,
  ...contracts,
  ...evmIcm,
  ...internalTransactions,
  ...nfts,
  ...teleporter,
  ...evmTransactions,
  ...transfers,
  ...transactionExports,
  ...health,
  ...chainSeries,
  ...metricsChains,
  ...metricsHealth,
  ...metricsIcm,
  ...l1Fees,
  ...stakingMetrics,
  ...notImplemented,
  ...addresses,
  ...assets,
  ...primaryBalances,
  ...blockchains,
  ...primaryBlocks,
  ...delegators,
  ...historicalRewards,
  ...l1Validators,
  ...lastActivity,
  ...network,
  ...rewards,
  ...signatures,
  ...subnets,
  ...supply,
  ...transaction,
  ...primaryTransactions,
  ...utxos,
  ...validators,
  ...status,
  ...evmLogStreams,
  ...evmStreams,
  ...icmStreams,
  ...primaryStreams,
  ...validatorStreams,
  ...usage,
  ...messages,
  ...webhooks,
};

/** The operation with an id of the specs. */
export const operationOf = (id: string): Operation<OperationId> => operations[id as OperationId]; // all are there

/** The reasons of the operations that this service cannot perform, by id. */
export const notImplementedReasons: ReadonlyMap<string, string> = new Map(
  Object.values(notImplemented).map(({ id, reason }) => [id, reason]),
);
