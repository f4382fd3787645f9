/** Compares an index with a node, step by step. */
import { createDataClient } from "@primary-network/data";
import { type Compared, eachAtOnce, type Heights, P } from "./compared.ts";
import { Comparison } from "./comparison.ts";
import { Found } from "./found.ts";
import { callsTo } from "./node-calls.ts";
import { checkOptions, VerifyError, type VerifyOptions } from "./options.ts";
import { blockSteps, choose, itemSteps, type Step } from "./plan.ts";
import { reportOf, type VerifyReport, type VerifyState } from "./report.ts";
import { runStep, titleOf } from "./run-step.ts";
import { openSides, type Sides } from "./sides.ts";

/** Addresses and holders that a run over all blocks keeps. */
const MOST_FOUND = 10_000;

/** Chains whose blocks the service lists with their transactions. */
const LISTED = ["p-chain", "x-chain", "c-chain"] as const;

/** The heights that both sides have. */
async function positionOf(sides: Sides): Promise<Heights> {
  const { node, index } = await sides.heights(sides.chains);
  return Object.fromEntries(
    sides.chains.map((chain) => [chain, Math.min(node[chain] ?? 0, index[chain] ?? 0)]),
  );
}

/** Steps whose number is known from the beginning. */
function firstSteps(sides: Sides, position: Heights, sample: number | undefined, seed: number): Step[] {
  const listings = LISTED.filter((chain) => sides.chains.includes(chain));
  return [
    ...sides.chains.flatMap((chain) => blockSteps(chain, position[chain] ?? 0, sample, seed)),
    ...listings.map((chain): Step => ({ kind: "listing", chain })),
  ];
}

/** Steps over what the blocks showed, and over the state. */
function lastSteps(
  sides: Sides,
  { found, sample }: Compared,
  addresses: readonly string[] | undefined,
): Step[] {
  const has = (chain: string) => sides.chains.includes(chain);
  const ofPrimary = addresses?.map((address) => address.replace(/^[PXC]-/, "")) ?? found.addresses;
  const isWhole = sample === undefined && has("p-chain") && has("c-chain") && sides.evmChains.length > 0;
  return [
    ...itemSteps("addresses", LISTED.some(has) ? ofPrimary : []),
    ...itemSteps("holders", found.holders),
    ...(has("p-chain")
      ? (["validators", "subnets", "current supply"] as const).map((kind): Step => ({ kind }))
      : []),
    ...(isWhole ? [{ kind: "burned" } as const] : []),
  ];
}

/** Resumes only what the same run left. */
function checkResume({ version, of }: VerifyState, identity: string): void {
  if (version !== 1) throw new VerifyError(`the state has version ${version}, and this program reads 1`);
  if (of !== identity)
    throw new VerifyError(
      `the state is of another network or other options: it has ${of}, this run ${identity}`,
    );
}

const stateOf = (
  { position, comparison, found, sums }: Compared,
  { of, seed }: Pick<VerifyState, "of" | "seed">,
  done: number,
): VerifyState => ({
  version: 1,
  of,
  seed,
  position,
  done,
  comparison: comparison.data,
  found: found.data,
  sums: { pBurned: String(sums.pBurned), cBurned: String(sums.cBurned) },
});

/**
 * Compares an index with a node: everything, or a sample. The index is read through the service's API, so it
 * may be anybody's. Nothing is written to either side.
 *
 * @returns counts and each difference; no difference is an error
 * @throws VerifyError when an option is invalid, or the state to resume is of another run
 * @throws NodeError when the node fails
 * @example
 * ```ts
 * const { different, differences } = await verify({
 *   node: { baseUrl: "http://127.0.0.1:9650" },
 *   service: { baseUrl: "http://127.0.0.1:8080", network: "fuji" },
 *   sample: 100,
 * });
 * ```
 */
export async function verify(options: VerifyOptions): Promise<VerifyReport> {
  checkOptions(options);
  const { sample, addresses, blocksOnly = false, concurrency = 4, resume, onStep, signal } = options;
  const seed = options.seed ?? resume?.seed ?? 1;
  const { clock = Date.now } = options;
  const call = callsTo(options.node);
  const data = createDataClient(options.service);
  const network = String(options.service.network);
  const sides = await openSides(call, data, network, options);
  const idOf = async (alias: string): Promise<string> =>
    (await call("/ext/info", "info.getBlockchainID", { alias })).blockchainID;
  const ids = { C: await idOf("C"), X: await idOf("X") };
  const identity = JSON.stringify({
    network,
    ids,
    chains: sides.chains,
    sample,
    seed,
    addresses,
    blocksOnly,
  });
  if (resume !== undefined) checkResume(resume, identity);
  const position = resume?.position ?? (await positionOf(sides));
  const compared: Compared = {
    call,
    data,
    comparison: new Comparison(resume?.comparison),
    network,
    position,
    evmChains: sides.evmChains,
    ids,
    assetId: (await call(P, "platform.getStakingAssetID")).assetID,
    clock: {
      from: Date.parse((await call(P, "platform.getTimestamp", {})).timestamp) / 1_000,
      to: Math.floor(clock() / 1_000),
    },
    found: new Found(sample ?? MOST_FOUND, seed, resume?.found),
    sums: {
      pBurned: BigInt(resume?.sums.pBurned ?? 0),
      cBurned: BigInt(resume?.sums.cBurned ?? 0),
    },
    each: eachAtOnce(concurrency),
    sample,
    choose: (items, count) => choose(items, count, seed),
  };
  for (const each of sides.left) compared.comparison.leaveOut(each);
  let done = 0;
  const perform = async (steps: readonly Step[], before: number): Promise<void> => {
    for (const step of steps) {
      // Skips the steps that the resumed state has.
      if (++done <= (resume?.done ?? 0)) continue;
      signal?.throwIfAborted();
      await runStep(compared, sides, step);
      const state = stateOf(compared, { of: identity, seed }, done);
      const { asked, different } = reportOf(state.comparison, position, seed);
      await onStep?.({ step: titleOf(step), done, steps: before + steps.length, asked, different, state });
    }
  };
  const first = firstSteps(sides, position, sample, seed);
  await perform(first, 0);
  if (blocksOnly) {
    const reason = "only blocks were to be compared";
    for (const chain of sides.chains)
      compared.comparison.leaveOut({ chain, subject: "the last state", reason });
  } else {
    await perform(lastSteps(sides, compared, addresses), first.length);
  }
  if (sample !== undefined && !blocksOnly)
    compared.comparison.leaveOut({
      chain: "p-chain",
      subject: "burned amounts of the supply",
      reason: "they are sums over all blocks, and this run is a sample",
    });
  return reportOf(compared.comparison.data, position, seed);
}
