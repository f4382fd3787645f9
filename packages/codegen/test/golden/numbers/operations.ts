// Generated from numbers/openapi.yaml; do not edit.

import type { Operation } from "@primary-network/core/client";

/** Get counts. */
export const getCounts: Operation = {
  id: "getCounts",
  method: "GET",
  path: "/v1/counts/{height}",
  retry: "safe",
  params: { height: { in: "path", type: "integer", required: true, min: 0 } },
};

/** Parameters of {@link getCounts}. */
export interface GetCountsParams {
  /**
   * Height.
   * At least 0.
   */
  height: number | bigint;
}

/** Response of {@link getCounts}. */
export interface GetCountsResult {
  /** Never rounded. */
  exact: number | bigint;
  signed?: (number | bigint) | null;
  all?: (number | bigint)[];
  small: number;
  /**
   * Range: 0 to 1.
   * @example 0.5
   */
  share?: number;
  text?: string;
  byName?: {
    [key: string]: number | bigint;
  };
}

/** Name of an operation. */
export type OperationId = keyof OperationTypes;

/** Every operation of the spec, by id. */
export const operations: { readonly [Id in keyof OperationTypes]: Operation } = {
  getCounts,
};

/** Types of every operation, by id. */
export interface OperationTypes {
  /** Get counts. */
  getCounts: { params: GetCountsParams; result: GetCountsResult };
}
