/** Random questions to every P-Chain list: the request, and the model's result. */

import fc from "fast-check";
import { type BlockQuery, listBlocks } from "./block.ts";
import { type DelegatorQuery, listDelegators } from "./delegator.ts";
import type { History, Snapshot } from "./history.ts";
import type { Item } from "./listed.ts";
import {
  listPaidRewards,
  listPendingRewards,
  type PendingRewardQuery,
  refusesPendingRewards,
} from "./pending-reward.ts";
import { listBlockchains, listSubnets, type SubnetQuery } from "./subnet.ts";
import { listStaking, listTransactions, refusesTransactions, type TransactionQuery } from "./transaction.ts";
import { listUtxos, type UtxoQuery } from "./utxo.ts";
import {
  listValidators,
  listValidatorsByNode,
  type NodeQuery,
  refusesValidators,
  type ValidatorQuery,
} from "./validator.ts";
import {
  addresses,
  amounts,
  BEGINNING,
  idOf,
  nodes,
  PRIMARY,
  stakes,
  subnets,
  TICK,
  uptimes,
  validations,
} from "./vocabulary.ts";

type Params = { readonly [name: string]: string | number | boolean | bigint | readonly string[] | undefined };

/** A request below `/v1/networks/<network>/`, and its response by the model. */
export interface Question {
  readonly list: ListName;
  readonly network: string;
  readonly path: string;
  /** `name=value` of each parameter, without the page. */
  readonly texts: readonly string[];
  /** Whether it breaks a rule, so that the response is 400. */
  readonly refused: boolean;
  readonly respond: (history: History, at: Snapshot) => Item[];
  /** How a failure shows it. */
  readonly [fc.toStringMethod]: () => string;
}

function queryTexts(params: Params): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== "object") return [`${name}=${encodeURIComponent(String(value))}`];
    if (name === "txTypes") return value.map((one) => `${name}=${one}`);
    return [`${name}=${value.map(encodeURIComponent).join(",")}`];
  });
}

/** Most questions use a few of the many filters, so that something is left to compare. */
const maybe = <T>(value: fc.Arbitrary<T>, weight = 2) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight, arbitrary: value });

const order = maybe(fc.constantFrom("asc" as const, "desc" as const));
const address = fc
  .tuple(fc.constantFrom("", "", "P-", "X-"), fc.constantFrom(...addresses))
  .map(([prefix, text]) => `${prefix}${text}`);
const someAddresses = fc.array(address, { minLength: 1, maxLength: 4 });
const someNodes = fc.array(fc.constantFrom(...nodes), { minLength: 1, maxLength: 3 });
/** Block times and what lies between and around them. */
const time = fc.integer({ min: -2, max: 60 }).map((n) => BEGINNING + (n * TICK) / 2);
const status = fc.constantFrom(
  "completed" as const,
  "active" as const,
  "pending" as const,
  "removed" as const,
);
const txTypes = fc.uniqueArray(
  fc.constantFrom(
    "AddValidatorTx",
    "AddSubnetValidatorTx",
    "AddDelegatorTx",
    "CreateChainTx",
    "CreateSubnetTx",
    "ImportTx",
    "ExportTx",
    "RewardValidatorTx",
    "RemoveSubnetValidatorTx",
    "AddPermissionlessValidatorTx",
    "BaseTx",
    "AddPermissionlessDelegatorTx",
    "TransferSubnetOwnershipTx",
    "ConvertSubnetToL1Tx",
    "RegisterL1ValidatorTx",
    "SetL1ValidatorWeightTx",
    "DisableL1ValidatorTx",
    "IncreaseL1ValidatorBalanceTx",
    "AdvanceTimeTx",
    "OperationTx",
  ),
  { minLength: 1, maxLength: 8 },
);

const staking = {
  addresses: maybe(someAddresses, 4),
  txTypes: maybe(txTypes, 1),
  startTimestamp: maybe(time, 1),
  endTimestamp: maybe(time, 1),
  sortOrder: order,
};
const transactions: fc.Arbitrary<TransactionQuery> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ sortOrder: order }) },
  {
    weight: 4,
    arbitrary: fc.record({ ...staking, l1ValidationId: maybe(fc.constantFrom(...validations), 1) }),
  },
);

const utxos: fc.Arbitrary<UtxoQuery> = fc.record({
  addresses: maybe(someAddresses, 3),
  minUtxoAmount: maybe(fc.constantFrom(0n, 6n, ...amounts, ...stakes), 1),
  includeSpent: maybe(fc.boolean()),
  sortBy: maybe(fc.constantFrom("timestamp" as const, "amount" as const)),
  sortOrder: order,
});

/** Parts of node ids, among them what stands for anything in other languages' patterns. */
const part = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...nodes), fc.nat(30), fc.integer({ min: 1, max: 9 }))
      .map(([node, from, length]) => node.slice(from, from + length)),
  },
  { weight: 1, arbitrary: fc.constantFrom("%", "_", "NodeID-", "nodeid-", ".") },
);
/** Capacities that occur, and one more or less. */
const capacity = fc
  .tuple(
    fc.constantFrom(0n, ...stakes.flatMap((stake) => [4n * stake, 4n * stake - (stakes[0] ?? 0n), stake])),
    fc.constantFrom(-1n, 0n, 0n, 1n),
  )
  .map(([stake, more]) => stake + more)
  .filter((bound) => bound >= 0n && bound <= 720_000_000_000_000_000n)
  .map(String);
const seconds = fc.oneof(
  fc.nat(16).map((n) => (n * TICK) / 2),
  fc.constantFrom(10.5, 2_147_483_647),
);
const percentage = fc.constantFrom("2", "2.0023", "2.0024", "5", "5.0", "7.3", "100");
const uptime = fc.constantFrom(...uptimes, 50, 89.99);
const network = fc.constantFrom("mainnet", "fuji", "testnet");

const validators = (of: string): fc.Arbitrary<ValidatorQuery> =>
  fc
    .record({
      network: fc.constant(of),
      nodeIds: maybe(fc.array(part, { minLength: 1, maxLength: 3 }), 5),
      sortBy: maybe(
        fc.constantFrom(
          "blockIndex" as const,
          "delegationCapacity" as const,
          "timeRemaining" as const,
          "delegationFee" as const,
          "uptimePerformance" as const,
        ),
        4,
      ),
      sortOrder: order,
      validationStatus: maybe(status, 5),
      minDelegationCapacity: maybe(capacity, 5),
      maxDelegationCapacity: maybe(capacity, 5),
      minTimeRemaining: maybe(seconds, 5),
      maxTimeRemaining: maybe(seconds, 5),
      minFeePercentage: maybe(percentage, 5),
      maxFeePercentage: maybe(percentage, 5),
      minUptimePerformance: maybe(uptime, 5),
      maxUptimePerformance: maybe(uptime, 5),
      subnetId: maybe(fc.constantFrom(PRIMARY, PRIMARY, ...subnets.slice(0, 3), idOf("no subnet")), 5),
      drop: fc.uniqueArray(fc.nat(10), { minLength: 6, maxLength: 11 }),
    })
    .map(({ drop, ...query }) => {
      // A dozen filters together leave nothing to compare: of those that were drawn, few stay.
      const filters = Object.keys(query).filter((name) => !/^(network|sort)/.test(name));
      const dropped = filters.filter((_, index) => drop.includes(index)).map((name) => [name, undefined]);
      const kept = { ...query, ...Object.fromEntries(dropped) };
      // Where the fee can be sorted by, it mostly is asked for rightly.
      const rightly = kept.sortBy === "delegationFee" && drop.length < 10 && of === "mainnet";
      return rightly ? { ...kept, subnetId: PRIMARY } : kept;
    });

const byNode: fc.Arbitrary<NodeQuery> = fc.record({
  nodeId: fc.constantFrom(...nodes),
  validationStatus: maybe(status),
  sortOrder: order,
});
const delegators: fc.Arbitrary<DelegatorQuery> = fc.record({
  rewardAddresses: maybe(someAddresses, 1),
  nodeIds: maybe(someNodes, 1),
  delegationStatus: maybe(
    status.filter((one) => one !== "removed"),
    1,
  ),
  sortOrder: order,
});
const pendingRewards: fc.Arbitrary<PendingRewardQuery> = fc.record({
  addresses: maybe(someAddresses),
  nodeIds: maybe(someNodes),
  sortOrder: order,
});
/** Terms that were paid are few: most questions are about many. */
const paidRewards: fc.Arbitrary<PendingRewardQuery> = fc.record({
  addresses: maybe(fc.subarray([...addresses], { minLength: Math.ceil(addresses.length / 2) }), 1),
  nodeIds: maybe(fc.subarray([...nodes], { minLength: Math.ceil(nodes.length / 2) }), 4),
  sortOrder: order,
});
const span = { startTimestamp: maybe(time, 1), endTimestamp: maybe(time, 1) };
const latestBlocks: fc.Arbitrary<BlockQuery> = fc.record(span);
const blocks: fc.Arbitrary<BlockQuery> = fc.record({ nodeId: fc.constantFrom(...nodes), ...span });

const P = "blockchains/p-chain";

const asked = <Query extends object>(
  list: ListName,
  query: Query,
  { network: of, path, refused = false }: { network: string; path: string; refused?: boolean },
  model: (history: History, at: Snapshot, query: Query) => Item[],
): Question => {
  // What the path says is no parameter.
  const { network: _network, nodeId: _node, ...params } = query as Query & Params;
  const texts = queryTexts(params);
  return {
    list,
    network: of,
    path,
    texts,
    refused,
    respond: (history, at) => model(history, at, query),
    [fc.toStringMethod]: () => `${of}/${path}?${texts.join("&")}`,
  };
};

/** By list: the field of its items, the largest page, and its questions. */
export const lists = {
  transactions: (of: string) =>
    transactions.map((query) => {
      const target = { network: of, path: `${P}/transactions`, refused: refusesTransactions(query) };
      return asked("transactions", query, target, listTransactions);
    }),
  staking: (of: string) =>
    fc.record(staking).map((query) => {
      const refused = refusesTransactions(query);
      return asked(
        "staking",
        query,
        { network: of, path: `${P}/transactions:listStaking`, refused },
        listStaking,
      );
    }),
  utxos: (of: string) =>
    utxos.map((query) => asked("utxos", query, { network: of, path: `${P}/utxos` }, listUtxos)),
  subnets: (of: string) =>
    fc
      .record<SubnetQuery>({ sortOrder: order })
      .map((query) => asked("subnets", query, { network: of, path: "subnets" }, listSubnets)),
  blockchains: (of: string) =>
    fc
      .record<SubnetQuery>({ sortOrder: order })
      .map((query) => asked("blockchains", query, { network: of, path: "blockchains" }, listBlockchains)),
  validators: (of: string) =>
    validators(of).map((query) =>
      asked(
        "validators",
        query,
        { network: of, path: "validators", refused: refusesValidators(query) },
        listValidators,
      ),
    ),
  byNode: (of: string) =>
    byNode.map((query) =>
      asked("byNode", query, { network: of, path: `validators/${query.nodeId}` }, listValidatorsByNode),
    ),
  delegators: (of: string) =>
    delegators.map((query) =>
      asked("delegators", query, { network: of, path: "delegators" }, listDelegators),
    ),
  pendingRewards: (of: string) =>
    pendingRewards.map((query) => {
      const target = { network: of, path: "rewards:listPending", refused: refusesPendingRewards(query) };
      return asked("pendingRewards", query, target, listPendingRewards);
    }),
  paidRewards: (of: string) =>
    paidRewards.map((query) => {
      const target = { network: of, path: "rewards", refused: refusesPendingRewards(query) };
      return asked("paidRewards", query, target, listPaidRewards);
    }),
  latestBlocks: (of: string) =>
    latestBlocks.map((query) =>
      asked("latestBlocks", query, { network: of, path: `${P}/blocks` }, listBlocks),
    ),
  blocks: (of: string) =>
    blocks.map((query) =>
      asked("blocks", query, { network: of, path: `${P}/nodes/${query.nodeId}/blocks` }, listBlocks),
    ),
};

export type ListName =
  | "transactions"
  | "staking"
  | "utxos"
  | "subnets"
  | "blockchains"
  | "validators"
  | "byNode"
  | "delegators"
  | "pendingRewards"
  | "paidRewards"
  | "latestBlocks"
  | "blocks";

export const fields: { readonly [list in ListName]: string } = {
  transactions: "transactions",
  staking: "transactions",
  utxos: "utxos",
  subnets: "subnets",
  blockchains: "blockchains",
  validators: "validators",
  byNode: "validators",
  delegators: "delegators",
  pendingRewards: "pendingRewards",
  paidRewards: "historicalRewards",
  latestBlocks: "blocks",
  blocks: "blocks",
};

/** A question to one of the lists. */
export const questionTo = (list: ListName): fc.Arbitrary<Question> => network.chain((of) => lists[list](of));
