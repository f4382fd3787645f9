/** Worker threads that read containers from nodes, unpack them and decode their hex, while this thread indexes. */

import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Logger } from "../../domain/logger.ts";
import type { ObserveNodeCall } from "../node-call.ts";
import { unpackBlocks } from "../packed-blocks.ts";
import type { ContainedBlock } from "../proposervm.ts";
import type { RangeRead, ThreadRequest, ThreadResponse } from "../range-read.ts";

/** The threads' program: beside this file in the sources, below the bundled code in the package. */
export function threadProgram(from: string = import.meta.url): URL | undefined {
  const places = ["./container.thread.ts", "./sources/node/container.thread.js"];
  return places.map((place) => new URL(place, from)).find((url) => existsSync(url));
}

/** Threads that end in a row, without a response, after which none is started again. */
const MAX_ENDED = 3;

interface Waiting {
  readonly observe: ObserveNodeCall;
  resolve(blocks: ContainedBlock[] | undefined): void;
}

/** A thread, and its pending requests. */
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

export interface ContainerThreadsOptions {
  /** Threads; at least 1. */
  readonly count: number;
  readonly logger: Logger;
  /** Ends the threads. */
  readonly signal: AbortSignal;
  readonly program?: URL | undefined;
}

/** A fixed number of threads, started when they are first needed, and again when one has ended. */
export class ContainerThreads {
  readonly #options: ContainerThreadsOptions;
  readonly #program: URL;
  readonly #threads: (Thread | undefined)[];
  #nextId = 0;
  /** Threads that ended since the last response. */
  #ended = 0;

  /** @throws Error when the threads' program is not installed */
  constructor(options: ContainerThreadsOptions) {
    const program = options.program ?? threadProgram();
    if (!program) throw new Error("the program of the index workers is missing beside the service's code");
    this.#options = options;
    this.#program = program;
    this.#threads = Array.from({ length: options.count }, () => undefined);
    options.signal.addEventListener("abort", () => this.#stop(), { once: true });
  }

  /** Reads a range on the thread that has least to do; undefined where that failed, or no thread can be used. */
  read(range: RangeRead, observe: ObserveNodeCall): Promise<ContainedBlock[] | undefined> {
    if (this.#options.signal.aborted || this.#ended >= MAX_ENDED) return Promise.resolve(undefined);
    const { worker, waiting } = this.#thread();
    this.#nextId += 1;
    const request: ThreadRequest = { id: this.#nextId, ...range };
    return new Promise((resolve) => {
      waiting.set(request.id, { observe, resolve });
      worker.postMessage(request);
    });
  }

  #thread(): Thread {
    const loads = this.#threads.map((thread) => thread?.waiting.size ?? 0);
    const at = loads.indexOf(Math.min(...loads));
    const thread = this.#threads[at] ?? this.#start(at);
    this.#threads[at] = thread;
    return thread;
  }

  #start(at: number): Thread {
    const thread: Thread = { worker: new Worker(this.#program), waiting: new Map() };
    let failure: unknown;
    thread.worker.on("message", (response: ThreadResponse) => this.#receive(thread, response));
    thread.worker.on("error", (error) => {
      failure = error;
    });
    thread.worker.on("exit", (code) => {
      this.#threads[at] = undefined;
      for (const { resolve } of thread.waiting.values()) resolve(undefined);
      if (!this.#options.signal.aborted) this.#report(failure ?? `code ${code}`);
    });
    return thread;
  }

  #receive({ waiting }: Thread, { id, packed, calls }: ThreadResponse): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    this.#ended = 0;
    for (const call of calls) asked?.observe(call);
    asked?.resolve(packed && unpackBlocks(packed));
  }

  #report(error: unknown): void {
    this.#ended += 1;
    const fields = { error: String(error) };
    const { logger } = this.#options;
    if (this.#ended < MAX_ENDED) logger.warn(fields, "an index worker ended; another takes its place");
    else logger.error(fields, "index workers keep ending; blocks are read without them");
  }

  /** Runs the waiting reads on this thread. The signal may have ended them, too. */
  #stop(): void {
    for (const thread of this.#threads) {
      for (const { resolve } of thread?.waiting.values() ?? []) resolve(undefined);
      thread?.waiting.clear();
      void thread?.worker.terminate();
    }
  }
}
