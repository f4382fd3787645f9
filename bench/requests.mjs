/** The four requests that every subject makes, and the proof that an answer to each was really decoded. */

export const NETWORK = "fuji";
export const PAGE_SIZE = 100;
export const ADDRESS = "P-fuji1ur873jhz9qnaqv5qthk5sn3e8nj3e0kmafyxut";
export const BLOCK_HEIGHT = 1_234_567;

export const SMALL_PATH = `/v1/networks/${NETWORK}/addresses:listChainIds`;
export const PAGE_PATH = `/v1/networks/${NETWORK}/validators`;
export const RPC_PATH = "/ext/bc/P";
export const RPC_METHOD = "platform.getBlockByHeight";
export const RPC_PARAMS = { height: BLOCK_HEIGHT, encoding: "hex" };

/** Address of the small request, as a client without an API description would write it. */
export function smallUrl(baseUrl) {
  return `${baseUrl}${SMALL_PATH}?addresses=${encodeURIComponent(ADDRESS)}`;
}

/** Address of one page of validators, as a client without an API description would write it. */
export function pageUrl(baseUrl, pageToken) {
  const token = pageToken === undefined ? "" : `&pageToken=${encodeURIComponent(pageToken)}`;
  return `${baseUrl}${PAGE_PATH}?pageSize=${PAGE_SIZE}${token}`;
}

/** Body of the JSON-RPC request with the given id. */
export function rpcBody(id) {
  return JSON.stringify({ jsonrpc: "2.0", id, method: RPC_METHOD, params: RPC_PARAMS });
}

/** What each request must give back, so that no subject looks fast by failing. */
export const proofs = {
  small: (answer) => answer.addresses[0].blockchainIds.length === 3,
  page: (answer) =>
    answer.items.length === PAGE_SIZE &&
    answer.items[99].rewards.rewardAddresses.length === 1 &&
    typeof answer.nextPageToken === "string",
  rpc: (answer) => answer.encoding === "hex" && answer.block.startsWith("0x"),
};
