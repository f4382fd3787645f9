/** Reads from a configuration how exports are carried out, where they are kept, and the address in their links. */
import { resolve } from "node:path";
import type { ExportOptions } from "@primary-network/service";
import type { Field } from "./field.ts";

/** Characters of a secret that the service takes: 16 random bytes in hex. */
const SECRET_LENGTH = 32;

const AN_ORIGIN = "an http or https URL without user, path, query and fragment";
/** Nothing but scheme, host and port; the paths behind it are the service's. */
const isOrigin = (text: string): boolean => /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(text) && URL.canParse(text);

/** The fields of the file that are about exports. */
export interface ExportFields {
  /** Where callers reach the service, when that is not where their requests arrive. */
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
 * What the file says of exports; a folder is relative to the file's own.
 *
 * @returns undefined when it says nothing
 * @throws CliError naming the field and the rule, never with the secret in it
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
