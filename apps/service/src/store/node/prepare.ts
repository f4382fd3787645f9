/** Build step: packs the embedded database that first starts unpack. */

import { writePreparedDatabase } from "./prepared-database.ts";

await writePreparedDatabase();
