/** The genesis rules, held against the recorded ids of the node's own local network. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { decodeGenesis, decodeNodeId, encodeCb58, parseAddress } from "@primary-network/codec";
import { expect, test } from "vitest";
import { createGenesis } from "./genesis.ts";

const read = (name: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../../../shared/data/${name}`, import.meta.url)), "utf8"),
  );

interface GenesisFile {
  networkID: number;
  startTime: number;
  allocations: {
    ethAddr: string;
    avaxAddr: string;
    initialAmount: number;
    unlockSchedule: { amount: number; locktime?: number }[];
  }[];
  initialStakeDuration: number;
  initialStakeDurationOffset: number;
  initialStakedFunds: string[];
  initialStakers: {
    nodeID: string;
    rewardAddress: string;
    delegationFee: number;
    signer: { publicKey: string; proofOfPossession: string };
  }[];
  cChainGenesis: string;
  message: string;
}

const file: GenesisFile = read("genesis_local.json");
const want = read("pchain-vectors.json").genesis.local;
const bytes = (hex: string) => hexToBytes(hex.replace(/^0x/, ""));
const address = (text: string) => parseAddress(text).bytes;

const built = createGenesis({
  networkId: file.networkID,
  startTime: file.startTime,
  allocations: file.allocations.map((allocation) => ({
    ethAddress: bytes(allocation.ethAddr),
    address: address(allocation.avaxAddr),
    initialAmount: BigInt(allocation.initialAmount),
    unlockSchedule: allocation.unlockSchedule.map((unlock) => ({
      amount: BigInt(unlock.amount),
      locktime: unlock.locktime ?? 0,
    })),
  })),
  initialStakeDuration: file.initialStakeDuration,
  initialStakeDurationOffset: file.initialStakeDurationOffset,
  initialStakedFunds: file.initialStakedFunds.map(address),
  initialStakers: file.initialStakers.map(({ nodeID, rewardAddress, delegationFee, signer }) => ({
    nodeId: decodeNodeId(nodeID),
    rewardAddress: address(rewardAddress),
    delegationFee,
    signer: { publicKey: bytes(signer.publicKey), proofOfPossession: bytes(signer.proofOfPossession) },
  })),
  cChainGenesis: file.cChainGenesis,
  message: file.message,
});

test("builds the node's local genesis byte for byte", () => {
  expect({
    assetID: encodeCb58(built.avaxAssetId),
    xChainID: encodeCb58(built.xChainId),
    cChainID: encodeCb58(built.cChainId),
    genesisID: encodeCb58(sha256(built.bytes)),
  }).toEqual(want);
  expect(decodeGenesis(built.bytes)).toEqual(built.genesis);
});
