/** Finds the things that a text names: by id, hash, address, node, height or chain name. */
import {
  type CallOptions,
  formatAddress,
  NotFoundError,
  parseAddress,
  parseEvmAddress,
  parseId,
  parseNodeId,
  ValidationError,
} from "@primary-network/core";
import type { DataClient } from "./client.ts";
import type { Found, FoundEvmChain } from "./found.ts";

/** Resources of a data client that search by name. */
export type FindByTextClient = Pick<
  DataClient,
  "transactions" | "blocks" | "evm" | "subnets" | "blockchains" | "assets" | "icm" | "validators"
>;

const CHAINS = ["p-chain", "x-chain", "c-chain"] as const;
/** Maximum nodes to find by a part of a node id. */
const NODES = 5;
/** Maximum blockchains to find by a part of a name. */
const NAMED = 10;
/** Pages and subnets per page to search, newest first, because a network may have any number. */
const [PAGES, SUBNETS] = [10, 1_000];

const HEIGHT = /^\d{1,15}$/;
/**
 * Form of an id. The id of 32 zero bytes, which the Primary Network and its P-Chain have, is shorter than all
 * others.
 */
const ID = /^(?:[1-9A-HJ-NP-Za-km-z]{40,52}|1{32}LpoYY)$/;
const HASH = /^0x[0-9a-f]{64}$/i;
const HEX = /^0x/i;
/** Form of an address. Without a chain prefix, its human-readable part must belong to a public network. */
const ADDRESS = /^(?:[PXC]-[a-z]+|[a-z]+(?=1[02-9ac-hj-np-z]{38}$)|avax|fuji|local|custom)1\w{20,}$/i;
const NODE = /^NodeID-\w+$/;
/** Text as long as a whole node id, unless the id begins with zeros. */
const WHOLE_NODE = /^NodeID-\w{32,}$/;
/** Part of a node id that is long enough to search for. */
const PART = /^(?:NodeID-)?\w{4,}$/;
/** Part of a name that is long enough to search for. */
const NAME = /^.{2,64}$/;

/** Returns true if nothing was found, or if the deployment does not keep or support the kind. */
const isAbsent = (error: unknown) =>
  error instanceof NotFoundError || [400, 501].includes(Number(Object(error).statusCode));

/**
 * Finds everything that a text names on the client's network and on the deployment's EVM chains. It finds
 * transactions, blocks, subnets, blockchains, assets and messages by id, hash or height. It also finds
 * blockchains by a part of their name, EVM chains by a part of their name or by chain id, nodes by a part of
 * their id, and addresses by their form.
 *
 * @param text text as people copy it. Surrounding spaces do not matter.
 * @returns an empty list if nothing has that name
 * @throws ValidationError for a mistyped text, naming the form and the broken rule, such as the checksum
 * @throws the error of a call, after its retries, if nothing else was found
 * @example
 * ```ts
 * for (const found of await findByText(data, "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg")) console.log(found.kind);
 * ```
 */
export async function findByText(
  data: FindByTextClient,
  text: string,
  options?: CallOptions,
): Promise<Found[]> {
  const name = text.trim();
  if (ADDRESS.test(name)) {
    const { hrp, bytes } = checked("an address", parseAddress, name);
    return [{ kind: "address", address: formatAddress({ hrp, bytes }), format: "bech32" }];
  }
  if (HEX.test(name) && !HASH.test(name)) {
    checked("an address of an EVM chain", parseEvmAddress, name);
    return [{ kind: "address", address: name.toLowerCase(), format: "evm" }];
  }
  if (ID.test(name)) checked("an id", parseId, name);
  if (WHOLE_NODE.test(name)) checked("a node id", parseNodeId, name);
  return allFound(lookupsOf(data, name, options));
}

/** Parses a text, and refuses a mistyped one before anything is sent. */
function checked<T>(what: string, parse: (text: string) => T, text: string): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError("findByText", "text", `is mistyped: as ${what} it ${error.rule}`);
  }
}

/** Returns everything found, and throws a fault if nothing was. */
async function allFound(lookups: readonly Promise<Found | Found[]>[]): Promise<Found[]> {
  const results = await Promise.allSettled(lookups);
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const fault = results.find((result) => result.status === "rejected" && !isAbsent(result.reason));
  if (found.length === 0 && fault?.status === "rejected") throw fault.reason;
  return found;
}

/** Makes the calls that may know a name. */
function lookupsOf(data: FindByTextClient, name: string, options?: CallOptions): Promise<Found | Found[]>[] {
  const ofNodes = async (): Promise<Found[]> => {
    const { items } = await data.validators.list({ nodeIds: name, pageSize: NODES }, options);
    return [...new Set(items.map(({ nodeId }) => nodeId))].map((nodeId) => ({ kind: "node", nodeId }));
  };
  if (NODE.test(name)) return [ofNodes()];
  const blocks = () =>
    CHAINS.map(async (blockchainId): Promise<Found> => {
      const block = await data.blocks.get({ blockchainId, blockId: name }, options);
      return { kind: "block", chain: blockchainId, block };
    });
  if (HEIGHT.test(name)) return [...blocks(), ofEvmChains(data, name, options)];
  if (HASH.test(name)) return [ofMessage(data, name, options), ofEvmChains(data, name, options)];
  if (!ID.test(name))
    return [
      ...(PART.test(name) ? [ofNodes()] : []),
      ...(NAME.test(name) ? ofChainNames(data, name, options) : []),
    ];
  return [
    ...CHAINS.map(async (blockchainId): Promise<Found> => {
      const transaction = await data.transactions.get({ blockchainId, txHash: name }, options);
      return { kind: "transaction", chain: blockchainId, transaction };
    }),
    ...blocks(),
    data.subnets.get({ subnetId: name }, options).then((subnet): Found => ({ kind: "subnet", subnet })),
    data.blockchains
      .get({ blockchainId: name }, options)
      .then((blockchain): Found => ({ kind: "blockchain", blockchain })),
    data.assets
      .get({ blockchainId: "x-chain", assetId: name }, options)
      .then((asset): Found => ({ kind: "asset", asset })),
    ofMessage(data, name, options),
  ];
}

const ofMessage = async (
  data: FindByTextClient,
  messageId: string,
  options?: CallOptions,
): Promise<Found> => ({
  kind: "message",
  message: await data.icm.get({ messageId }, options),
});

/** Finds EVM blocks and transactions by hash or height, and the EVM chain by its id. */
async function ofEvmChains(data: FindByTextClient, name: string, options?: CallOptions): Promise<Found[]> {
  const { items: chains } = await data.evm.listChains({}, options);
  const lookups = chains.flatMap(({ chainId }): Promise<Found>[] => [
    data.evm
      .getBlock({ chainId, blockId: name }, options)
      .then((block): Found => ({ kind: "evm-block", chainId, block })),
    ...(HASH.test(name)
      ? [
          data.evm
            .getTransaction({ chainId, txHash: name }, options)
            .then((transaction): Found => ({ kind: "evm-transaction", chainId, transaction })),
        ]
      : []),
  ]);
  const named = chains.filter(({ chainId }) => chainId === name).map(foundChain);
  return allFound([...lookups, Promise.resolve(named)]);
}

const foundChain = (chain: FoundEvmChain["chain"]): Found => ({ kind: "evm-chain", chain });

/** Makes the calls that find a part of a chain's name, ignoring letter case. */
function ofChainNames(data: FindByTextClient, name: string, options?: CallOptions): Promise<Found[]>[] {
  const part = name.toLowerCase();
  const fits = (title: string) => title.toLowerCase().includes(part);
  const blockchains = async (): Promise<Found[]> => {
    const found: Found[] = [];
    let pages = 0;
    for await (const { items } of data.subnets.list({ pageSize: SUBNETS }, options).pages()) {
      const blockchains = items.flatMap((subnet) => subnet.blockchains);
      for (const blockchain of blockchains)
        if (fits(blockchain.blockchainName)) found.push({ kind: "blockchain", blockchain });
      if (++pages === PAGES || found.length >= NAMED) break;
    }
    return found.slice(0, NAMED);
  };
  const evmChains = async (): Promise<Found[]> => {
    const { items: chains } = await data.evm.listChains({}, options);
    return chains.filter(({ chainName }) => fits(chainName)).map(foundChain);
  };
  return [evmChains(), blockchains()];
}
