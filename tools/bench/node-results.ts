/** The results that the scripted servers give to calls of a node, by method. */
import { encodeHex } from "@primary-network/codec";
import { encodeUtxo } from "@primary-network/codec/p";
import { ADDRESS, amountOf, BLOCK_HEIGHT, NODE_CALLS, PAGE_SIZE } from "./requests.ts";
import { digest, repeatable } from "./responses.ts";

const pageOf = <T>(item: (index: number) => T) =>
  Array.from({ length: PAGE_SIZE }, (_, index) => item(index));
const bytes = (text: string, length: number) => Buffer.from(digest(text, length), "hex");

const utxo = (index: number) =>
  encodeHex(
    encodeUtxo({
      txId: bytes(`tx${index}`, 32),
      outputIndex: index,
      assetId: bytes("asset", 32),
      output: {
        type: "TransferOutput",
        amount: amountOf(index),
        locktime: 0n,
        threshold: 1,
        addresses: [bytes(`owner${index}`, 20)],
      },
    }),
  );

/** A validator of the Primary Network, as a node lists it without its delegators. */
const validator = (index: number) => ({
  txID: digest(`tx${index}`, 25),
  startTime: String(1_700_000_000 + index),
  endTime: String(1_710_000_000 + index),
  weight: String(2_000_000_000_000 + index),
  nodeID: `NodeID-${digest(`node${index}`, 20).slice(0, 33)}`,
  validationRewardOwner: { locktime: "0", threshold: "1", addresses: [ADDRESS] },
  delegationRewardOwner: { locktime: "0", threshold: "1", addresses: [ADDRESS] },
  potentialReward: String(31_000_000_000 + index),
  accruedDelegateeReward: "0",
  delegationFee: "2.0000",
  uptime: "99.9876",
  connected: true,
  signer: { publicKey: repeatable(`key${index}`, 48), proofOfPossession: repeatable(`proof${index}`, 96) },
  delegatorCount: String(index % 17),
  delegatorWeight: String(25_000_000_000 * (index % 17)),
});

export const nodeResults: Readonly<Record<string, unknown>> = {
  [NODE_CALLS.rpc.method]: {
    block: repeatable("block", 96) + digest("rest of the block", 64).repeat(2),
    encoding: "hex",
  },
  [NODE_CALLS.height.method]: { height: String(BLOCK_HEIGHT) },
  [NODE_CALLS.utxos.method]: {
    numFetched: String(PAGE_SIZE),
    utxos: pageOf(utxo),
    endIndex: { address: ADDRESS, utxo: digest("end", 25) },
    encoding: "hex",
  },
  [NODE_CALLS.nodeValidators.method]: { validators: pageOf(validator) },
};
