/** The options of exports. */

import { integer, OptionError } from "../domain/option.ts";

/** Options of exports. */
export interface ExportOptions {
  /**
   * Folder of exported files; processes of one PostgreSQL must share it. Default: next to `dataDir`, or in memory with a
   * database in memory; with `databaseUrl` exports are off without it.
   */
  readonly dir?: string;
  /** Signs download links, at least 32 characters. Default: random, created once and stored in the folder. */
  readonly secret?: string;
  /** Base URL of download links. Default: that of the request that reads the operation. */
  readonly baseUrl?: string;
  /** Exports that this process runs at a time, 1 … 64. Default 2. */
  readonly running?: number;
  /** Unfinished exports of one caller, 1 … 1000. Default 10. */
  readonly maxQueued?: number;
  /** Rows after which a file is cut at the end of a day, 1 … 100000000. Default 100000. */
  readonly maxRows?: number;
}

/** Least characters of a secret: 16 random bytes in hex. */
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
 * @throws OptionError naming the option and the rule; it never contains the secret
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
