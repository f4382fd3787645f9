/** The process in which one subject runs and measures its own CPU time, wall time and memory. */
import "./loopback.mjs";
import { readFileSync } from "node:fs";
import { proofs } from "./requests.mjs";

const name = process.argv[2];
let client;

/** Highest resident size so far, in bytes. ru_maxrss is inherited from the parent across exec on Linux; VmHWM is not. */
function peakRss() {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"));
    if (line) return Number(line[1]) * 1024;
  } catch {
    // No /proc on this system.
  }
  return process.resourceUsage().maxRSS * 1024;
}

async function measured(work) {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const used = process.cpuUsage(before);
  return { ...result, cpuMicros: used.user + used.system, wallMs: performance.now() - startedAt };
}

const commands = {
  async connect({ baseUrl }) {
    const adapter = await import(`./subjects/${name}.mjs`);
    client = await adapter.connect(baseUrl);
    return { offers: Object.keys(client) };
  },

  async prove({ request }) {
    const answer = await client[request]();
    if (!proofs[request](answer)) throw new Error(`${request} gave ${JSON.stringify(answer).slice(0, 200)}`);
    return {};
  },

  /** `calls` requests, at most `inFlight` of them at a time. */
  burst({ request, calls, inFlight }) {
    return measured(async () => {
      const send = client[request];
      let left = calls;
      const lane = async () => {
        while (left > 0) {
          left -= 1;
          await send();
        }
      };
      await Promise.all(Array.from({ length: inFlight }, lane));
      return {};
    });
  },

  /** Reads every page, and spends `workMs` on each before it asks for the next. */
  async walk({ workMs }) {
    let items = 0;
    let pages = 0;
    const result = await measured(async () => {
      await client.walk((page) => {
        pages += 1;
        items += page.length;
        if (workMs > 0) return new Promise((resolve) => setTimeout(resolve, workMs));
      });
      return {};
    });
    return { ...result, items, pages, peakRss: peakRss() };
  },
};

process.on("message", async ({ command, ...options }) => {
  try {
    process.send({ result: await commands[command](options) });
  } catch (error) {
    const cause = error.cause ? ` (${error.cause.message ?? error.cause})` : "";
    process.send({ error: `${error.name}: ${error.message}${cause}`.slice(0, 400) });
  }
});
process.on("disconnect", () => process.exit(0));
