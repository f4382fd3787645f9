/** Creates an L1: a subnet, its chain, and the conversion with the initial validators. */
import { encodeCb58, parseId } from "@primary-network/codec";
import { conversionValidationId } from "@primary-network/codec/warp";
import { parseNodeId } from "@primary-network/core/ids";
import type { Payer } from "../build/draft.ts";
import * as p from "../build/p/index.ts";
import type { IssuedTransaction } from "../network/issue.ts";
import { compareBytes } from "../order.ts";
import type { OwnerLike } from "../owner.ts";
import { type FlowOptions, runFlow } from "./flow.ts";
import { intentText, payStep } from "./pay-step.ts";

/** A new L1. */
export interface CreateL1Intent extends Payer {
  /** Owner of the subnet until its conversion. Enough of its addresses must be in `from`. */
  readonly owner: OwnerLike;
  /** Chain of the L1. */
  readonly chain: Pick<p.CreateChainIntent, "name" | "vmId" | "genesis">;
  /** Contract that manages the validators. */
  readonly manager: {
    /** Its address as hex. 20 bytes on an EVM chain. */
    readonly address: string;
    /** Id of its chain in cb58. @default the chain of the L1 */
    readonly chainId?: string | undefined;
  };
  /** Initial validators, at least one, with different nodes. */
  readonly validators: readonly p.L1ValidatorIntent[];
}

/** An initial validator of a new L1. */
export interface L1Validation {
  /** Node, such as `NodeID-…`. */
  readonly nodeId: string;
  /** Id of the validation in cb58. */
  readonly validationId: string;
}

/** A new L1 and its transactions. */
export interface CreatedL1 {
  /** Id of the subnet in cb58. */
  readonly subnetId: string;
  /** Id of the chain in cb58. */
  readonly chainId: string;
  /** Accepted conversion. `readConfirmation` gets the message about it for the manager. */
  readonly converted: IssuedTransaction;
  /** Initial validators, in the order of the transaction, which is the order of the manager's contract too. */
  readonly validations: readonly L1Validation[];
}

/**
 * Creates an L1. Called again with the same journal and id, it goes on where it was killed.
 *
 * @throws The errors of `stake`.
 * @example
 * const intent = { from: alice, owner: alice, chain: { name: "My chain", vmId, genesis }, manager, validators };
 * const { subnetId, chainId } = await createL1(intent, { node, signers: [signer], journal, id: "my-l1" });
 */
export async function createL1(intent: CreateL1Intent, options: FlowOptions): Promise<CreatedL1> {
  const { node } = options;
  const { from, change, owner, chain, manager, validators } = intent;
  const payer: Payer = { from, change };
  const subnetOf = (created: IssuedTransaction | undefined) => ({
    ...payer,
    subnetId: created?.id ?? "",
    subnetOwner: owner,
  });
  const steps = [
    payStep(node, intent, "subnet", (coins, context) => {
      const unknown = context.avaxAssetId; // any id: the subnet has none yet
      const { address, chainId = unknown } = manager;
      const subnet = { ...payer, subnetId: unknown, subnetOwner: owner };
      // Refuses a broken chain or conversion before anything is paid.
      p.createChain({ ...subnet, ...chain }, coins, context);
      p.convertSubnetToL1({ ...subnet, manager: { chainId, address }, validators }, coins, context);
      return p.createSubnet({ ...payer, owner }, coins, context);
    }),
    payStep(node, intent, "chain", (coins, context, [subnet]) =>
      p.createChain({ ...subnetOf(subnet), ...chain }, coins, context),
    ),
    payStep(node, intent, "conversion", (coins, context, [subnet, created]) => {
      const { address, chainId = created?.id ?? "" } = manager;
      return p.convertSubnetToL1(
        { ...subnetOf(subnet), manager: { chainId, address }, validators },
        coins,
        context,
      );
    }),
  ];
  const [subnet, created, converted] = await runFlow("createL1", intentText(intent), steps, options);
  const subnetId = subnet?.id ?? "";
  const id = parseId(subnetId);
  const validations = validators
    .map(({ nodeId }) => nodeId)
    .sort((left, right) => compareBytes(parseNodeId(left), parseNodeId(right)))
    .map((nodeId, at) => ({ nodeId, validationId: encodeCb58(conversionValidationId(id, at)) }));
  return { subnetId, chainId: created?.id ?? "", converted: converted as IssuedTransaction, validations };
}
