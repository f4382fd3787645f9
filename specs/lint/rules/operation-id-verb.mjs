/**
 * An operationId is a verb of the given list and what it acts on: listValidators.
 *
 * @param {{ verbs?: readonly string[] }} options the configured verbs
 */
export const operationIdVerb = ({ verbs = [] }) => {
  const phrase = new RegExp(`^(${verbs.join("|")})([A-Z][a-z0-9]*)+$`);
  return {
    Operation(operation, ctx) {
      const id = operation.operationId ?? "";
      if (!phrase.test(id)) {
        const message = `operationId "${id}" must be one of the verbs ${verbs.join(", ")} and then what it acts on, in camel case.`;
        ctx.report({ message, location: ctx.location.child(["operationId"]) });
      }
    },
  };
};
