/** The documented operations that this version does not answer yet, each with what is missing. */

import { HttpError } from "../http-error.ts";
import type { OperationId } from "./handler.ts";

export const notBuilt = {
  listChains: "the index of EVM chains",
  getTransaction: "the index of EVM chains",
  getDeploymentTransaction: "the index of EVM chains",
  listErc20Transfers: "the index of EVM chains",
  listErc721Transfers: "the index of EVM chains",
  listErc1155Transfers: "the index of EVM chains",
  reindexNft: "the index of NFT metadata",
  listIcmMessages: "the index of interchain messages",
} as const satisfies { readonly [id in OperationId]?: string };

/** @throws HttpError 501 always */
export function refuseNotBuilt(id: keyof typeof notBuilt): Promise<never> {
  return Promise.reject(new HttpError(501, `${id}: ${notBuilt[id]} is not part of this version yet`));
}
