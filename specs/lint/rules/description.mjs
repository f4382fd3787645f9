/** Everything described has a description that is a sentence. */
import { eachDescribed } from "../described.mjs";

export const description = () =>
  eachDescribed((node, what, ctx, location) => {
    const text = node.description;
    if (typeof text !== "string" || !/^\S[\s\S]*\.$/.test(text.trim())) {
      ctx.report({ message: `${what} needs a description that ends in a full stop.`, location });
    }
  });
