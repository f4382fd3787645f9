/** The admin interface of all workers together: ready when all are, and metrics that are theirs in sum. */
import type { ServiceStatus } from "@primary-network/service";
import { aggregateMetrics, type MetricsOfProcess } from "@primary-network/service";
import type { AdminReply } from "./messages.ts";
import type { WorkerStatus } from "./worker-pool.ts";

/** Workers that the interface reports on. */
export interface WorkersAdminOptions {
  /** Worker that knows the state of indexing best. */
  readonly leading: string;
  ask(path: string): Promise<ReadonlyMap<string, AdminReply | undefined>>;
  status(): readonly WorkerStatus[];
  isDraining(): boolean;
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** The reply of the leading worker, or of another one while that does not respond. */
function leadingReply(replies: ReadonlyMap<string, AdminReply | undefined>, leading: string) {
  return replies.get(leading) ?? [...replies.values()].find((reply) => reply !== undefined);
}

/** The pools of all workers, each as if it were one. */
function sumOfPools(pools: readonly ServiceStatus["connections"][number][]) {
  const sums = new Map<string, ServiceStatus["connections"][number]>();
  for (const pool of pools) {
    const { max, inUse, idle, waiting } = sums.get(pool.pool) ?? { max: 0, inUse: 0, idle: 0, waiting: 0 };
    sums.set(pool.pool, {
      pool: pool.pool,
      max: max + pool.max,
      inUse: inUse + pool.inUse,
      idle: idle + pool.idle,
      waiting: waiting + pool.waiting,
    });
  }
  return [...sums.values()];
}

/** Handles requests of the operator to all workers. */
export function createWorkersAdmin({ leading, ask, status, isDraining }: WorkersAdminOptions) {
  const pages: { readonly [path: string]: (search: string) => Promise<Response> } = {
    "/livez": async () => json({ status: "ok" }),
    "/metrics": async () => {
      const replies = [...(await ask("/metrics?format=json")).values()];
      const all = replies.flatMap((reply) => (reply ? [JSON.parse(reply.body) as MetricsOfProcess] : [])); // written by the service itself
      const { text, contentType } = await aggregateMetrics(all);
      return new Response(text, { headers: { "content-type": contentType } });
    },
    "/status": async () => {
      const replies = await ask("/status");
      const states = [...replies.values()].flatMap(
        (reply) => (reply ? [JSON.parse(reply.body) as ServiceStatus] : []), // as above
      );
      const led = leadingReply(replies, leading);
      const first: ServiceStatus | undefined = led && JSON.parse(led.body);
      return json({
        chains: first?.chains ?? [],
        exports: states.flatMap(({ exports }) => exports),
        connections: sumOfPools(states.flatMap(({ connections }) => connections)),
        ...(first?.replica && { replica: first.replica }),
        workers: status(),
      });
    },
  };
  /** The leading worker's report, with the worst status of all. */
  const probe = async (path: string, search: string): Promise<Response> => {
    const replies = await ask(`${path}${search}`);
    const led = leadingReply(replies, leading);
    if (led && led.status !== 200 && led.status !== 503)
      return new Response(led.body, { status: led.status });
    const workers = status().map((worker) => ({ ...worker, ok: replies.get(worker.worker)?.status === 200 }));
    const ok = workers.every((worker) => worker.ok) && !isDraining();
    const report: object = led ? JSON.parse(led.body) : {};
    const overall =
      path === "/readyz"
        ? { ready: ok, draining: isDraining() }
        : !ok && led?.status !== 503
          ? { status: "workers unavailable" }
          : {};
    return json({ ...report, ...overall, workers }, ok ? 200 : 503);
  };
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET") return new Response("404 Not Found", { status: 404 });
    if (pathname === "/readyz" || pathname === "/healthz") return probe(pathname, search);
    return (await pages[pathname]?.(search)) ?? new Response("404 Not Found", { status: 404 });
  };
}
