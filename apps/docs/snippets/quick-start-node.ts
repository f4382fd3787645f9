import { decodeHex } from "@primary-network/codec";
import { decodeBlock } from "@primary-network/codec/p";
import { createPChainClient } from "@primary-network/pchain-rpc";

const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const { block } = await pchain.getBlockByHeight({ height: 1, encoding: "hex" });
if (typeof block !== "string") throw new Error("hex was asked for");

const decoded = decodeBlock(decodeHex(block, { checksum: true }));
console.log(decoded.type, decoded.height);
