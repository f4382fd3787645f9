/** Tries one client with one fault: a server that misbehaves, and a new process with the client. */
import { createServer } from "node:http";
import { listen } from "../../shared/listen.ts";
import { start } from "../processes.ts";
import { bodiesOf } from "./bodies.ts";
import type { Fault } from "./faults.ts";
import { type Cell, describe, type Outcome, type Probed } from "./outcome.ts";

const START_SECONDS = 20; // to load a client, on a busy machine

/** What the client did. */
export async function tryFault(client: string, fault: Fault): Promise<Cell> {
  let count = 0;
  let firstAt = 0;
  const hosts = new Set<string>();
  const server = createServer((request, response) => {
    const now = performance.now();
    count += 1;
    if (count === 1) firstAt = now;
    const received = { count, ms: now - firstAt };
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () =>
      fault.respond({
        ...received,
        pageToken: new URL(request.url ?? "/", "http://127.0.0.1").searchParams.get("pageToken"),
        bodies: bodiesOf(Buffer.concat(chunks).toString()),
        response,
      }),
    );
  });
  const baseUrl = await listen(server);
  const child = start("probe", [], {}, "ignore");
  try {
    const limitMs = (fault.limitSeconds ?? 5) * 1000;
    const probed = await new Promise<Probed | { readonly end: "none" | "died"; readonly ms: number }>(
      (resolve) => {
        const startedAt = performance.now();
        // Loading the client does not count: the time begins with the first request.
        const isLate = () =>
          firstAt > 0
            ? performance.now() - firstAt > limitMs
            : performance.now() - startedAt > START_SECONDS * 1000;
        const timer = setInterval(() => isLate() && finish({ end: "none", ms: limitMs }), 50);
        const finish = (end: Parameters<typeof resolve>[0]) => {
          clearInterval(timer);
          resolve(end);
        };
        // What the program sends: the hosts that it looks up, and at the end the outcome.
        child.on("message", (message: Probed | { readonly asked: string }) => {
          if ("asked" in message) hosts.add(message.asked);
          else finish(message);
        });
        child.once("exit", () => finish({ end: "died", ms: performance.now() - (firstAt || startedAt) }));
        child.send({ name: client, ask: fault.ask, baseUrl });
      },
    );
    if (probed.end === "failed") throw new Error(`${client} cannot be tried with ${fault.id}: ${probed.why}`);
    const outcome: Outcome = { ...probed, requests: count, hosts: [...hosts] };
    if (fault.ask === "pages" && outcome.end === "value" && outcome.value === null)
      return { isHandled: null, text: "has no pager" };
    return { isHandled: fault.isHandled(outcome), text: (fault.text ?? describe)(outcome) };
  } finally {
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
    server.closeAllConnections();
    server.close();
  }
}
