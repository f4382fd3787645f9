/** The pages of the site. */

import { defineCollection, z } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";
import { hasExports } from "./links/without-exports.ts";

/** All but the pages of exports, which an earlier build may have left. */
const withoutExports = () =>
  glob({
    base: "src/content/docs",
    pattern: ["**/[^_]*.{md,mdx}", "!reference/packages/**"],
  });

export const collections = {
  docs: defineCollection({
    loader: hasExports ? docsLoader() : withoutExports(),
    // `console`: the page holds a form that makes the call.
    schema: docsSchema({ extend: z.object({ console: z.boolean().default(false) }) }),
  }),
};
