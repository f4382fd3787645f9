/** The request of an export job, as stored with the job. */

import type { Heights } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";

/** The three types whose rows are movements of outputs. */
export type PrimaryExportType =
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK"
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING"
  | "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE";

/** The export types. */
export type ExportType = PrimaryExportType | "TRANSACTION_EXPORT_EVM";

/** Version of the formats of requests and files: an export begun in another version cannot be resumed. */
export const LAYOUT = 1;

interface AnyExportRequest {
  readonly layout: typeof LAYOUT;
  /** Unix seconds: from the start of the first day, inclusive, to the start of the day after the last, exclusive. */
  readonly from?: number;
  readonly to?: number;
  /** Rows after which a file is cut at the end of a day. */
  readonly maxRows: number;
}

/** The request of a type whose rows are movements of outputs. */
export interface PrimaryExportRequest extends AnyExportRequest {
  /** Name of the network in the rows. */
  readonly network: string;
  /** Distinct, in the order used for transactions of the same second. */
  readonly chains: readonly ChainAlias[];
  /** Heights up to which the export reads these chains and, for outputs that crossed, the other ones. */
  readonly heights: Heights;
  /** Hex with 0x, EVM accounts as `accountKey` has them. */
  readonly addresses: readonly string[];
}

/** The request of an export of EVM transactions. */
export interface EvmExportRequest extends AnyExportRequest {
  /** Distinct EVM chains, in the order used for transactions of the same second, each with the last block that the export reads. */
  readonly evmChains: readonly { readonly evmChainId: number; readonly height: number }[];
  /** Distinct, in lower case. */
  readonly addresses: readonly string[];
}

export type ExportRequest = PrimaryExportRequest | EvmExportRequest;

/** Thrown when this version can never run a stored request. */
export class InvalidExportError extends Error {
  override readonly name = "InvalidExportError";
}

/** @throws InvalidExportError when a version with another format stored it */
export function readExportRequest(text: string): ExportRequest {
  const request: { layout?: unknown } = JSON.parse(text);
  if (request.layout !== LAYOUT) {
    throw new InvalidExportError(`the export request has form ${String(request.layout)}, not ${LAYOUT}`);
  }
  return request as ExportRequest; // this version's own form, as the layout says
}
