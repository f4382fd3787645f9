/** Accepts exports of transactions and reports their progress. */

import type {
  EvmExportRequest,
  OperationRecord,
  PrimaryNetworkExportRequest,
} from "@primary-network/data/spec";
import { accountKey } from "../domain/id-text.ts";
import { type ExportDates, ExportDatesError, readExportDates } from "../jobs/export-dates.ts";
import type { ExportOrder } from "../jobs/exports.ts";
import type { ExportJob } from "../store/service/export-job.ts";
import { evmExportScope } from "./evm/export-scope.ts";
import { readAddresses } from "./primary/address-list.ts";
import { exportedChains, exportedNetwork, exportSight } from "./primary/export-scope.ts";
import type { Context, Exporting, Requester } from "./request/handler.ts";
import { HttpError } from "./request/http-error.ts";
import { operation } from "./request/operation.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const MAX_ADDRESSES = 64;
/** Seconds after which a caller with too many unfinished exports may try again. */
const RETRY_AFTER = "30";

/** @throws HttpError 501 when the service has no storage for exported files */
function exportsOf({ exporting }: Context): Exporting {
  if (!exporting)
    throw new HttpError(501, "exports need the option exports.dir, which is not set on this service");
  return exporting;
}

function checkEvmAddresses(addresses: readonly string[]): void {
  const field = "options.cChainEvmAddresses";
  if (addresses.length > MAX_ADDRESSES) {
    throw new HttpError(400, `${field} must hold at most ${MAX_ADDRESSES} items`);
  }
  const wrong = addresses.find((address) => !EVM_ADDRESS.test(address));
  if (wrong !== undefined) {
    throw new HttpError(400, `${field}: "${wrong}" is not an EVM address: 0x and 40 hexadecimal digits`);
  }
}

function readDates(params: ExportDates): ReturnType<typeof readExportDates> {
  try {
    return readExportDates(params);
  } catch (error) {
    if (error instanceof ExportDatesError) throw new HttpError(400, error.message);
    throw error;
  }
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

function progressText({ progress }: ExportJob): string | undefined {
  if (!progress?.day) return undefined;
  return `${progress.rows} rows, up to ${progress.day}.`;
}

async function record(job: ExportJob, { links }: Exporting, { origin }: Requester): Promise<OperationRecord> {
  const { id, type, status, code, nextDate, fileFence, createdAt, updatedAt } = job;
  const message = job.message ?? progressText(job);
  const downloadUrl = fileFence === null ? undefined : await links.create(id, origin);
  const metadata = {
    ...(code !== null && { code }),
    ...(downloadUrl !== undefined && { downloadUrl }),
    ...(nextDate !== null && { nextDate }),
  };
  return {
    operationId: id,
    operationType: type,
    operationStatus: status,
    ...(message !== undefined && { message }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    createdAtTimestamp: seconds(createdAt),
    updatedAtTimestamp: seconds(updatedAt),
  };
}

/** The order for an export of outputs. */
async function primaryOrder(
  params: PrimaryNetworkExportRequest,
  context: Context,
): Promise<Omit<ExportOrder, "caller">> {
  const dates = readDates(params);
  const { addresses = [], cChainEvmAddresses = [], includeChains } = params.options;
  if (addresses.length + cChainEvmAddresses.length === 0) {
    throw new HttpError(400, "options.addresses or options.cChainEvmAddresses is required");
  }
  const network = exportedNetwork(context, params.options);
  const { identity, name } = network;
  const owners = readAddresses(identity, "options.addresses", addresses) ?? [];
  checkEvmAddresses(cChainEvmAddresses);
  const chains = exportedChains(network, includeChains);
  exportsOf(context);
  const { heights, ...snapshot } = await exportSight(context, network, chains);
  const accounts = cChainEvmAddresses.map((address) => accountKey(address.toLowerCase()));
  return {
    type: params.type,
    networkId: identity.networkId,
    ...snapshot,
    request: { network: name, chains, heights, addresses: [...new Set([...owners, ...accounts])], ...dates },
  };
}

/** The order for an export of EVM transactions, which reads nothing of the P-Chain. */
async function evmOrder(params: EvmExportRequest, context: Context): Promise<Omit<ExportOrder, "caller">> {
  const dates = readDates(params);
  exportsOf(context);
  const { networkId, ...scope } = await evmExportScope(context, params.options);
  return { type: params.type, networkId, height: 0, time: 0, request: { ...scope, ...dates } };
}

export const exportTransactions = operation("exportTransactions", {}, async (params, context, requester) => {
  const order =
    params.type === "TRANSACTION_EXPORT_EVM"
      ? await evmOrder(params, context)
      : await primaryOrder(params, context);
  const exporting = exportsOf(context);
  const { exports } = exporting;
  const job = await exports.accept({ caller: requester.caller, ...order });
  if (!job) {
    throw new HttpError(
      429,
      `a caller may have at most ${exports.maxQueued} unfinished exports; wait for one to end`,
      { "retry-after": RETRY_AFTER },
    );
  }
  return record(job, exporting, requester);
});

export const getOperation = operation(
  "getOperation",
  { basis: "caller" },
  async ({ operationId }, context, requester) => {
    if (!UUID.test(operationId)) throw new HttpError(400, `operationId must be a UUID, not "${operationId}"`);
    const exporting = exportsOf(context);
    const job = await exporting.exports.find(operationId.toLowerCase());
    if (!job) throw new HttpError(404, `there is no operation ${operationId}`);
    return record(job, exporting, requester);
  },
);
