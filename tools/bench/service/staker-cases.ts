/** Requests for stakers, rewards, blocks and subnets that an index must serve from few rows, however long the history is. */

import type { Cases } from "./page-figures.ts";
import { BLOCK_SECONDS, EVERYWHERE, GENESIS_TIME, owners } from "./payments.ts";
import { nodeOf, subnetOf } from "./stakers.ts";
import { onNetwork } from "./worst-cases.ts";

const PAGE = "pageSize=10";
const MOST = 64;
const PRIMARY_NETWORK = "11111111111111111111111111111111LpoYY";

const nodes = (variant: number): string =>
  Array.from({ length: MOST }, (_, at) => nodeOf((variant + at) % 1_000)).join(",");

const addresses = (variant: number): string =>
  [EVERYWHERE, ...owners.slice(variant % 100, (variant % 100) + MOST - 1)].join(",");

/** A hundredth of the history, near its beginning. */
function oldSpan(transactions: number): string {
  const seconds = (transactions / 10) * BLOCK_SECONDS;
  const start = Math.floor(GENESIS_TIME + seconds * 0.05);
  return `startTimestamp=${start}&endTimestamp=${Math.ceil(start + seconds / 100)}`;
}

/** Cases of validators, delegators, pending rewards, blocks and subnets. */
export const stakerCases = (transactions: number): Cases =>
  onNetwork({
    "validators, latest registration first": () => `validators?${PAGE}`,
    "validators, all, oldest registration first": () => `validators?${PAGE}&sortOrder=asc`,
    "validators, active, oldest first": () => `validators?${PAGE}&validationStatus=active&sortOrder=asc`,
    "validators, pending": () => `validators?${PAGE}&validationStatus=pending`,
    "validators, completed": () => `validators?${PAGE}&validationStatus=completed`,
    "validators, removed, by time remaining": () =>
      `validators?${PAGE}&validationStatus=removed&sortBy=timeRemaining`,
    "validators by capacity": () => `validators?${PAGE}&sortBy=delegationCapacity`,
    "validators by capacity, least first": () => `validators?${PAGE}&sortBy=delegationCapacity&sortOrder=asc`,
    "validators of a minimum capacity": () => `validators?${PAGE}&minDelegationCapacity=1000000000`,
    "validators of a rare fee": () => `validators?${PAGE}&minFeePercentage=13.1&maxFeePercentage=13.15`,
    "validators of a fee that none has": () => `validators?${PAGE}&minFeePercentage=99`,
    "validators of a part of a node id": (variant) =>
      `validators?${PAGE}&nodeIds=${nodeOf(variant).slice(12, 17)}`,
    "validators of 64 parts of node ids": (variant) =>
      `validators?${PAGE}&nodeIds=${Array.from({ length: MOST }, (_, at) => nodeOf(variant + at).slice(20, 26)).join(",")}`,
    "validators of a subnet": (variant) => `validators?${PAGE}&subnetId=${subnetOf(variant)}`,
    "validators with an uptime that few have": () =>
      `validators?${PAGE}&subnetId=${PRIMARY_NETWORK}&minUptimePerformance=99.9`,
    "validations of a node": (variant) => `validators/${nodeOf(variant)}?${PAGE}`,
    "delegators, all": () => `delegators?${PAGE}`,
    "delegators, active, oldest first": () => `delegators?${PAGE}&delegationStatus=active&sortOrder=asc`,
    "delegators, pending": () => `delegators?${PAGE}&delegationStatus=pending`,
    "delegators, completed": () => `delegators?${PAGE}&delegationStatus=completed`,
    "delegators of 64 nodes": (variant) => `delegators?${PAGE}&nodeIds=${nodes(variant)}`,
    "delegators, completed, busiest address": () =>
      `delegators?${PAGE}&delegationStatus=completed&rewardAddresses=${EVERYWHERE}`,
    "delegators of 64 addresses": (variant) => `delegators?${PAGE}&rewardAddresses=${addresses(variant)}`,
    "delegators of a node and the busiest address": (variant) =>
      `delegators?${PAGE}&nodeIds=${nodeOf(variant)}&rewardAddresses=${EVERYWHERE}`,
    "pending rewards, busiest address": () => `rewards:listPending?${PAGE}&addresses=${EVERYWHERE}`,
    "pending rewards of an address": (variant) =>
      `rewards:listPending?${PAGE}&addresses=${owners[variant % owners.length]}`,
    "pending rewards of 64 nodes and 64 addresses": (variant) =>
      `rewards:listPending?${PAGE}&nodeIds=${nodes(variant)}&addresses=${addresses(variant)}`,
    "blocks, busiest proposer": () => `blockchains/p-chain/nodes/${nodeOf(0)}/blocks?${PAGE}`,
    "blocks, busiest proposer, old time span": () =>
      `blockchains/p-chain/nodes/${nodeOf(0)}/blocks?${PAGE}&${oldSpan(transactions)}`,
    subnets: () => "subnets?pageSize=100",
  });

/** Requests to measure, by title: pages of a given size. */
export const measuredStakers = (pageSize: number): Cases =>
  onNetwork({
    [`active validators, ${pageSize} a page`]: () =>
      `validators?pageSize=${pageSize}&validationStatus=active`,
    [`validators of all nodes in turn, ${pageSize} a page`]: (variant) =>
      `validators?pageSize=${pageSize}&validationStatus=completed&nodeIds=${nodeOf(variant).slice(9, 10)}`,
    [`delegators of addresses in turn, ${pageSize} a page`]: (variant) =>
      `delegators?pageSize=${pageSize}&rewardAddresses=${owners[variant % owners.length]}`,
    [`blocks of proposers in turn, ${pageSize} a page`]: (variant) =>
      `blockchains/p-chain/nodes/${nodeOf(variant)}/blocks?pageSize=${pageSize}`,
  });
