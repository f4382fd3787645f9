// Generated from union/openapi.yaml; do not edit.

import type { Operation } from "@primary-network/core/client";
import type { CopyRequest, Job, MoveRequest } from "./types.ts";

export type { CopyRequest, DoneJob, Job, JobBase, MoveRequest, OpenJob } from "./types.ts";

/** Get the job. */
export const getJob: Operation = {
  id: "getJob",
  method: "GET",
  path: "/v1/jobs",
  retry: "safe",
  params: {},
};

/** {@link getJob} takes no parameters. */
export type GetJobParams = Record<string, never>;

/** Response of {@link getJob}. */
export type GetJobResult = Job;

/** Start a job. */
export const startJob: Operation = {
  id: "startJob",
  method: "POST",
  path: "/v1/jobs",
  retry: "unsafe",
  params: {
    kind: { in: "body", type: "string", required: true },
    from: { in: "body", type: "string" },
    to: { in: "body", type: "string" },
  },
};

/** Parameters of {@link startJob}. */
export type StartJobParams = CopyRequest | MoveRequest;

/** Response of {@link startJob}. */
export type StartJobResult = Job;

/** Name of an operation. */
export type OperationId = keyof OperationTypes;

/** Every operation of the spec, by id. */
export const operations: { readonly [Id in keyof OperationTypes]: Operation } = {
  getJob,
  startJob,
};

/** Types of every operation, by id. */
export interface OperationTypes {
  /** Get the job. */
  getJob: { params: GetJobParams; result: GetJobResult };
  /** Start a job. */
  startJob: { params: StartJobParams; result: StartJobResult };
}
