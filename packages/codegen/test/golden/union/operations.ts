// Generated from union/openapi.yaml; do not edit.

import type { CopyRequest, Job, MoveRequest } from "./types.ts";

export type { CopyRequest, DoneJob, Job, JobBase, MoveRequest, OpenJob } from "./types.ts";

/**
 * Get the job.
 *
 * `GET /v1/jobs`
 */
export const getJob = {
  id: "getJob",
  method: "GET",
  path: "/v1/jobs",
  retry: "safe",
  params: {},
} as const;

/** {@link getJob} takes no parameters. */
export type GetJobParams = Record<string, never>;

/** Response of {@link getJob}. */
export type GetJobResult = Job;

/**
 * Start a job.
 *
 * `POST /v1/jobs`
 *
 * Sent again only when it surely was not processed.
 */
export const startJob = {
  id: "startJob",
  method: "POST",
  path: "/v1/jobs",
  retry: "unsafe",
  params: {
    kind: { in: "body", type: "string", required: true },
    from: { in: "body", type: "string" },
    to: { in: "body", type: "string" },
  },
} as const;

/** Parameters of {@link startJob}. */
export type StartJobParams = CopyRequest | MoveRequest;

/** Response of {@link startJob}. */
export type StartJobResult = Job;

/** The entries of {@link operations}. */
export type Operations = {
  /** Get the job. */
  readonly getJob: typeof getJob;
  /** Start a job. */
  readonly startJob: typeof startJob;
};

/** Every operation of the spec, by id. */
export const operations: Operations = {
  getJob,
  startJob,
};

/** Name of an operation. */
export type OperationId = keyof Operations;

/** Types of every operation, by id. */
export interface OperationTypes {
  /** Get the job. */
  getJob: { params: GetJobParams; result: GetJobResult };
  /** Start a job. */
  startJob: { params: StartJobParams; result: StartJobResult };
}
