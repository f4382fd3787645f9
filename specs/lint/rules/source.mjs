/** An x-source names a known source. Without one, the fact comes from the description of the interface. */
import { eachDescribed } from "../described.mjs";

const sources = ["facts", "observed", "chainkit", "design"];

export const source = () =>
  eachDescribed((node, what, ctx, location) => {
    if ("x-source" in node && !sources.includes(node["x-source"])) {
      ctx.report({ message: `${what} has an x-source that is not one of ${sources.join(", ")}.`, location });
    }
  });
