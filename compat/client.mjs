/**
 * One client in a process of its own: makes the calls that standard input lists as `{ serviceUrl, calls: [[operation, params]] }`
 * and writes one line of JSON per call. Usage: `node --import ./loopback.mjs client.mjs <name of a file in clients/>`.
 */
import { text } from "node:stream/consumers";

/** Milliseconds that one call with all its pages may take; some of the clients wait for minutes. */
const PATIENCE = 120_000;

function inTime(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${PATIENCE / 1000} s`)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** How many things a page lists: the length of its one list; one for anything else. */
const itemsOf = (page) => Object.values(page ?? {}).find(Array.isArray)?.length ?? 1;

const { serviceUrl, calls } = JSON.parse(await text(process.stdin));
const { createCalls } = await import(`./clients/${process.argv[2]}.mjs`);
const callOf = createCalls({ serviceUrl });
for (const [operation, params] of calls) {
  const call = callOf(operation);
  let outcome = {};
  if (call) {
    try {
      const pages = await inTime(call(params));
      outcome = { pages: pages.length, items: pages.reduce((sum, page) => sum + itemsOf(page), 0) };
    } catch (error) {
      outcome = {
        error: String(error?.cause ?? error?.body?.message ?? error?.message ?? error).slice(0, 2_000),
      };
    }
  }
  process.stdout.write(`${JSON.stringify({ operation, ...outcome })}\n`);
}
process.exit(0); // some clients keep timers
