/** The documented operations that this version does not answer yet, each with what is missing. */

import { HttpError } from "../http-error.ts";
import type { OperationId } from "./handler.ts";

export const notBuilt = {
  getTransaction: "the index of EVM chains",
  getDeploymentTransaction: "the index of EVM chains",
  listIcmMessages: "the index of interchain messages",
} as const satisfies { readonly [id in OperationId]?: string };

/** @throws HttpError 501 always */
export function refuseNotBuilt(id: keyof typeof notBuilt): Promise<never> {
  return Promise.reject(new HttpError(501, `${id}: ${notBuilt[id]} is not part of this version yet`));
}
