/** Measures the CPU time of one kind of request for many subjects: the part that four rows of the table share. */
import { type StartedSubject, startSubject } from "./processes.ts";
import type { RequestName } from "./requests.ts";
import { interleave, messageOf, type Samples } from "./rounds.ts";
import type { Bench } from "./row.ts";

export const BASE = "bare-fetch";

/** Every subject that calls the HTTP service, in the order of the tables. */
export const HTTP_SUBJECTS = [
  BASE,
  "fetch-signal",
  "undici",
  "openapi-fetch",
  "glacier-sdk",
  "avacloud-sdk",
  "chainkit",
  "data",
  "data-undici",
];
/** The base runs in two processes, whose mean counts: one process alone may be 10 % off by the luck of its heap and compiler. */
const SECOND_BASE = "bare-fetch (second process)";
/** Bursts that one sample is the sum of. Short ones in turn meet the same weather on the machine. */
const TURNS = 5;
const WARM_UP_TURNS = 10;
/** Bounds on either part of a heat, so that the whole bench stays under 8 minutes on a busy machine too. */
const BUDGET_MS = 13_000;

interface Plan {
  readonly subjects: readonly string[];
  readonly request: RequestName;
  /** Calls that go unmeasured. */
  readonly warmUp: number;
  /** Calls of a burst. */
  readonly calls: number;
  readonly inFlight: number;
}

/**
 * CPU microseconds per call: one process per subject, all alive at once and working one at a time. Everything is done again
 * with new processes for each of `heats`. `warmUp` calls go unmeasured: after a few hundred a call still costs three times
 * what it costs after some thousands, when the optimising compiler and the heap have settled.
 */
export async function measureCpu(bench: Bench, plan: Plan): Promise<Map<string, Samples>> {
  const heats = bench.quick ? 1 : 2;
  const samples = new Map<string, Samples>(plan.subjects.map((name) => [name, { values: [] }]));
  for (let heat = 0; heat < heats; heat += 1) {
    for (const [name, { values, reason }] of await measureHeat(bench, plan)) {
      const before = samples.get(name)?.values;
      if (reason !== undefined) samples.set(name, { reason });
      else if (before) samples.set(name, { values: [...before, ...values] });
    }
  }
  return samples;
}

async function measureHeat(
  bench: Bench,
  { subjects, request, warmUp, calls, inFlight }: Plan,
): Promise<Map<string, Samples>> {
  const names = [...subjects, SECOND_BASE];
  const started = new Map<string, StartedSubject>();
  const reasons = new Map<string, string>();
  try {
    for (const name of names) {
      try {
        const subject = await startSubject(name === SECOND_BASE ? BASE : name, bench.server.baseUrl);
        started.set(name, subject);
        await subject.ask("prove", { request });
      } catch (error) {
        reasons.set(name, messageOf(error));
      }
    }
    const burst = (size: number) => async (name: string) => {
      const subject = started.get(name);
      const reason = reasons.get(name);
      if (subject === undefined || reason !== undefined) throw new Error(reason ?? `${name} was not started`);
      const { cpuMicros } = await subject.ask("burst", { request, calls: size, inFlight });
      return cpuMicros / size;
    };
    // In turn as well: a process that idles while the others warm up is cold again when its turn comes.
    const warmUpCalls = Math.ceil(warmUp / WARM_UP_TURNS / (bench.quick ? 2 : 1));
    await interleave(names, WARM_UP_TURNS, burst(warmUpCalls), { budgetMs: BUDGET_MS, least: 2 });
    const bursts = await interleave(names, TURNS * (bench.quick ? 2 : 3), burst(calls), {
      budgetMs: BUDGET_MS,
      least: TURNS,
    });
    const samples = new Map<string, Samples>(
      [...bursts].map(([name, entry]) => [
        name,
        entry.reason === undefined ? { values: groupTurns(entry.values) } : entry,
      ]),
    );
    const [first, second] = [samples.get(BASE), samples.get(SECOND_BASE)];
    samples.delete(SECOND_BASE);
    if (!first?.values || !second?.values) {
      throw new Error(`the base could not be measured: ${first?.reason ?? second?.reason}`);
    }
    const seconds = second.values;
    samples.set(BASE, {
      values: first.values.map((value, round) => (value + (seconds[round] ?? Number.NaN)) / 2),
    });
    return samples;
  } finally {
    for (const subject of started.values()) subject.stop();
  }
}

/** The means of each `TURNS` bursts in a row; a rest of fewer is dropped. */
function groupTurns(values: readonly number[]): number[] {
  const means: number[] = [];
  for (let at = 0; at + TURNS <= values.length; at += TURNS) {
    means.push(values.slice(at, at + TURNS).reduce((sum, value) => sum + value, 0) / TURNS);
  }
  return means;
}
