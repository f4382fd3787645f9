/** The location of a database. */

import { access } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSsl } from "../session/pool-options.ts";

/** Location of the database; in memory when neither is given. */
export interface DatabaseLocation {
  /** PostgreSQL connection string; any engine that speaks its protocol. */
  readonly databaseUrl?: string | undefined;
  /** Connection string of a replica of it, for listings. */
  readonly databaseReadUrl?: string | undefined;
  /** Directory of the embedded database; only one process may use it. */
  readonly dataDir?: string | undefined;
  /** Packed data that a new embedded database begins with. */
  readonly initialData?: Uint8Array<ArrayBuffer> | undefined;
  /** The encryption of connections to the server. Default: as the URL says. */
  readonly databaseSsl?: DatabaseSsl | undefined;
}

/** PostgreSQL writes this file first. */
export const isDatabaseFolder = (folder: string): Promise<boolean> =>
  access(join(folder, "PG_VERSION")).then(
    () => true,
    () => false,
  );
