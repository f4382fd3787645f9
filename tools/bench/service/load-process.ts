/** A process that sends requests at a fixed rate, regardless of pending responses, and reports how long each took. */
import type { LoadOrder } from "./messages.ts";

process.once("message", async ({ urls, perSecond, seconds }: LoadOrder) => {
  const taken: number[] = [];
  const open = new Set<Promise<void>>();
  let failed = 0;
  const one = async (url: string, dueAt: number) => {
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.status !== 200) failed += 1;
    } catch {
      failed += 1;
    }
    // From when it was due: a server that falls behind cannot hide it by slowing its callers down.
    taken.push(performance.now() - dueAt);
  };
  const startedAt = performance.now();
  const total = perSecond * seconds;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * perSecond) + 1);
    for (; sent < due; sent += 1) {
      const url = urls[sent % urls.length] ?? "";
      const request = one(url, startedAt + (sent / perSecond) * 1000);
      open.add(request);
      request.finally(() => open.delete(request));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(open);
  process.send?.({ taken, failed });
  process.disconnect();
});
