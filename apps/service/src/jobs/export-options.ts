/** How exports are set up. */

import { OptionError } from "../option-error.ts";
import { type ExportOptions, integer } from "../options.ts";

/** Characters of a secret: 16 random bytes in hex, which nobody guesses. */
const SECRET_LENGTH = 32;

function secretOf({ secret }: ExportOptions): Uint8Array<ArrayBuffer> | undefined {
  if (secret === undefined) return undefined;
  if (secret.length < SECRET_LENGTH) {
    throw new OptionError(`service: exports.secret must have at least ${SECRET_LENGTH} characters`);
  }
  return new TextEncoder().encode(secret);
}

function baseUrlOf({ baseUrl }: ExportOptions): string | undefined {
  if (baseUrl === undefined) return undefined;
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new OptionError(`service: exports.baseUrl must be an http or https URL, not "${baseUrl}"`);
  }
  return baseUrl.replace(/\/+$/, "");
}

/**
 * Fills in defaults.
 *
 * @throws OptionError naming the option and the rule; never with the secret in it
 */
export function readExportOptions(options: ExportOptions = {}) {
  return {
    dir: options.dir,
    secret: secretOf(options),
    baseUrl: baseUrlOf(options),
    running: integer("exports.running", options.running ?? 2, 1, 64),
    maxQueued: integer("exports.maxQueued", options.maxQueued ?? 10, 1, 1_000),
    maxRows: integer("exports.maxRows", options.maxRows ?? 100_000, 1, 100_000_000),
  };
}
