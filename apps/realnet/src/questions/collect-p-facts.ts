/** Facts of the P-Chain: a transaction of each type, subnets, validators, terms that ended. */
import { decodeContainer, decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { blockId, decodeBlock, encodeTx, type SignedTx, txId } from "@primary-network/codec/p";
import type { Call } from "./exchange.ts";
import { readIndex } from "./read-index.ts";

const P = "/ext/bc/P";
const MAX_TRIED = 50;

function txsOf(bytes: Uint8Array): readonly SignedTx[] {
  const block = decodeBlock(bytes);
  return [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])];
}

/** The first of a list that passes; at most 50 are tried. */
async function firstThat(ids: readonly string[], passes: (id: string) => Promise<boolean>) {
  for (const id of ids.slice(0, MAX_TRIED)) if (await passes(id)) return id;
  return undefined;
}

export async function collectPFacts(call: Call): Promise<{ readonly [name: string]: string | undefined }> {
  const containers = await readIndex(call, "/ext/index/P/block");
  const blocks = containers.map(({ bytes }) => {
    const whole = decodeHex(bytes);
    return decodeContainer(whole)?.blockBytes ?? whole;
  });
  const txs = blocks.flatMap(txsOf);
  const idsOf = (type: SignedTx["unsignedTx"]["type"]) =>
    txs.filter(({ unsignedTx }) => unsignedTx.type === type).map((tx) => encodeCb58(txId(tx)));
  const facts: Record<string, string | undefined> = {};
  for (const tx of txs) {
    const { type } = tx.unsignedTx;
    facts[`tx.${type}`] ??= encodeCb58(txId(tx));
    facts[`txBytes.${type}`] ??= encodeHex(encodeTx(tx), { checksum: true });
  }
  const status = async (txID: string): Promise<string> =>
    (await call(P, "platform.getTxStatus", { txID })).status;
  const subnets = idsOf("CreateSubnetTx");
  const isL1 = async (subnetID: string) =>
    (await call(P, "platform.getSubnet", { subnetID })).isPermissioned === false;
  const l1SubnetId = await firstThat(subnets, isL1);
  const l1 = l1SubnetId && (await call(P, "platform.getCurrentValidators", { subnetID: l1SubnetId }));
  const ended = txs.flatMap(({ unsignedTx }) =>
    unsignedTx.type === "RewardValidatorTx" ? [encodeCb58(unsignedTx.txId)] : [],
  );
  const rewarded = async (txID: string) =>
    Number((await call(P, "platform.getRewardUTXOs", { txID })).numFetched) > 0;
  const genesis = await call(P, "platform.getBlockByHeight", { height: 0, encoding: "hex" });
  const chain = txs.find(({ unsignedTx }) => unsignedTx.type === "CreateChainTx");
  const validators = await call(P, "platform.getCurrentValidators");
  const first = blocks[0];
  return {
    ...facts,
    height: (await call(P, "platform.getHeight")).height,
    nodeId: validators.validators[0]?.nodeID,
    pGenesisBlockId: encodeCb58(blockId(decodeHex(genesis.block))),
    pBlockId: first && encodeCb58(blockId(first)),
    pContainerId: containers[0]?.id,
    subnetId: await firstThat(subnets, async (id) => !(await isL1(id))),
    l1SubnetId,
    validationId: l1?.validators?.[0]?.validationID,
    blockchainId: chain && encodeCb58(txId(chain)),
    chainSubnetId:
      chain?.unsignedTx.type === "CreateChainTx" ? encodeCb58(chain.unsignedTx.subnetId) : undefined,
    abortedTx: await firstThat(idsOf("RewardValidatorTx"), async (id) => (await status(id)) === "Aborted"),
    rewardedTx: await firstThat(ended, rewarded),
    renewedTx: await firstThat(idsOf("RewardAutoRenewedValidatorTx"), rewarded),
  };
}
