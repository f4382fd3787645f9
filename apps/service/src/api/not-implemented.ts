/** The operations that this service documents and cannot perform, with the reason that callers get with 501. */
import type { OperationId } from "./request/handler.ts";
import { HttpError } from "./request/http-error.ts";

/** Why an index cannot know it: one sentence without a full stop. The site's coverage page shows the same texts. */
export const notImplementedReasons = {} as const satisfies { readonly [Id in OperationId]?: string };

type NotImplemented = keyof typeof notImplementedReasons;

/** The handlers of these operations. */
export const notImplemented = Object.fromEntries(
  Object.entries<string>(notImplementedReasons).map(([id, reason]) => [
    id,
    async () => {
      throw new HttpError(501, reason);
    },
  ]),
) as { readonly [Id in NotImplemented]: () => Promise<never> }; // fromEntries forgets the names
