/** Whether a folder holds an embedded database, without opening it. */

import { access } from "node:fs/promises";
import { join } from "node:path";

/** PostgreSQL writes this file first. */
export const isDatabaseFolder = (folder: string): Promise<boolean> =>
  access(join(folder, "PG_VERSION")).then(
    () => true,
    () => false,
  );
