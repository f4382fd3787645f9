/** Something of each kind that the explorer has a view of, found in a local network with EVM chains. */
import type { DataClient } from "@primary-network/data";

/** What a listing must have, for there to be a view of it. */
function first<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  if (item === undefined) throw new Error(`the local network has no ${what}`);
  return item;
}

export type Things = Awaited<ReturnType<typeof findThings>>;

/** Finds one of each kind. */
export async function findThings(data: DataClient) {
  const page = { pageSize: 20 };
  const active = await data.validators.list({ validationStatus: "active", ...page });
  const validator = first(active.items, "validator");
  const rewarded = validator.validationStatus === "active" ? validator.potentialRewards.rewardAddresses : [];
  const subnets = (await data.subnets.list({ pageSize: 100 })).items;
  const onChain = async <Chain extends "p-chain" | "x-chain" | "c-chain">(blockchainId: Chain) =>
    first(
      (await data.transactions.list({ blockchainId, ...page })).items,
      `transaction of the ${blockchainId}`,
    );
  const [p, x, c] = await Promise.all([onChain("p-chain"), onChain("x-chain"), onChain("c-chain")]);
  const chains = (await data.evm.listChains()).items;
  const { chainId } = first(chains, "EVM chain");
  const evm = first((await data.evm.listTransactions({ chainId, ...page })).items, "EVM transaction");
  const messages = (await data.icm.list(page)).items;
  return {
    nodeId: validator.nodeId,
    l1: first(
      subnets.filter(({ isL1 }) => isL1),
      "L1",
    ).subnetId,
    subnet: first(
      subnets.filter(({ isL1 }) => !isL1),
      "subnet",
    ).subnetId,
    /** Of the Primary Network. */
    address: first(rewarded ?? [], "reward address"),
    account: evm.from.address,
    /** Transactions of the chains of the Primary Network, by their hashes. */
    p: p.txHash,
    x: x.txHash,
    c: c.txHash,
    assetId: first(x.emittedUtxos, "output on the X-Chain").asset.assetId,
    /** EVM chains, of which the first has `evm`. */
    chains,
    chainId,
    /** The latest transaction. */
    evm,
    messages,
    message: first(messages, "message").messageId,
  };
}
