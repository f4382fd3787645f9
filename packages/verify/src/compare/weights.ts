/** Weights of the Primary Network's validators at past heights: all terms, ended ones too, must add up to the node's. */
import type { Delegator, Validator } from "@primary-network/data";
import { type Compared, P } from "../compared.ts";
import type { Said } from "../node-calls.ts";

/** Heights at which the sets are compared, beside the last. */
const HEIGHTS = 12;

/** The time in which a stake counts. */
interface Term {
  readonly nodeId: string;
  readonly weight: bigint;
  readonly from: number;
  readonly until: number;
}

function termsOf(validators: readonly Validator[], delegators: readonly Delegator[]): readonly Term[] {
  return [
    ...validators.map(({ nodeId, amountStaked, startTimestamp, endTimestamp }) => ({
      nodeId,
      weight: BigInt(amountStaked),
      from: startTimestamp,
      until: endTimestamp,
    })),
    ...delegators.map(({ nodeId, amountDelegated, startTimestamp, endTimestamp }) => ({
      nodeId,
      weight: BigInt(amountDelegated),
      from: startTimestamp,
      until: endTimestamp,
    })),
  ];
}

/**
 * Returns true for a node with a validator that renews itself: the service lists the weight of its last cycle
 * only.
 */
async function renewsItself(
  { data }: Compared,
  nodeId: string,
  validators: readonly Validator[],
): Promise<boolean> {
  for (const { txHash } of validators.filter((each) => each.nodeId === nodeId)) {
    const tx = await data.transactions.get({ blockchainId: "p-chain", txHash }).catch(() => undefined);
    if (tx?.txType === "AddAutoRenewedValidatorTx") return true;
  }
  return false;
}

export async function compareWeights(
  compared: Compared,
  validators: readonly Validator[],
  delegators: readonly Delegator[],
): Promise<void> {
  const { call, comparison, position, network } = compared;
  const terms = termsOf(validators, delegators);
  const renewing = new Map<string, Promise<boolean>>();
  const isRenewing = (nodeId: string): Promise<boolean> => {
    const asked = renewing.get(nodeId) ?? renewsItself(compared, nodeId, validators);
    renewing.set(nodeId, asked);
    return asked;
  };
  const last = position["p-chain"] ?? 0;
  const heights = new Set([
    ...Array.from({ length: HEIGHTS }, (_, index) => Math.floor((index * last) / HEIGHTS)),
    last,
  ]);
  heights.delete(0);
  const question = {
    chain: "p-chain",
    name: "weights of the Primary Network's validators at past heights",
    ask: `GET /v1/networks/${network}/validators`,
  };
  for (const height of heights) {
    const { block } = await call(P, "platform.getBlockByHeight", { height, encoding: "json" });
    if (block.time === undefined) {
      comparison.leaveOut({
        chain: "p-chain",
        subject: "validators at heights before Banff",
        reason: "blocks had no time",
      });
      continue;
    }
    const time = typeof block.time === "string" ? Date.parse(block.time) / 1_000 : Number(block.time);
    // Several blocks may have the time at which a term begins or ends, and only some of them are within it.
    const unclear = new Set(
      terms.filter(({ from, until }) => from === time || until === time).map(({ nodeId }) => nodeId),
    );
    const weights = new Map<string, bigint>();
    for (const { nodeId, weight, from, until } of terms)
      if (from <= time && time < until) weights.set(nodeId, (weights.get(nodeId) ?? 0n) + weight);
    const said: Readonly<Record<string, Said>> = await call(P, "platform.getValidatorsAt", { height });
    for (const nodeId of new Set([...Object.keys(said), ...weights.keys()])) {
      if (unclear.has(nodeId)) continue;
      const node = said[nodeId] && String(said[nodeId].weight);
      const service = weights.get(nodeId)?.toString();
      if (node === service || !(await isRenewing(nodeId)))
        comparison.compare(question, `${nodeId} at ${height}`, node, service);
    }
  }
}
