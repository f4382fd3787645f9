/** Runs operations within the bounds of a request. */

import type { Context as HonoContext } from "hono";
import { refuseParameters } from "../api/needs.ts";
import type { Context, Requester } from "../api/request/handler.ts";
import { inSpan } from "../trace/span.ts";
import { limitBody, limitTime } from "./bounds.ts";
import type { Client } from "./client.ts";
import { compatContext } from "./compat.ts";
import { ETags, type TaggedRequest } from "./etags.ts";
import type { Guards } from "./guards.ts";
import { type ListPage, runList } from "./list.ts";
import { readParameters } from "./parameters.ts";

/** The result of an operation. */
export interface Handled extends ListPage {
  /** Undefined of a response without one. */
  readonly etag?: string | undefined;
}

/** A request to an operation, whose sender is admitted. */
export interface Performed extends Omit<TaggedRequest, "headers"> {
  readonly requester: Requester;
}

/** Makes the function that runs an operation. */
export function createPerform(context: Context, guards: Guards) {
  const bounded = limitTime(guards.requestTimeoutMs);
  const etags = new ETags(context, guards);
  const hosted = compatContext(context);

  const run = async (raw: Request, { requester, ...performed }: Performed): Promise<Handled> => {
    const { match, operation, asHosted } = performed;
    const params = await readParameters(match, raw);
    if (context.begins) refuseParameters(operation.id, params, context.begins);
    const served = asHosted ? hosted : context;
    const request = { ...performed, headers: raw.headers };
    const tag = await etags.of(request);
    if (operation.kind === "list") {
      const page = await runList({ operation, params, context: served, requester, tag }, guards);
      return { ...page, etag: tag?.etag };
    }
    const state = tag && (await etags.state(request));
    if (state !== undefined && tag?.isKnown(state)) return { body: undefined, isKnown: true, etag: tag.etag };
    // The parameters were just validated against the spec, from which the handler's types are generated.
    return { body: await operation.handle(params as never, served, requester), etag: tag?.etag };
  };

  return async (c: HonoContext<{ Bindings: Client }>, performed: Performed): Promise<Handled> => {
    const { match, operation } = performed;
    let handled: Handled = { body: undefined };
    await bounded(c, async () => {
      // The middleware may have replaced the request by one whose body is read.
      const handle = async () => {
        handled = await inSpan(operation.id, {}, () => run(c.req.raw, performed));
      };
      await (match.operation.body ? limitBody(c, handle) : handle());
    });
    return handled;
  };
}
