/** The pages of the site. */

import { defineCollection, z } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = {
  docs: defineCollection({
    loader: docsLoader(),
    // `console`: the page holds a form that makes the call.
    schema: docsSchema({ extend: z.object({ console: z.boolean().default(false) }) }),
  }),
};
