/** Every view of the explorer, with an address of something that the local network has. */
import { createDataClient } from "@primary-network/data";

/** A view's name and its address behind the `#`. */
export type View = readonly [name: string, path: string];

/** What a listing must have, for there to be a view of it. */
function first<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  if (item === undefined) throw new Error(`the local network has no ${what}`);
  return item;
}

/** @param service URL of a local network's service with EVM chains */
export async function viewsOf(service: string): Promise<View[]> {
  const data = createDataClient({ baseUrl: service, network: "fuji" });
  const page = { pageSize: 20 };
  const validator = first(
    (await data.validators.list({ validationStatus: "active", ...page })).items,
    "validator",
  );
  const subnets = (await data.subnets.list({ pageSize: 100 })).items;
  const l1 = first(
    subnets.filter(({ isL1 }) => isL1),
    "L1",
  );
  const subnet = first(
    subnets.filter(({ isL1 }) => !isL1),
    "subnet",
  );
  const onChain = async (blockchainId: "p-chain" | "x-chain" | "c-chain") =>
    first(
      (await data.transactions.list({ blockchainId, ...page })).items,
      `transaction of the ${blockchainId}`,
    );
  const [p, x, c] = await Promise.all([onChain("p-chain"), onChain("x-chain"), onChain("c-chain")]);
  const { items: chains } = await data.evm.listChains();
  const { chainId } = first(chains, "EVM chain");
  const all = chains.map((chain) => chain.chainId).join(",");
  const evm = first((await data.evm.listTransactions({ chainId, ...page })).items, "EVM transaction");
  const message = first((await data.icm.list(page)).items, "message");
  const address = first(
    validator.validationStatus === "active" ? (validator.potentialRewards.rewardAddresses ?? []) : [],
    "reward address",
  );
  const ofNode = `/validators/${validator.nodeId}`;
  const ofAddress = `/addresses/${address}`;
  const ofAccount = `/addresses/${evm.from.address}`;
  return [
    ["overview", "/"],
    ["validators", "/validators"],
    ["validators that ended", "/validators?status=completed"],
    ["validators by a filter", "/validators?sort=uptimePerformance&order=asc&uptime=50&days=1"],
    ["concentration of stakes", "/validators?view=concentration"],
    ["uptime by fee", "/validators?view=uptime"],
    ["ends of stakes", "/validators?view=ends"],
    ["room for delegations", "/validators?view=room"],
    ["validator", ofNode],
    ["delegators of a validator", `${ofNode}?part=delegators`],
    ["rewards of a validator", `${ofNode}?part=rewards`],
    ["blocks of a validator", `${ofNode}?part=blocks`],
    ["subnets", "/subnets"],
    ["L1", `/subnets/${l1.subnetId}`],
    ["subnet", `/subnets/${subnet.subnetId}`],
    ["address", ofAddress],
    ["transactions of an address", `${ofAddress}?part=transactions`],
    ["rewards of an address", `${ofAddress}?part=rewards`],
    ["address on the X-Chain", `${ofAddress}?chain=x-chain`],
    ["account", ofAccount],
    ["tokens of an account", `${ofAccount}?part=tokens`],
    ["collectibles of an account", `${ofAccount}?part=collectibles`],
    ["transfers of an account", `${ofAccount}?part=transfers`],
    ["transfers of collectibles", `${ofAccount}?part=transfers&kind=ERC-721`],
    ["messages of an account", `${ofAccount}?part=messages`],
    ["transaction of the P-Chain", `/chains/p-chain/transactions/${p.txHash}`],
    ["transaction of the X-Chain", `/chains/x-chain/transactions/${x.txHash}`],
    ["transaction of the C-Chain", `/chains/c-chain/transactions/${c.txHash}`],
    ["EVM transaction", `/chains/${chainId}/transactions/${evm.txHash}`],
    ["blocks of the P-Chain", "/chains/p-chain/blocks"],
    ["block of the P-Chain", "/chains/p-chain/blocks/100"],
    ["EVM blocks", `/chains/${chainId}/blocks`],
    ["EVM block", `/chains/${chainId}/blocks/${evm.blockNumber}`],
    ["messages", "/messages"],
    ["message", `/messages/${message.messageId}`],
    ["metrics", "/metrics"],
    ["metrics by hour", "/metrics?metric=gasUsed&interval=hour"],
    ["metrics of several chains", `/metrics?chain=${all}&start=2026-05-01&end=2026-12-31`],
    ...["clock", "faults", "snapshots", "accounts", "funds", "webhooks"].map(
      (part): View => [`development, ${part}`, `/development?part=${part}`],
    ),
    ["search with several results", "/search/100"],
    ["search without a result", "/search/nothinghasthisname"],
    ["no such view", "/nothing/here"],
  ];
}
