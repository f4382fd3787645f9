/** Takes samples of many subjects in turn, round by round, so that whatever else the machine does falls on all of them. */

/**
 * Calls `sample(name)` once per subject and round. Gives, per subject, its samples in the order of the rounds,
 * or the reason why it has none. On a slow or busy machine it ends early: no round begins after `budgetMs`, except the
 * first `least`.
 */
export async function interleave(names, rounds, sample, { budgetMs = Infinity, least = 1 } = {}) {
  const endsAt = performance.now() + budgetMs;
  const samples = new Map(names.map((name) => [name, { values: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    if (round >= least && performance.now() > endsAt) break;
    // Every other round runs backwards: nobody always comes after the same neighbour.
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const entry = samples.get(name);
      if (entry.reason !== undefined) continue;
      try {
        entry.values.push(await sample(name));
      } catch (error) {
        samples.set(name, { reason: error.message });
      }
    }
  }
  return samples;
}
