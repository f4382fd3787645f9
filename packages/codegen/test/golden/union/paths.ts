// Generated from union/openapi.yaml; do not edit.

import type { CopyRequest, DoneJob, Job, JobBase, MoveRequest, OpenJob } from "./types.ts";

/** Requests by path and method, in the form that openapi-fetch reads. */
export interface paths {
  /**
   * GET: Get the job.
   * POST: Start a job.
   */
  "/v1/jobs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the job */
    get: operations["getJob"];
    put?: never;
    /** Start a job */
    post: operations["startJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    JobBase: JobBase;
    DoneJob: DoneJob;
    OpenJob: OpenJob;
    Job: Job;
    CopyRequest: CopyRequest;
    MoveRequest: MoveRequest;
  };
}

export interface operations {
  getJob: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The job. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Job;
        };
      };
      /** @description The job. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Job;
        };
      };
    };
  };
  startJob: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": CopyRequest | MoveRequest;
      };
    };
    responses: {
      /** @description Taken. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Job;
        };
      };
    };
  };
}
