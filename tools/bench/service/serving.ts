/** The service over a database that somebody else filled. */
import { encodeCb58 } from "@primary-network/codec";
import { createService, type Service } from "@primary-network/service";
import { NETWORK } from "./payments.ts";

const idOf = (byte: number) => encodeCb58(new Uint8Array(32).fill(byte));
const fetch = () => Promise.reject(new Error("there is no node"));

/** Resolves when it knows how far the database is. */
export async function openServing(databaseUrl: string): Promise<Service> {
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
