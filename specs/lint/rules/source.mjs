/** Everything described says where it comes from, in x-source. */
import { eachDescribed } from "../described.mjs";

const sources = ["interface", "facts", "observed", "design"];

export const source = () =>
  eachDescribed((node, what, ctx, location) => {
    if (!sources.includes(node["x-source"])) {
      ctx.report({ message: `${what} needs x-source, one of ${sources.join(", ")}.`, location });
    }
  });
