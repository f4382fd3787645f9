// Generated from union/openapi.yaml; do not edit.

export interface JobBase {
  /** Name of the job. */
  id: string;
}

/** A job that is over. */
export interface DoneJob {
  /** Name of the job. */
  id: string;
  /** Always done. */
  status: "done";
  /** What came out. */
  result: string;
}

/** A job that waits or runs. */
export interface OpenJob {
  /** Name of the job. */
  id: string;
  /** How far it is. */
  status: "waiting" | "running";
}

/** A job in any state. */
export type Job = DoneJob | OpenJob;

export interface CopyRequest {
  kind: "copy";
  from: string;
}

export interface MoveRequest {
  kind: "move";
  to: string;
}
