/** Asks validators for signatures, the heaviest first, until enough right ones have come. */

import { SignerRefusal, SignerResponseError } from "../sources/warp/signers.ts";
import type { BlsEngine } from "./bls-engine.ts";
import { byWeight, weightOf } from "./quorum.ts";
import type { WarpValidator } from "./validator-set.ts";

/** How signers are asked. */
export interface CollectLimits {
  /** Requests at the same time, those to slow signers left aside. */
  readonly concurrency: number;
  /** Milliseconds after which a signer's answer is no longer waited for. */
  readonly askTimeoutMs: number;
  /** Milliseconds after which others are asked in a silent signer's place, while it may still answer. */
  readonly slowMs: number;
  /** Milliseconds after which what has come must do. */
  readonly deadlineMs: number;
}

/** Shorter than the ten seconds that clients give an attempt. */
export const defaultLimits: CollectLimits = {
  concurrency: 32,
  askTimeoutMs: 4_000,
  slowMs: 750,
  deadlineMs: 8_000,
};

/** Runs something later; returns what calls it off. */
export type After = (ms: number, run: () => void) => () => void;

/** The machine's timers. */
export const after: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** What is wanted of whom. */
export interface Collection {
  readonly bls: Pick<BlsEngine, "verify">;
  readonly message: Uint8Array;
  readonly validators: readonly WarpValidator[];
  /** Weight at which nobody else is asked; above `required` for a buffer. */
  readonly wanted: bigint;
  /** Weight without which all is in vain. */
  readonly required: bigint;
  sign(validator: WarpValidator, signal: AbortSignal): Promise<Uint8Array>;
}

/** A validator with its checked signature. */
export type Signed = WarpValidator & { readonly signature: Uint8Array };

/** Why a validator's weight is missing: it does not want to sign, its answer holds no right signature, or there is none. */
export type Miss = "refused" | "failed" | "silent";

/** What came of it. */
export interface Collected {
  readonly signed: readonly Signed[];
  /** Weight that is missing, by reason. */
  readonly missed: Readonly<Record<Miss, bigint>>;
  /** The words of the heaviest validator that refused. */
  readonly refusal: string | undefined;
}

/** Signatures checked in one go; between two goes other requests get their turn. */
const CHECKED_AT_ONCE = 64;

const missOf = (error: unknown): Miss =>
  error instanceof SignerRefusal ? "refused" : error instanceof SignerResponseError ? "failed" : "silent";

/** Collects signatures. Never rejects: what is missing is told. */
export async function collect(
  collection: Collection,
  limits: CollectLimits = defaultLimits,
  later: After = after,
): Promise<Collected> {
  const { bls, message, wanted, required } = collection;
  const queue = byWeight(collection.validators);
  const signed: Signed[] = [];
  const unchecked: Signed[] = [];
  const missed: Record<Miss, bigint> = { refused: 0n, failed: 0n, silent: 0n };
  /** Those asked, and among them those that may be expected to answer soon. */
  const asked = new Set<WarpValidator>();
  const awaited = new Set<WarpValidator>();
  // Kept up to date by hand: summing up a thousand validators after every answer would take as long as checking them.
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
      // A signer that pays no heed to the signal is left behind all the same.
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
  /** The buffer is given up as soon as it is out of reach. */
  const target = () => (possible() >= wanted ? wanted : required);

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
  // Each round asks somebody, checks something or waits for one of those asked, so it ends.
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
