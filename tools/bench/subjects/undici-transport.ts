/** Our fast transport for Node, which a user opts into. */
import { importPacked, importPeer } from "../installed-module.ts";

export async function undiciFetch() {
  const { createUndiciFetch } = await importPacked<typeof import("@primary-network/core/node")>(
    "@primary-network/core/node",
  );
  return createUndiciFetch(await importPeer<Parameters<typeof createUndiciFetch>[0]>("undici"));
}
