/** The port of export plans, common to all types. */

import type { ExportJob } from "../store/service/export-job.ts";
import { planEvmExport } from "./evm/evm-plan.ts";
import type { ExportRequest } from "./export-request.ts";
import type { ExportPlan, PlanContext } from "./planned-tx.ts";
import { planPrimaryExport } from "./primary-plan.ts";

/** @throws the store's error */
export async function planOf(
  job: ExportJob,
  request: ExportRequest,
  context: PlanContext,
): Promise<ExportPlan> {
  return "evmChains" in request ? planEvmExport(request, context) : planPrimaryExport(job, request, context);
}
