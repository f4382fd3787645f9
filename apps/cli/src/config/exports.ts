/** Reads the configuration of exports: limits, storage, and the base URL of their links. */
import { resolve } from "node:path";
import type { ExportOptions } from "@primary-network/service";
import * as v from "valibot";
import { fields, integer, secret, text, url } from "./rules.ts";

/** Least characters of a secret: 16 random bytes in hex. */
const SECRET_LENGTH = 32;

/** The file's fields for exports. */
export const exportFields = {
  /** Public base URL of the service, if it differs from the URL of its requests: scheme, host and port; the paths belong to the service. */
  publicUrl: v.nullish(
    url("an http or https URL without user, path, query and fragment", /^https?:\/\/[^\s/?#@\\]+\/?$/i),
  ),
  exportDir: v.nullish(text),
  exports: v.nullish(
    fields({
      secret: v.nullish(secret(SECRET_LENGTH)),
      running: v.nullish(integer(1, 64)),
      maxQueued: v.nullish(integer(1, 1_000)),
      maxRows: v.nullish(integer(1, 100_000_000)),
    }),
  ),
};

/** The fields of a checked file. */
export interface ExportConfig {
  readonly publicUrl?: string | undefined;
  readonly exportDir?: string | undefined;
  readonly exports?: Pick<ExportOptions, "secret" | "running" | "maxQueued" | "maxRows"> | undefined;
}

/**
 * The options of exports; a folder is relative to the file's own.
 *
 * @returns undefined without such fields
 */
export function readExports(config: ExportConfig, folder: string): ExportOptions | undefined {
  const { publicUrl, exportDir, exports } = config;
  const options: ExportOptions = {
    ...(exportDir !== undefined && { dir: resolve(folder, exportDir) }),
    ...(publicUrl !== undefined && { baseUrl: new URL(publicUrl).origin }),
    ...exports,
  };
  return Object.keys(options).length > 0 ? options : undefined;
}
