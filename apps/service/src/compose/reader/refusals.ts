/** The operations that a reader does not perform. */

import type { OperationId } from "../../api/request/handler.ts";

const EXPORTS = "exports are written to files by a service, and none runs here";
const WEBHOOKS = "webhooks are delivered by a service, and none runs here";
const USAGE = "requests are recorded by a service, and none runs here";
const STREAMS = "nothing is indexed here, so a stream would stay silent";

/** Why not: one sentence without a full stop, which callers get with 501. */
export const readerRefusals = {
  exportTransactions: EXPORTS,
  getOperation: EXPORTS,
  reindexNft: "metadata of NFTs are read by a service, and none runs here",
  getApiUsage: USAGE,
  listApiLogs: USAGE,
  createWebhook: WEBHOOKS,
  listWebhooks: WEBHOOKS,
  getWebhook: WEBHOOKS,
  updateWebhook: WEBHOOKS,
  deactivateWebhook: WEBHOOKS,
  listWebhookAddresses: WEBHOOKS,
  addWebhookAddresses: WEBHOOKS,
  removeWebhookAddresses: WEBHOOKS,
  rotateWebhookSecret: WEBHOOKS,
  getWebhookSecret: WEBHOOKS,
  testWebhook: WEBHOOKS,
  listWebhookMessages: WEBHOOKS,
  resendWebhookMessage: WEBHOOKS,
  streamPrimaryTransactions: STREAMS,
  streamBlocks: STREAMS,
  streamValidatorEvents: STREAMS,
  streamEvmTransactions: STREAMS,
  streamEvmTransfers: STREAMS,
  streamEvmLogs: STREAMS,
  streamEvmBlocks: STREAMS,
  streamIcmMessages: STREAMS,
} as const satisfies { readonly [Id in OperationId]?: string };

const SIGNERS = "signatures are collected from validators, and no validator runs here";

/** Operations that a reader without a node also refuses. */
export const withoutNode = {
  aggregateSignatures: SIGNERS,
  aggregateSignaturesForTransaction: SIGNERS,
} as const satisfies { readonly [id in OperationId]?: string };
