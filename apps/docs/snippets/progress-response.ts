import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });

const blocks = await data.blocks.list({ blockchainId: "p-chain", pageSize: 1 });
const { status, indexedHeight } = blocks.response;
console.log(
  status,
  Object.keys(indexedHeight),
  indexedHeight["p-chain"] === Number(blocks.items[0]?.blockNumber),
);

const { data: network, response } = await data.networks.get().withResponse();
console.log(typeof network.validatorDetails.validatorCount, response.requestId !== undefined);
