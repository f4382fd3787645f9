/** The process in which one client meets one fault. What it tries to reach beyond this machine is refused, and reported. */
import { formatWithOptions } from "node:util";
import { type FaultClient, KEY } from "./client.ts";
import { clients } from "./clients/clients.ts";
import "./offline.ts";
import type { Ask, Probed } from "./outcome.ts";

const MOST_PAGES = 40;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What each question makes of a client; it resolves with what is reported of the value. */
const asks: { readonly [ask in Ask]: (client: FaultClient) => Promise<unknown> } = {
  small: (client) => client.small({}),
  "small within 500 ms": (client) => client.small({ timeMs: 500 }),
  "small within 30 s": (client) => client.small({ timeMs: 30_000 }),
  "50 at once": async (client) => {
    const ends = await Promise.allSettled(Array.from({ length: 50 }, () => client.small({})));
    return ends.filter((end) => end.status === "fulfilled" && end.value).length;
  },
  async abort(client) {
    const controller = new AbortController();
    let endedAt: number | undefined;
    const call = client.small({ signal: controller.signal }).then(
      () => undefined,
      () => undefined,
    );
    const end = call.then(() => {
      endedAt = performance.now();
    });
    await pause(1_000);
    if (endedAt !== undefined) return undefined; // before anybody could abort it
    const abortedAt = performance.now();
    controller.abort();
    await end;
    return (endedAt ?? Number.NaN) - abortedAt;
  },
  status: (client) => client.readStatus(),
  integer: async (client) => String(await client.readInteger()),
  write: (client) => client.write().then(() => "sent"),
  async pages({ pages }) {
    if (pages === undefined) return undefined;
    let items = 0;
    let count = 0;
    for await (const page of pages()) {
      items += page.length;
      count += 1;
      if (count === MOST_PAGES) return { items, isEndless: true };
    }
    return { items, isEndless: false };
  },
  async log(client) {
    try {
      await client.small({});
    } catch (error) {
      return formatWithOptions({}, error).includes(KEY) ? "logged" : "absent"; // as console.error prints it
    }
    return "no error";
  },
  async hosts(client) {
    await client.small({});
    await pause(1_000); // what is reported is reported after the call
  },
};

async function probe(name: string, ask: Ask, baseUrl: string): Promise<Probed> {
  const connect = clients[name];
  if (connect === undefined) throw new Error(`there is no client ${name}`);
  const client = await connect(baseUrl, { hasTelemetry: ask === "hosts" });
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const value = await asks[ask](client);
    return { end: "value", value: value ?? null, ms: ms() };
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    return { end: "error", error: kind, ms: ms() };
  }
}

process.on("message", async ({ name, ask, baseUrl }: { name: string; ask: Ask; baseUrl: string }) => {
  const probed = await probe(name, ask, baseUrl).catch(
    (error): Probed => ({ end: "failed", why: String(error) }),
  );
  process.send?.(probed);
});
process.on("disconnect", () => process.exit(0));
