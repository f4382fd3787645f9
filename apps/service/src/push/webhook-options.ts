/** The options of webhooks. */

import { OptionError } from "../domain/option.ts";

/**
 * Who may have webhooks, and where they may lead: `public` (API keys, hosts on the public internet), `local` (any caller, any host and
 * port: for a service of your own), or `off`.
 */
export type WebhookOptions = "public" | "local" | "off";

/** @throws OptionError naming the option and the rule */
export function readWebhookOptions(given: WebhookOptions = "public"): WebhookOptions {
  if (given === "public" || given === "local" || given === "off") return given;
  throw new OptionError(`service: webhooks must be "public", "local" or "off", not ${JSON.stringify(given)}`);
}
