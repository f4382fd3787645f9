/**
 * Sends requests in a process of its own, and reports the time that each took. Sends them at a fixed rate, regardless of
 * pending responses, or keeps a fixed number in flight.
 */
import { Agent, request } from "node:http";
import type { LoadOrder } from "./messages.ts";

/** Sends one request; resolves with whether it succeeded. Cheaper than `fetch`, which would share the machine with the server. */
function get(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url, { agent }, (response) => {
      response.on("data", () => {});
      response.on("end", () => resolve(response.statusCode === 200));
      response.on("error", () => resolve(false));
    });
    sent.on("error", () => resolve(false));
    sent.end();
  });
}

process.once("message", async ({ urls, seconds, ...how }: LoadOrder) => {
  const taken: number[] = [];
  let failed = 0;
  let sent = 0;
  const agent = new Agent({ keepAlive: true });
  const one = async (dueAt: number) => {
    const succeeded = await get(urls[sent++ % urls.length] ?? "", agent);
    if (!succeeded) failed += 1;
    // From when it was due: a server that falls behind cannot hide it by slowing its callers down.
    taken.push(performance.now() - dueAt);
  };
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  if ("inFlight" in how) {
    const caller = async () => {
      while (elapsed() < seconds * 1000) await one(performance.now());
    };
    await Promise.all(Array.from({ length: how.inFlight }, caller));
  } else {
    const open = new Set<Promise<void>>();
    const total = how.perSecond * seconds;
    while (sent < total) {
      const due = Math.min(total, Math.floor((elapsed() / 1000) * how.perSecond) + 1);
      while (sent < due) {
        const pending = one(startedAt + (sent / how.perSecond) * 1000);
        open.add(pending);
        pending.finally(() => open.delete(pending));
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(open);
  }
  // Thousands of figures: a channel that is closed before they have left would lose them.
  process.send?.({ taken, failed, wallMs: elapsed() }, () => process.disconnect());
});
