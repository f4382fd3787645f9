/** Size and seed of tests that draw their inputs at random: small and fixed for everybody, larger for whoever asks. */
import { env } from "node:process";

/** Factor of all counts: `TEST_ROUNDS`, 1 without it; `pnpm test:faults` sets it for models and storms. */
const FACTOR = Number(env.TEST_ROUNDS ?? 1);

/** Seed of everything that is drawn: `TEST_SEED`, 1 without it, so that a run that passed passes again. */
export const SEED = Number(env.TEST_SEED ?? 1);

/**
 * Number of histories, requests, steps or kills of a test.
 *
 * @param usual the number in `pnpm test`
 */
export const rounds = (usual: number): number => Math.max(1, Math.round(usual * FACTOR));
