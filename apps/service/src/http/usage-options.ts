/** The options of recorded requests. */

import { integer, OptionError } from "../domain/option.ts";

/** The requests to record, and the time to keep them. */
export interface UsageOptions {
  /**
   * `keys` records requests with an API key, and each key reads its own; `local` records all requests, and
   * any caller reads them (for your own service); `off` records none. Default `keys`.
   */
  readonly requests?: "keys" | "local" | "off";
  /** Days for which each request is kept, 1 … 90. Default 7. */
  readonly logDays?: number;
  /** Days for which the counts of each hour are kept, 1 … 3650. Default 90. */
  readonly countDays?: number;
  /**
   * True to record the sender's IP address, the host name and the user agent of each request. Default false.
   */
  readonly senders?: boolean;
}

/** @throws OptionError naming the option and the rule */
export function readUsageOptions({
  requests = "keys",
  logDays = 7,
  countDays = 90,
  senders = false,
}: UsageOptions = {}): Required<UsageOptions> {
  if (!["keys", "local", "off"].includes(requests))
    throw new OptionError(
      `service: usage.requests must be "keys", "local" or "off", not ${JSON.stringify(requests)}`,
    );
  return {
    requests,
    logDays: integer("usage.logDays", logDays, 1, 90),
    countDays: integer("usage.countDays", countDays, 1, 3_650),
    senders,
  };
}
