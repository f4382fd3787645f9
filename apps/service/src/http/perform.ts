/** Runs the handlers of operations within the bounds of a request, on the replica where it serves. */

import type { Context as HonoContext } from "hono";
import { handlers } from "../api/handlers.ts";
import type { Context, OperationId, Requester, WritingHandler } from "../api/request/handler.ts";
import type { Snapshot } from "../domain/listing.ts";
import { inSpan } from "../trace/span.ts";
import { limitBody, limitTime } from "./bounds.ts";
import type { Client } from "./client.ts";
import { NOT_MODIFIED, type ResponseTag } from "./etags.ts";
import { readParameters } from "./parameters.ts";
import type { ReplicaReads } from "./replica-reads.ts";
import type { Match } from "./router.ts";

/** What a handler returned. */
export interface Handled {
  readonly body: unknown;
  /** Of the replica that it was read from; undefined of the primary. */
  readonly secondsBehind?: number | undefined;
  /** Whether the caller has the response already. */
  readonly isKnown?: boolean;
  /** What the response shows; undefined where it is not bound to a snapshot. */
  readonly snapshot?: Snapshot | undefined;
  /** Milliseconds since 1970 until which the response stays as it is; undefined when it may change at any time. */
  readonly keptUntil?: number | undefined;
}

/** A request to an operation, whose sender is admitted. */
export interface Performed {
  readonly match: Match;
  readonly requester: Requester;
  readonly tag: ResponseTag | undefined;
  readonly mayBeKept: boolean;
}

/** Makes what runs a handler; without a replica, everything is read from the primary. */
export function createPerform(
  context: Context,
  { requestTimeoutMs, replica }: { requestTimeoutMs: number; replica?: ReplicaReads | undefined },
) {
  const bounded = limitTime(requestTimeoutMs);
  return async (
    c: HonoContext<{ Bindings: Client }>,
    { match, requester, tag, mayBeKept }: Performed,
  ): Promise<Handled> => {
    const { operation } = match;
    let handled: Handled = { body: undefined };
    const run = async () => {
      // The middleware may have replaced the request by one whose body is read.
      const params = await readParameters(match, c.req.raw);
      // The parameters were just validated against the spec, from which the handler's types are generated.
      const handle = handlers[
        operation.id as keyof typeof handlers
      ] as unknown as WritingHandler<OperationId>;
      let keptUntil: number | undefined;
      const lasting = (until: number): void => {
        keptUntil = until;
      };
      let snapshot: Snapshot | undefined;
      const asOf = (shown: Snapshot): void => {
        snapshot = shown;
      };
      const { validate } = tag ?? {};
      const inContext = { ...context, asOf, validate, ...(mayBeKept && { lasting }) };
      const respondOnce = async (at: Context): Promise<unknown> => {
        try {
          await tag?.begin();
          return await handle(params as never, at, requester);
        } catch (error) {
          if (error === NOT_MODIFIED) return NOT_MODIFIED;
          throw error;
        }
      };
      const call = (at: Context) => inSpan(operation.id, {}, () => respondOnce(at));
      const read: { result: unknown; secondsBehind?: number } = replica
        ? await replica.run(inContext, call)
        : { result: await call(inContext) };
      const isKnown = read.result === NOT_MODIFIED;
      const body = isKnown ? undefined : read.result;
      handled = { body, isKnown, secondsBehind: read.secondsBehind, snapshot, keptUntil };
    };
    await bounded(c, async () => {
      await (operation.body ? limitBody(c, run) : run());
    });
    return handled;
  };
}
