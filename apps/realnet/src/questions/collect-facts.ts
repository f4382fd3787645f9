/** Collects what questions need to know of a network: ids, addresses and heights that exist there. */
import { decodeCb58, encodeCb58, formatAddress, parseAddress } from "@primary-network/codec";
import { collectCFacts } from "./collect-c-facts.ts";
import { collectEvmFacts } from "./collect-evm-facts.ts";
import { collectPFacts } from "./collect-p-facts.ts";
import { collectXFacts } from "./collect-x-facts.ts";
import { caller, type Node } from "./exchange.ts";
import type { Facts } from "./facts.ts";

/** Addresses that have a part in the network. */
export interface KnownAddresses {
  /** Has unlocked funds on the P- and X-Chain. With `P-` in front, as the others. */
  readonly pAddress: string;
  readonly pAddress2: string;
  /** Has locked outputs. */
  readonly lockedPAddress: string;
  /** Stakes, or is paid the stake back. */
  readonly stakePAddress: string;
  /** 0x hex; has funds on the C-Chain. */
  readonly evmAddress: string;
}

/** Bytes that belong to nobody and to nothing. */
const NOBODY = new Uint8Array(20).fill(0xd1);
const NOTHING = new Uint8Array(32).fill(0xd1);

/** Asks a node for what concerns its network as a whole, and its P-Chain. */
export async function collectPlatformFacts(node: Node, known: KnownAddresses): Promise<Facts> {
  const call = caller(node);
  const { hrp, bytes } = parseAddress(known.pAddress);
  const chainId = async (alias: string): Promise<string> =>
    (await call("/ext/info", "info.getBlockchainID", { alias })).blockchainID;
  const general = {
    ...known,
    xAddress: formatAddress({ chain: "X", hrp, bytes }),
    cAddress: formatAddress({ chain: "C", hrp, bytes }),
    bareAddress: formatAddress({ chain: "P", hrp, bytes }).slice("P-".length),
    emptyPAddress: formatAddress({ chain: "P", hrp, bytes: NOBODY }),
    emptyXAddress: formatAddress({ chain: "X", hrp, bytes: NOBODY }),
    unknownId: encodeCb58(NOTHING),
    unknownNodeId: `NodeID-${encodeCb58(NOBODY)}`,
    emptyNodeIdBody: encodeCb58(NOBODY),
    xChainId: await chainId("X"),
    cChainId: await chainId("C"),
    ownNodeId: (await call("/ext/info", "info.getNodeID")).nodeID as string,
    avaxAssetId: (await call("/ext/bc/P", "platform.getStakingAssetID")).assetID as string,
  };
  decodeCb58(general.xChainId, 32);
  return { ...general, ...(await collectPFacts(call)) };
}

/** Asks a node for the facts of its network. */
export async function collectFacts(node: Node, known: KnownAddresses): Promise<Facts> {
  const call = caller(node);
  return {
    ...(await collectPlatformFacts(node, known)),
    ...(await collectXFacts(call)),
    ...(await collectCFacts(call)),
    ...(await collectEvmFacts(call)),
  };
}
