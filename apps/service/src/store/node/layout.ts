/** The layout of this program's databases, as a digest. */

import { createHash } from "node:crypto";
import { migrations } from "../schema/migrate.ts";

/** SHA-256 of the migrations, in hex. */
export const LAYOUT: string = createHash("sha256").update(JSON.stringify(migrations)).digest("hex");
