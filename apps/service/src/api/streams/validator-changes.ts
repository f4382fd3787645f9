/** The stream of changes that P-Chain transactions make to validators. */

import type { ValidatorEvent } from "@primary-network/data/spec";
import { toCb58, toNodeId } from "../../domain/id-text.ts";
import { PRIMARY_ID } from "../../domain/network.ts";
import type { StakerFact } from "../../domain/p/facts.ts";
import type { TransactionRow } from "../../store/p/transaction.ts";
import { jsonText } from "../json/json-bytes.ts";
import { networkOf } from "../primary/served-network.ts";
import { readId, readList, readNodeId } from "../request/identifier.ts";
import { stream } from "../request/operation.ts";
import { type ChainPosition, setOf } from "../request/stream.ts";
import { type LogItem, primaryStream } from "./one-chain.ts";

/** Blocks that are looked through in a step: transactions are not indexed by their types. */
const BLOCKS = 5_000;

/** A change of one validator; ids are hex with 0x. */
interface Change {
  readonly event: ValidatorEvent["event"];
  readonly nodeId: string;
  readonly subnetId: string;
  readonly more?: Pick<ValidatorEvent, "startTimestamp" | "endTimestamp" | "weight" | "remainingBalance">;
  readonly validationId?: string;
}

/** @param staker the one whose reward a transaction pays */
type ChangesOf = (row: TransactionRow, staker: StakerFact | undefined) => readonly Change[];

const ofDetail =
  (event: Change["event"], timed: boolean): ChangesOf =>
  ({ detail: { nodeId, subnetId = PRIMARY_ID, startTimestamp, endTimestamp } }) => {
    if (nodeId === undefined) return [];
    const more = {
      ...(timed && startTimestamp !== undefined && { startTimestamp }),
      ...(timed && endTimestamp !== undefined && { endTimestamp }),
    };
    return [{ event, nodeId, subnetId, more }];
  };

/** The L1 validations that a transaction changes, after the change. */
const ofL1 =
  (eventOf: (weight: string) => Change["event"]): ChangesOf =>
  ({ detail }) =>
    (detail.l1ValidatorDetails ?? []).map(({ validationId, nodeId, subnetId, weight, remainingBalance }) => ({
      event: eventOf(weight),
      nodeId,
      subnetId,
      validationId,
      more: { weight, remainingBalance },
    }));

/** A delegation's reward changes no validator. */
const ofReward =
  (eventOf: (row: TransactionRow, staker: StakerFact) => Change["event"]): ChangesOf =>
  (row, staker) =>
    staker?.kind === "validator"
      ? [{ event: eventOf(row, staker), nodeId: staker.nodeId, subnetId: staker.subnetId }]
      : [];

const added = ofDetail("added", true);

/** By type of transaction. */
const CHANGES: { readonly [type: string]: ChangesOf } = {
  AddValidatorTx: added,
  AddSubnetValidatorTx: added,
  AddPermissionlessValidatorTx: added,
  AddAutoRenewedValidatorTx: added,
  RemoveSubnetValidatorTx: ofDetail("removed", false),
  RewardValidatorTx: ofReward(() => "ended"),
  // The end of a validator that has been stopped is the time of the block that pays its last cycle.
  RewardAutoRenewedValidatorTx: ofReward(({ time }, { endTime }) => (endTime <= time ? "ended" : "renewed")),
  ConvertSubnetToL1Tx: ofL1(() => "registered"),
  RegisterL1ValidatorTx: ofL1(() => "registered"),
  SetL1ValidatorWeightTx: ofL1((weight) => (weight === "0" ? "removed" : "weight_changed")),
  IncreaseL1ValidatorBalanceTx: ofL1(() => "balance_increased"),
  DisableL1ValidatorTx: ofL1(() => "disabled"),
};

/** The changes of a transaction; `part` counts them, regardless of the filter. */
const changesOf = (row: TransactionRow, stakers: ReadonlyMap<string, StakerFact>) =>
  (CHANGES[row.type]?.(row, stakers.get(row.detail.stakingTxHash ?? "")) ?? []).map((change, part) => ({
    change,
    part,
    row,
  }));

const changeText = (
  { event, nodeId, subnetId, validationId, more }: Change,
  { txId, type, height, time }: TransactionRow,
) =>
  jsonText((out) =>
    out.json<ValidatorEvent>({
      event,
      nodeId: toNodeId(nodeId),
      subnetId: toCb58(subnetId),
      ...(validationId !== undefined && { validationId: toCb58(validationId) }),
      txHash: toCb58(txId),
      txType: type,
      blockNumber: String(height),
      blockTimestamp: time,
      ...more,
    }),
  );

const isBehind = (at: ChainPosition, height: number, idx: number, part: number): boolean =>
  height > at.height || (height === at.height && (idx > at.idx || (idx === at.idx && part > at.part)));

export const streamValidatorEvents = stream("streamValidatorEvents", async (params, context) => {
  const network = networkOf(context, params.network);
  const { networkId } = network.identity;
  const nodes = readList(params.nodeIds)?.map((text) => readNodeId("nodeIds", text));
  const subnet = params.subnetId === undefined ? undefined : readId("subnetId", params.subnetId);
  const isRequested = ({ nodeId, subnetId }: Change): boolean =>
    (nodes === undefined || nodes.includes(nodeId)) && (subnet === undefined || subnet === subnetId);
  const identity = ["streamValidatorEvents", setOf(nodes), subnet ?? null];
  return primaryStream(context, network, "p-chain", identity, BLOCKS, async (window, at) => {
    // The transaction at the position is read again: it may have changed several validators.
    const after = { sort: String(at.height), tie: String(at.idx - 1) };
    const { items: rows, next } = await context.store.transactions["p-chain"].list(
      { ...window, after },
      { types: Object.keys(CHANGES) },
    );
    const rewarded = rows.flatMap(({ detail }) => detail.stakingTxHash ?? []);
    const found = rewarded.length === 0 ? [] : await context.store.stakers.find(networkId, rewarded);
    const stakers = new Map(found.map((staker) => [staker.txId, staker]));
    const items = rows
      .flatMap((row) => changesOf(row, stakers))
      .filter(({ change, row, part }) => isBehind(at, row.height, row.idx, part) && isRequested(change))
      .map(
        ({ change, row, part }): LogItem => ({
          height: row.height,
          idx: row.idx,
          part,
          json: changeText(change, row),
        }),
      );
    const last = rows.at(-1);
    return next && last
      ? { items, readBehind: { height: last.height, idx: last.idx } }
      : { items, readTo: window.snapshot.height };
  });
});
