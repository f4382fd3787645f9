/** The requests of the two specs: the operations, and the rules over several fields. */

import { operations as dataOperations } from "@primary-network/data/spec";
import { operations as metricsOperations } from "@primary-network/metrics/spec";

export {
  type Fault,
  type SpecBody,
  type SpecOperation,
  type SpecParameter,
  specOperations,
} from "./gen/requests.ts";

/**
 * Tables of rules that the documents' schemas cannot express: bounds of decimal strings, rules over several
 * fields.
 */
export const operationTables = { ...dataOperations, ...metricsOperations };

/** Ids of all operations, which the handlers must cover. */
export type AnyOperationId = keyof typeof operationTables;
