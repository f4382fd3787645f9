/** The requests that subjects make, and the proof that a response to each was really decoded. */

import type { ListValidatorsItem } from "@primary-network/data";

export const NETWORK = "fuji";
export const PAGE_SIZE = 100;
export const ADDRESS = "P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut";
export const BLOCK_HEIGHT = 1_234_567;

export const SMALL_PATH = `/v1/networks/${NETWORK}/addresses:listChainIds`;
export const PAGE_PATH = `/v1/networks/${NETWORK}/validators`;
export const RPC_PATH = "/ext/bc/P";
export const RPC_METHOD = "platform.getBlockByHeight";
export const RPC_PARAMS = { height: BLOCK_HEIGHT, encoding: "hex" } as const;

/** Address of the small request, as a client without an API description would write it. */
export function smallUrl(baseUrl: string): string {
  return `${baseUrl}${SMALL_PATH}?addresses=${encodeURIComponent(ADDRESS)}`;
}

/** Address of one page of validators, as a client without an API description would write it. */
export function pageUrl(baseUrl: string, pageToken?: string): string {
  const token = pageToken === undefined ? "" : `&pageToken=${encodeURIComponent(pageToken)}`;
  return `${baseUrl}${PAGE_PATH}?pageSize=${PAGE_SIZE}${token}`;
}

/** Address of a listing of one item. */
export const oneUrl = (baseUrl: string): string => `${baseUrl}${PAGE_PATH}?pageSize=1`;

/** The reads of a node that clients of one share: its method and its parameters by the name of the request. */
export const NODE_CALLS = {
  rpc: { method: RPC_METHOD, params: RPC_PARAMS },
  height: { method: "platform.getHeight", params: {} },
  utxos: { method: "platform.getUTXOs", params: { addresses: [ADDRESS], limit: PAGE_SIZE, encoding: "hex" } },
  nodeValidators: { method: "platform.getCurrentValidators", params: {} },
} as const;

/** Body of a JSON-RPC request with the given id. */
export function rpcBody(id: number, call: keyof typeof NODE_CALLS = "rpc"): string {
  return JSON.stringify({ jsonrpc: "2.0", id, ...NODE_CALLS[call] });
}

/** The response to the small request. */
export interface SmallResponse {
  readonly addresses: readonly { readonly blockchainIds: readonly string[] }[];
}

/** What a listing's page looks like on the wire. */
export interface ValidatorsResponse {
  readonly validators: readonly Validator[];
  readonly nextPageToken?: string;
}

/** The item of a listing that has one. */
export function onlyItem({ validators: [validator] }: ValidatorsResponse): Validator {
  if (validator === undefined) throw new Error("the listing is empty");
  return validator;
}

/** An item of a page. */
export type Validator = ListValidatorsItem;

/** A page as the subjects return it. */
export interface Page {
  readonly items: readonly Validator[];
  readonly nextPageToken?: string | undefined;
}

/** The result of the JSON-RPC request. */
export interface BlockResult {
  readonly encoding: string;
  readonly block: string;
}

/** The response to each request. */
export interface Responses {
  readonly small: SmallResponse;
  readonly page: Page;
  readonly rpc: BlockResult;
  /** The only item of a listing, read as the items of any listing are. */
  readonly one: Validator;
  readonly height: { readonly height: number | string };
  /** The amounts in a page of a node's outputs, which are bytes. */
  readonly utxos: readonly bigint[];
  readonly nodeValidators: { readonly validators: readonly { readonly nodeID: string }[] };
}

export type RequestName = keyof Responses;

/** All validators of the scripted server have ended, and were rewarded. */
const hasRewardAddress = (validator: Validator | undefined) =>
  validator !== undefined && "rewards" in validator && validator.rewards.rewardAddresses?.length === 1;

/** nAVAX in an output of the node's page. */
export const amountOf = (index: number): bigint => 2_000_000_000n + BigInt(index);

/** What each request must give back, so that no subject looks fast by failing. */
export const proofs: { readonly [name in RequestName]: (response: Responses[name]) => boolean } = {
  small: ({ addresses }) => addresses[0]?.blockchainIds.length === 3,
  page: ({ items, nextPageToken }) =>
    items.length === PAGE_SIZE && hasRewardAddress(items[99]) && typeof nextPageToken === "string",
  one: hasRewardAddress,
  rpc: ({ encoding, block }) => encoding === "hex" && block.startsWith("0x"),
  height: ({ height }) => Number(height) === BLOCK_HEIGHT,
  utxos: (amounts) => amounts.length === PAGE_SIZE && amounts[99] === amountOf(99),
  nodeValidators: ({ validators }) =>
    validators.length === PAGE_SIZE && validators[99]?.nodeID.startsWith("NodeID-") === true,
};
