/** What an export job exports, as it is kept with the job. */

import type { Heights } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";

/** The three types whose rows are movements of outputs. */
export type PrimaryExportType =
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK"
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING"
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE";

/** What an export can be of. */
export type ExportType = PrimaryExportType | "TRANSACTION_EXPORT_EVM";

/** Counts the forms of requests and files: one that was begun in another form cannot be gone on with. */
export const LAYOUT = 4;

interface AnyExportRequest {
  readonly layout: typeof LAYOUT;
  /** Unix seconds: from the first instant of the first day to before the first of the day after the last. */
  readonly from?: number;
  readonly to?: number;
  /** More rows than these are cut at the end of a day. */
  readonly maxRows: number;
}

/** Of the three types whose rows are movements of outputs. */
export interface PrimaryExportRequest extends AnyExportRequest {
  /** Name of the network in the rows. */
  readonly network: string;
  /** Each once, in the order of transactions of one second. */
  readonly chains: readonly ChainAlias[];
  /** Up to which the export sees them and, for outputs that crossed, the other chains. */
  readonly heights: Heights;
  /** bech32 without prefix, and EVM addresses in lower case. */
  readonly addresses: readonly string[];
}

/** Of EVM transactions. */
export interface EvmExportRequest extends AnyExportRequest {
  /** EVM chains, each once, in the order of transactions of one second, with the block up to which the export sees each. */
  readonly evmChains: readonly { readonly evmChainId: number; readonly height: number }[];
  /** In lower case, each once. */
  readonly addresses: readonly string[];
}

export type ExportRequest = PrimaryExportRequest | EvmExportRequest;

/** Thrown when a kept request cannot be carried out by this version, now or later. */
export class InvalidExportError extends Error {
  override readonly name = "InvalidExportError";
}

/** @throws InvalidExportError when another version kept it in another form */
export function readExportRequest(text: string): ExportRequest {
  const request: { layout?: unknown } = JSON.parse(text);
  if (request.layout !== LAYOUT) {
    throw new InvalidExportError(`the export was asked for in form ${String(request.layout)}, not ${LAYOUT}`);
  }
  return request as ExportRequest; // this version's own form, as the layout says
}
