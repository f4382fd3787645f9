import { createPChainClient } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const { supply } = await pchain.getCurrentSupply(); // the node sends a string
const { block } = await pchain.getBlockByHeight({ height: 1n, encoding: "json" }); // a bigint may be sent
console.log(supply, typeof block);
