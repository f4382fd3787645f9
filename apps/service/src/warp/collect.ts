/** Requests signatures from validators, the heaviest first, until enough valid ones have arrived. */

import { SignerRefusal, SignerResponseError } from "../sources/warp/signers.ts";
import type { BlsEngine } from "./bls-engine.ts";
import { byWeight, weightOf } from "./quorum.ts";
import type { WarpValidator } from "./validator-set.ts";

/** Limits of requests to signers. */
export interface CollectLimits {
  /** Parallel requests, not counting those to slow signers. */
  readonly concurrency: number;
  /** Milliseconds after which a request to a signer is aborted. */
  readonly askTimeoutMs: number;
  /** Milliseconds after which another signer is tried in addition to a silent one. */
  readonly slowMs: number;
  /** Milliseconds after which collection ends with the signatures received. */
  readonly deadlineMs: number;
}

/** Shorter than the ten seconds that clients allow an attempt. */
export const defaultLimits: CollectLimits = {
  concurrency: 32,
  askTimeoutMs: 4_000,
  slowMs: 750,
  deadlineMs: 8_000,
};

/** Runs a function later; returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** The machine's timers. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A request to collect signatures. */
export interface Collection {
  readonly bls: Pick<BlsEngine, "verify">;
  readonly message: Uint8Array;
  readonly validators: readonly WarpValidator[];
  /** Weight at which collection stops; above `required` for a buffer. */
  readonly targetWeight: bigint;
  /** Smallest sufficient weight. */
  readonly required: bigint;
  sign(validator: WarpValidator, signal: AbortSignal): Promise<Uint8Array>;
}

/** A validator with its verified signature. */
export type Signed = WarpValidator & { readonly signature: Uint8Array };

/** Why a validator's weight is missing: it refused, its response has no valid signature, or it did not respond. */
export type Miss = "refused" | "failed" | "silent";

/** The result of a collection. */
export interface Collected {
  readonly signed: readonly Signed[];
  /** Weight that is missing, by reason. */
  readonly missed: Readonly<Record<Miss, bigint>>;
  /** Error message of the heaviest validator that refused. */
  readonly refusal: string | undefined;
}

/** Signatures verified at a time; other requests run between batches. */
const CHECKED_AT_ONCE = 64;

const missOf = (error: unknown): Miss =>
  error instanceof SignerRefusal ? "refused" : error instanceof SignerResponseError ? "failed" : "silent";

/** Collects signatures. Never rejects: the result names the missing ones. */
export async function collect(
  collection: Collection,
  limits: CollectLimits = defaultLimits,
  later: After = after,
): Promise<Collected> {
  const { bls, message, targetWeight, required } = collection;
  const queue = byWeight(collection.validators);
  const signed: Signed[] = [];
  const unchecked: Signed[] = [];
  const missed: Record<Miss, bigint> = { refused: 0n, failed: 0n, silent: 0n };
  /** Validators with a pending request, and among them those not yet slow. */
  const asked = new Set<WarpValidator>();
  const awaited = new Set<WarpValidator>();
  // Updated incrementally: summing a thousand validators after every response would take as long as verifying them.
  const weight = { signed: 0n, unchecked: 0n, awaited: 0n, asked: 0n, queued: weightOf(queue) };
  const stop = new AbortController();
  let refusal: { readonly weight: bigint; readonly text: string } | undefined;
  let wake: () => void = () => {};
  let over = false;

  const miss = (validator: WarpValidator, reason: Miss, error?: unknown) => {
    missed[reason] += validator.weight;
    if (reason === "refused" && error instanceof Error && validator.weight > (refusal?.weight ?? 0n))
      refusal = { weight: validator.weight, text: error.message };
  };

  const giveUpWaiting = (validator: WarpValidator) => {
    if (awaited.delete(validator)) weight.awaited -= validator.weight;
  };

  const ask = async (validator: WarpValidator) => {
    asked.add(validator);
    awaited.add(validator);
    weight.queued -= validator.weight;
    weight.asked += validator.weight;
    weight.awaited += validator.weight;
    const { signal } = stop;
    const end = new AbortController();
    const calls = [
      later(limits.askTimeoutMs, () => end.abort()),
      later(limits.slowMs, () => {
        giveUpWaiting(validator);
        wake();
      }),
    ];
    try {
      const ended = AbortSignal.any([signal, end.signal]);
      const given = collection.sign(validator, ended);
      // A signer that ignores the signal is abandoned too.
      const signature = await Promise.race([
        given,
        new Promise<never>((_, reject) => {
          ended.addEventListener("abort", () => reject(ended.reason), { once: true });
        }),
      ]);
      unchecked.push({ ...validator, signature });
      weight.unchecked += validator.weight;
    } catch (error) {
      if (!signal.aborted) miss(validator, missOf(error), error);
    } finally {
      for (const callOff of calls) callOff();
      giveUpWaiting(validator);
      asked.delete(validator);
      weight.asked -= validator.weight;
      wake();
    }
  };

  const received = () => weight.signed + weight.unchecked;
  const possible = () => received() + weight.asked + weight.queued;
  /** The buffer is dropped as soon as it is out of reach. */
  const target = () => (possible() >= targetWeight ? targetWeight : required);

  const check = async () => {
    while (unchecked.length > 0) {
      const batch = unchecked.splice(0, CHECKED_AT_ONCE);
      const right = bls.verify(message, batch);
      for (const [index, one] of batch.entries()) {
        weight.unchecked -= one.weight;
        if (!right[index]) {
          miss(one, "failed");
          continue;
        }
        signed.push(one);
        weight.signed += one.weight;
      }
      await new Promise<void>((resolve) => later(0, resolve));
    }
  };

  const callOffDeadline = later(limits.deadlineMs, () => {
    over = true;
    wake();
  });
  // Each round sends a request, verifies signatures or waits for a pending request, so the loop ends.
  while (weight.signed < target() && possible() >= required && !over) {
    while (awaited.size < limits.concurrency && received() + weight.awaited < target()) {
      const next = queue.shift();
      if (!next) break;
      void ask(next);
    }
    if (unchecked.length > 0 && (received() >= target() || asked.size === 0)) await check();
    else if (asked.size > 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  callOffDeadline();
  if (over) await check();
  for (const validator of asked) missed.silent += validator.weight;
  stop.abort();
  return { signed, missed, refusal: refusal?.text };
}
