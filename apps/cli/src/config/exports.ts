/** Reads the configuration of exports: limits, storage, and the base URL of their links. */
import { resolve } from "node:path";
import type { ExportOptions } from "@primary-network/service";
import * as v from "valibot";
import { described } from "./json-schema.ts";
import { fields, integer, secret, text, url } from "./rules.ts";

/** Least characters of a secret: 16 random bytes in hex. */
const SECRET_LENGTH = 32;

/** The file's fields for exports. */
export const exportFields = {
  publicUrl: v.nullish(
    described(
      // The paths belong to the service.
      url(
        "an http or https URL without user, path, query and fragment",
        /^[hH][tT][tT][pP][sS]?:\/\/[^\s/?#@\\]+\/?$/,
      ),
      "Scheme, host and port under which callers reach the service, for the links of exports. Without " +
        "it: the address of the request.",
      { example: "https://api.example.org" },
    ),
  ),
  exportDir: v.nullish(
    described(
      text,
      "Folder of exported files, relative to this file; all processes of one PostgreSQL share it. " +
        "Without it: next to dataDir; with url, exports respond with 501.",
      { example: "exports" },
    ),
  ),
  exports: v.nullish(
    described(
      fields({
        secret: v.nullish(
          described(
            secret(SECRET_LENGTH),
            `Signs the links of exports, at least ${SECRET_LENGTH} characters. Without it: random, kept in the folder.`,
          ),
        ),
        running: v.nullish(
          described(integer(1, 64), "Number of exports that run at the same time in this process.", {
            default: 2,
          }),
        ),
        maxQueued: v.nullish(
          described(integer(1, 1_000), "Number of unfinished exports of one caller.", { default: 10 }),
        ),
        maxRows: v.nullish(
          described(integer(1, 100_000_000), "Rows after which a file is cut at the end of a day.", {
            default: 100_000,
          }),
        ),
      }),
      "Limits and links of exports.",
    ),
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
