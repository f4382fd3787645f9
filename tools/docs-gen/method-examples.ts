/** The parameters of every example call of the P-Chain RPC, from what the local network's history is sure to have. */

import type { DataClient } from "@primary-network/data";
import type { PChainClient } from "@primary-network/pchain-rpc";
import type { CallParams } from "./call-text.ts";

const PRIMARY_NETWORK = "11111111111111111111111111111111LpoYY";

/** Methods whose example is the specification's, and why. */
export const notRecorded: Readonly<Record<string, string>> = {
  "platform.issueTx": "the call needs a transaction that you signed",
};

interface Clients {
  readonly pchain: PChainClient;
  readonly data: DataClient;
}

/** Parameters by method name. */
export async function methodExamples({ pchain, data }: Clients): Promise<Record<string, CallParams>> {
  const { validators } = await pchain.getCurrentValidators();
  const validator = there(
    validators.find(({ delegatorCount }) => Number(delegatorCount) > 0) ?? validators[0],
    "validator",
  );
  const address = there(validator.validationRewardOwner?.addresses[0], "reward address");
  const { blockchains } = await pchain.getBlockchains();
  const chain = there(
    blockchains?.find(({ subnetID }) => subnetID !== PRIMARY_NETWORK),
    "chain of a subnet",
  );
  const blockchainID = chain.id;
  const subnetID = chain.subnetID;
  const { subnets } = await pchain.getSubnets();
  const l1 = await firstL1(pchain, subnets ?? []);
  const { block } = await pchain.getBlockByHeight({ height: 100, encoding: "json" });
  if (typeof block === "string") throw new Error("the node gave a block's bytes instead of its JSON");
  // What the index holds has an id of its own where a block came with its proposer's signature.
  const container = await pchain.index.getContainerByIndex({ index: 100, encoding: "hex" });
  const txID = validator.txID;
  const { items: ended } = await data.validators.list({
    validationStatus: "completed",
    subnetId: PRIMARY_NETWORK,
    pageSize: 1,
  });
  const rewarded = there(ended[0], "validator that ended");
  const addresses = [address];
  return {
    "platform.getBalance": { addresses },
    "platform.getBlock": { blockID: block.id, encoding: "json" },
    "platform.getBlockByHeight": { height: 100, encoding: "hex" },
    "platform.getBlockchains": {},
    "platform.getBlockchainStatus": { blockchainID },
    "platform.getCurrentSupply": { subnetID: PRIMARY_NETWORK },
    "platform.getCurrentValidators": { nodeIDs: [validator.nodeID] },
    "platform.getHeight": {},
    "platform.getProposedHeight": {},
    "platform.getUTXOs": { addresses, limit: 1, encoding: "hex" },
    "platform.getSubnet": { subnetID },
    "platform.getSubnets": { ids: [subnetID] },
    "platform.getStakingAssetID": { subnetID: PRIMARY_NETWORK },
    "platform.getL1Validator": { validationID: l1.validationID },
    "platform.sampleValidators": { size: 2, subnetID: PRIMARY_NETWORK },
    "platform.validatedBy": { blockchainID },
    "platform.validates": { subnetID },
    "platform.getTx": { txID, encoding: "json" },
    "platform.getTxStatus": { txID },
    "platform.getStake": { addresses },
    "platform.getMinStake": { subnetID: PRIMARY_NETWORK },
    "platform.getTotalStake": { subnetID: PRIMARY_NETWORK },
    "platform.getRewardUTXOs": { txID: rewarded.txHash },
    "platform.getTimestamp": {},
    "platform.getValidatorsAt": { height: 100 },
    "platform.getAllValidatorsAt": { height: 100 },
    "platform.getFeeConfig": {},
    "platform.getFeeState": {},
    "platform.getValidatorFeeConfig": {},
    "platform.getValidatorFeeState": {},
    "index.getLastAccepted": { encoding: "hex" },
    "index.getContainerByIndex": { index: 100, encoding: "hex" },
    "index.getContainerByID": { id: container.id, encoding: "hex" },
    "index.getContainerRange": { startIndex: 100, numToFetch: 2, encoding: "hex" },
    "index.getIndex": { id: container.id },
    "index.isAccepted": { id: container.id },
  };
}

/** What the history is sure to have. */
function there<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the local network's history has no ${what}`);
  return found;
}

/** A validator of the first L1 that has one. */
async function firstL1(pchain: PChainClient, subnets: readonly { readonly id: string }[]) {
  for (const { id } of subnets) {
    const { validators } = await pchain.getCurrentValidators({ subnetID: id });
    const validator = validators.find(({ validationID }) => validationID !== undefined);
    if (validator) return validator;
  }
  throw new Error("the local network's history has no L1 with validators");
}
