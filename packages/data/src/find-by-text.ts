/** Finds what a text names: an id, a hash, an address, a node, a height or the name of a chain. */
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

/** The resources of a data client that know names. */
export type FindByTextClient = Pick<
  DataClient,
  "transactions" | "blocks" | "evm" | "subnets" | "blockchains" | "assets" | "icm" | "validators"
>;

const CHAINS = ["p-chain", "x-chain", "c-chain"] as const;
/** Nodes that a part of a node id may find. */
const NODES = 5;
/** Blockchains that a part of a name may find. */
const NAMED = 10;
/** They are looked for among so many pages of so many subnets, the newest first: a network may have any number. */
const [PAGES, SUBNETS] = [10, 1_000];

const HEIGHT = /^\d{1,15}$/;
/** The id of 32 zero bytes, of the Primary Network and its P-Chain, is shorter than all others. */
const ID = /^(?:[1-9A-HJ-NP-Za-km-z]{40,52}|1{32}LpoYY)$/;
const HASH = /^0x[0-9a-f]{64}$/i;
const HEX = /^0x/i;
/** The form of an address; its human-readable part is a public network's where no chain is before it. */
const ADDRESS = /^(?:[PXC]-[a-z]+|[a-z]+(?=1[02-9ac-hj-np-z]{38}$)|avax|fuji|local|custom)1\w{20,}$/i;
const NODE = /^NodeID-\w+$/;
/** As long as a whole node id, unless that begins with zeros. */
const WHOLE_NODE = /^NodeID-\w{32,}$/;
/** A part of a node id that is worth a search. */
const PART = /^(?:NodeID-)?\w{4,}$/;
/** A part of a name that is. */
const NAME = /^.{2,64}$/;

/** An absence, or a kind that a deployment does not keep or understand. */
const isAbsent = (error: unknown) =>
  error instanceof NotFoundError || [400, 501].includes(Number(Object(error).statusCode));

/**
 * Finds everything that a text names on the client's network and on the EVM chains of the deployment: transactions, blocks, subnets,
 * blockchains, assets and messages by id, hash or height; blockchains also by a part of their name, EVM chains by that and by their
 * chain id; nodes also by a part of their id; addresses by their form alone.
 *
 * @param text as people copy it; spaces around it do not matter
 * @returns an empty list when nothing has that name
 * @throws ValidationError for a mistyped text, saying as what it was read and which rule it breaks, such as its checksum
 * @throws what a call fails with, after its retries, when nothing was found otherwise
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

/** What a text says; one that is mistyped is refused before anything is sent. */
function checked<T>(what: string, parse: (text: string) => T, text: string): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError("findByText", "text", `is mistyped: as ${what} it ${error.rule}`);
  }
}

/** What was found; a fault is thrown where nothing was. */
async function allFound(lookups: readonly Promise<Found | Found[]>[]): Promise<Found[]> {
  const results = await Promise.allSettled(lookups);
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const fault = results.find((result) => result.status === "rejected" && !isAbsent(result.reason));
  if (found.length === 0 && fault?.status === "rejected") throw fault.reason;
  return found;
}

/** The calls that may know a name. */
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

/** The blocks and transactions that have a hash or height on the EVM chains, and the chain whose id it is. */
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

/** The calls that may know a part of a chain's name, in any letter case. */
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
