/** What the bench can ask a subject's process for, and what that responds with. */
import type { RequestName } from "./requests.ts";

/** What a piece of work took. */
export interface Measured {
  /** Of all threads, in user and system mode. */
  readonly cpuMicros: number;
  readonly wallMs: number;
}

export interface Walked extends Measured {
  readonly pages: number;
  readonly items: number;
  /** Bytes. */
  readonly peakRss: number;
}

/** By the command's name: its options and its result. */
export interface SubjectCommands {
  connect: { options: { readonly baseUrl: string }; result: null };
  /** Makes a request once and checks that its response was decoded. */
  prove: { options: { readonly request: RequestName }; result: null };
  /** Makes `calls` requests, at most `inFlight` of them at a time. */
  burst: {
    options: { readonly request: RequestName; readonly calls: number; readonly inFlight: number };
    result: Measured;
  };
  /** Reads every page, and spends `workMs` on each before it asks for the next. */
  walk: { options: { readonly workMs: number }; result: Walked };
}

export type CommandName = keyof SubjectCommands;
