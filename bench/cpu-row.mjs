/** Measures the CPU time of one kind of request for many subjects: the part that four rows of the table share. */
import { startSubject } from "./processes.mjs";
import { interleave } from "./rounds.mjs";

/**
 * CPU microseconds per call, one subject process each, all alive at once and working one at a time. `warmUp` calls go
 * unmeasured: after a few hundred a call still costs three times what it costs after some thousands, when the optimising
 * compiler and the heap have settled.
 */
export async function measureCpu(bench, { subjects, request, warmUp, calls, inFlight, rounds }) {
  const started = new Map();
  const reasons = new Map();
  try {
    for (const name of subjects) {
      try {
        const subject = await startSubject(name, bench.server.baseUrl);
        started.set(name, subject);
        await subject.ask("prove", { request });
        await subject.ask("burst", { request, inFlight, calls: warmUp });
      } catch (error) {
        reasons.set(name, error.message);
      }
    }
    return await interleave(subjects, rounds, async (name) => {
      if (reasons.has(name)) throw new Error(reasons.get(name));
      const { cpuMicros } = await started.get(name).ask("burst", { request, calls, inFlight });
      return cpuMicros / calls;
    });
  } finally {
    for (const subject of started.values()) subject.stop();
  }
}
