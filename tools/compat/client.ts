/**
 * One client in a process of its own: makes the calls that standard input lists as `{ serviceUrl, calls: [[operation, params]] }`
 * and writes one line of JSON per call. Its argument is the name of a file in `clients/`; see child.ts.
 */
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import type { CallLine, Calls, ClientModule } from "./calls.ts";

/** Milliseconds that one call with all its pages may take; some of the clients wait for minutes. */
const PATIENCE = 120_000;

function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${PATIENCE / 1000} s`)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** How many things a page lists: the length of its one list; one for anything else. */
const itemsOf = (page: unknown) => Object.values(page ?? {}).find(Array.isArray)?.length ?? 1;

/** Page tokens are sealed by each deployment. */
const digestOf = (pages: unknown) =>
  createHash("sha256")
    .update(
      JSON.stringify(pages, (key, value) => {
        if (key === "nextPageToken") return value ? "token" : "";
        return typeof value === "bigint" ? `${value}n` : value;
      }),
    )
    .digest("hex")
    .slice(0, 16);

/** What a client throws: an error, with the service's response in a member of its own. */
interface ClientError {
  readonly cause?: unknown;
  readonly body?: { readonly message?: unknown };
  readonly message?: unknown;
  readonly statusCode?: unknown;
  readonly status?: unknown;
}

function messageOf(error: unknown): string {
  const { cause, body, message } = Object(error) as ClientError;
  return String(cause ?? body?.message ?? message ?? error).slice(0, 2_000);
}

/** The status of the response that an error is of, as the clients name it. */
function statusOf(error: unknown): { status?: number } {
  const { statusCode, status } = Object(error) as ClientError;
  const given = statusCode ?? status;
  return typeof given === "number" ? { status: given } : {};
}

const { serviceUrl, calls }: { serviceUrl: string; calls: Calls } = JSON.parse(await text(process.stdin));
const { createCalls }: ClientModule = await import(`./clients/${process.argv[2]}.ts`);
const callOf = createCalls({ serviceUrl });
for (const [operation, params] of calls) {
  const call = callOf(operation);
  let outcome: Omit<CallLine, "operation"> = {};
  if (call) {
    try {
      const pages = await inTime(call(params));
      const items = pages.reduce<number>((sum, page) => sum + itemsOf(page), 0);
      outcome = { pages: pages.length, items, digest: digestOf(pages) };
    } catch (error) {
      outcome = { error: messageOf(error), ...statusOf(error) };
    }
  }
  process.stdout.write(`${JSON.stringify({ operation, ...outcome })}\n`);
}
process.exit(0); // some clients keep timers
