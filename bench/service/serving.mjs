/** The service over a database that somebody else filled. */
import { createService } from "../../apps/service/dist/index.js";
import { encodeCb58 } from "../../packages/codec/dist/index.js";
import { NETWORK } from "./payments.mjs";

const idOf = (byte) => encodeCb58(new Uint8Array(32).fill(byte));
const fetch = () => Promise.reject(new Error("there is no node"));

/** Resolves when it knows how far the database is. */
export async function openServing(databaseUrl) {
  const service = await createService({
    networks: {
      fuji: {
        nodeUrl: "http://127.0.0.1:1",
        fetch,
        networkId: NETWORK,
        hrp: "local",
        genesis: new Uint8Array(),
        assetId: idOf(1),
        xChainId: idOf(1),
        cChainId: idOf(2),
      },
    },
    databaseUrl,
    indexing: false,
  });
  service.start();
  await service.indexed();
  return service;
}
