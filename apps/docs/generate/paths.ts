/** The folders that the generator reads and writes. */
import { join } from "node:path";
import { root } from "../../../tools/shared/packages.ts";

/** The site's package. */
export const site: string = join(root, "apps/docs");

/** Its pages. */
export const pages: string = join(site, "src/content/docs");
