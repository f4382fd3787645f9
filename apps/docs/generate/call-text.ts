/** A call as the programs beside a page's words are written for it. */

import type { TypedCall } from "../../../tools/shared/typed-calls.ts";
import type { Subject } from "../src/console/snippets.ts";

export type { CallParams } from "../../../tools/shared/examples.ts";

/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
}

/** The client's method as programs name it. */
export const clientMethod = ({
  client,
  resource,
  method,
  isList,
  isStream,
}: TypedCall): Subject["typed"] => ({
  client,
  resource,
  method,
  isWalked: isList || isStream,
});
