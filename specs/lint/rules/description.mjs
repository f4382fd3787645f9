/** Everything described has a description that is a sentence. */
import { eachDescribed } from "../described.mjs";
import { sentenceFault } from "../sentence.mjs";

export const description = () =>
  eachDescribed((node, what, ctx, location) => {
    const fault = sentenceFault(node.description);
    if (fault) ctx.report({ message: `${what} has a description that ${fault}.`, location });
  });
