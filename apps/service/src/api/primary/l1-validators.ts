/** Validators of L1s, which pay a continuous fee from their balance. */

import type { BalanceOwner, BlsCredentials, L1Validator } from "@primary-network/data/spec";
import type { L1ValidationRow } from "../../store/p/l1-validation.ts";
import { IdTexts } from "../json/id-texts.ts";
import { JsonText } from "../json/json-text.ts";
import { objectWriter, quote, writeInteger, writeList, writeNumber } from "../json/written.ts";
import { readId, readNodeId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { seenOnPChain } from "./heights.ts";
import { networkOf } from "./served-network.ts";

interface Owner {
  readonly addresses: readonly string[];
  readonly threshold: number;
}

const writeOwner = objectWriter<BalanceOwner, Owner, IdTexts>({
  addresses: ({ addresses }, ids) => writeList(addresses.map((address) => ids.address(address))),
  threshold: ({ threshold }) => writeNumber(threshold),
});

const writeCredentials = objectWriter<BlsCredentials, L1ValidationRow, undefined>({
  publicKey: ({ blsPublicKey }) => quote(blsPublicKey),
  proofOfPossession: ({ blsProof }) => quote(blsProof),
});

const writeValidator = objectWriter<L1Validator, L1ValidationRow, IdTexts>({
  validationId: ({ validationId }, ids) => ids.id(validationId),
  validationIdHex: ({ validationId }) => quote(validationId),
  nodeId: ({ nodeId }, ids) => ids.nodeId(nodeId),
  subnetId: ({ subnetId }, ids) => ids.id(subnetId),
  weight: ({ weight }) => writeInteger(weight),
  remainingBalance: ({ balance }) => writeInteger(balance),
  creationTimestamp: ({ time }) => writeNumber(time),
  blsCredentials: (row) => writeCredentials(row, undefined),
  remainingBalanceOwner: ({ refundThreshold: threshold, refundAddresses: addresses }, ids) =>
    writeOwner({ threshold, addresses }, ids),
  deactivationOwner: ({ disableThreshold: threshold, disableAddresses: addresses }, ids) =>
    writeOwner({ threshold, addresses }, ids),
});

export const listL1Validators = list(
  "listL1Validators",
  { basis: "page", settled: true },
  (params, context) => {
    const { networkId, hrp } = networkOf(context, params.network).identity;
    const { l1ValidationId, subnetId, nodeId } = params;
    const filter = {
      validationId: l1ValidationId === undefined ? undefined : readId("l1ValidationId", l1ValidationId),
      subnetId: subnetId === undefined ? undefined : readId("subnetId", subnetId),
      nodeId: nodeId === undefined ? undefined : readNodeId("nodeId", nodeId),
      inactive: params.includeInactiveL1Validators ?? false,
    };
    const ids = new IdTexts(hrp);
    return {
      networkId,
      see: (store) => seenOnPChain(store, networkId),
      read: (store, window) => store.l1Validations.list(window, filter),
      write: ({ items }, { snapshot }) => ({
        validators: new JsonText(writeList(items.map((row) => writeValidator(row, ids)))),
        blockHeight: String(snapshot.height),
      }),
    };
  },
);
