/** What an export job exports, as it is kept with the job. */

import type { Heights } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";

/** The three types whose rows are movements of outputs. */
export type PrimaryExportType =
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK"
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING"
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE";

/** Counts the forms of requests and files: one that was begun in another form cannot be gone on with. */
export const LAYOUT = 4;

export interface ExportRequest {
  readonly layout: typeof LAYOUT;
  /** Name of the network in the rows. */
  readonly network: string;
  /** Each once, in the order of transactions of one second. */
  readonly chains: readonly ChainAlias[];
  /** Up to which the export sees them and, for outputs that crossed, the other chains. */
  readonly heights: Heights;
  /** bech32 without prefix, and EVM addresses in lower case. */
  readonly addresses: readonly string[];
  /** Unix seconds: from the first instant of the first day to before the first of the day after the last. */
  readonly from?: number;
  readonly to?: number;
  /** More rows than these are cut at the end of a day. */
  readonly maxRows: number;
}

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
