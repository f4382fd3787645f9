/** Validators of L1s, which pay a continuous fee from their balance. */

import type { BalanceOwner, BlsCredentials, L1Validator } from "@primary-network/data/spec";
import type { NetworkIdentity } from "../../domain/network.ts";
import type { L1ValidationRow } from "../../store/p/l1-validation.ts";
import { byteWriterOf } from "../json/item-writer.ts";
import { listBytes } from "../json/json-bytes.ts";
import { readId, readNodeId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { seenOnPChain } from "./heights.ts";
import { writeAddresses } from "./p-utxos.ts";
import { networkOf } from "./served-network.ts";

interface Owner {
  readonly addresses: readonly string[];
  readonly threshold: number;
}

const writeOwner = byteWriterOf<BalanceOwner, Owner, NetworkIdentity>({
  addresses: (out, { addresses }, network) => writeAddresses(out, addresses, network),
  threshold: (out, { threshold }) => out.number(threshold),
});

const writeCredentials = byteWriterOf<BlsCredentials, L1ValidationRow, undefined>({
  publicKey: (out, { blsPublicKey }) => out.quote(blsPublicKey),
  proofOfPossession: (out, { blsProof }) => out.quote(blsProof),
});

const writeValidator = byteWriterOf<L1Validator, L1ValidationRow, NetworkIdentity>({
  validationId: (out, { validationId }) => out.newId(validationId),
  validationIdHex: (out, { validationId }) => out.quote(validationId),
  nodeId: (out, { nodeId }) => out.nodeId(nodeId),
  subnetId: (out, { subnetId }) => out.id(subnetId),
  weight: (out, { weight }) => out.integer(weight),
  remainingBalance: (out, { balance }) => out.integer(balance),
  creationTimestamp: (out, { time }) => out.number(time),
  blsCredentials: (out, row) => writeCredentials(out, row, undefined),
  remainingBalanceOwner: (out, { refundThreshold: threshold, refundAddresses: addresses }, network) =>
    writeOwner(out, { threshold, addresses }, network),
  deactivationOwner: (out, { disableThreshold: threshold, disableAddresses: addresses }, network) =>
    writeOwner(out, { threshold, addresses }, network),
});

export const listL1Validators = list(
  "listL1Validators",
  { basis: "page", settled: true },
  (params, context) => {
    const { identity } = networkOf(context, params.network);
    const { networkId } = identity;
    const { l1ValidationId, subnetId, nodeId } = params;
    const filter = {
      validationId: l1ValidationId === undefined ? undefined : readId("l1ValidationId", l1ValidationId),
      subnetId: subnetId === undefined ? undefined : readId("subnetId", subnetId),
      nodeId: nodeId === undefined ? undefined : readNodeId("nodeId", nodeId),
      inactive: params.includeInactiveL1Validators ?? false,
    };
    return {
      networkId,
      see: (store) => seenOnPChain(store, networkId),
      read: (store, window) => store.l1Validations.list(window, filter),
      write: ({ items }, { snapshot }) => ({
        validators: listBytes(writeValidator)(items, identity),
        blockHeight: String(snapshot.height),
      }),
    };
  },
);
