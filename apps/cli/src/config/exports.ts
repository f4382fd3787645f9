/** Reads the configuration of exports: limits, storage, and the base URL of their links. */
import { resolve } from "node:path";
import type { ExportOptions } from "@primary-network/service";
import type { Field } from "./field.ts";

/** Least characters of a secret: 16 random bytes in hex. */
const SECRET_LENGTH = 32;

const AN_ORIGIN = "an http or https URL without user, path, query and fragment";
/** Only scheme, host and port; the paths belong to the service. */
const isOrigin = (text: string): boolean => /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(text) && URL.canParse(text);

/** The file's fields for exports. */
export interface ExportFields {
  /** Public base URL of the service, if it differs from the URL of its requests. */
  readonly publicUrl: Field;
  readonly exportDir: Field;
  readonly exports: Field;
}

function readBounds(field: Field): ExportOptions {
  const { secret, running, maxQueued, maxRows } = field.object(["secret", "running", "maxQueued", "maxRows"]);
  return {
    ...(secret.given && { secret: secret.secret(SECRET_LENGTH) }),
    ...(running.given && { running: running.integer(1, 64) }),
    ...(maxQueued.given && { maxQueued: maxQueued.integer(1, 1_000) }),
    ...(maxRows.given && { maxRows: maxRows.integer(1, 100_000_000) }),
  };
}

/**
 * The file's options of exports; a folder is relative to the file's own.
 *
 * @returns undefined without such fields
 * @throws CliError naming the field and the rule; it never contains the secret
 */
export function readExports(fields: ExportFields, folder: string): ExportOptions | undefined {
  const { publicUrl, exportDir, exports } = fields;
  const options: ExportOptions = {
    ...(exportDir.given && { dir: resolve(folder, exportDir.text()) }),
    ...(publicUrl.given && {
      baseUrl: new URL(publicUrl.matching(AN_ORIGIN, isOrigin)).origin,
    }),
    ...(exports.given && readBounds(exports)),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}
