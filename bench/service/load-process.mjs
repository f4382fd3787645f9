/** A process that sends requests at a fixed rate, whether or not the last ones were answered, and tells how long each took. */
process.once("message", async ({ urls, perSecond, seconds }) => {
  const taken = [];
  const open = new Set();
  let failed = 0;
  const one = async (url, dueAt) => {
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
      const asked = one(urls[sent % urls.length], startedAt + (sent / perSecond) * 1000);
      open.add(asked);
      asked.finally(() => open.delete(asked));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(open);
  process.send({ taken, failed });
  process.disconnect();
});
