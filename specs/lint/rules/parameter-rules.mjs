/** Rules that span parameters name parameters that exist, and the network can always come from the client. */
export const parameterRules = () => ({
  Operation(operation, ctx) {
    const say = (message) => ctx.report({ message, location: ctx.location.child(["operationId"]) });
    const sum = operation["x-sum-limit"];
    const named = [...(operation["x-require-one-of"] ?? []), ...(sum?.fields ?? [])];
    const taken = takenNames(operation, ctx);
    for (const name of named) {
      if (!taken.has(name)) say(`A rule names ${name}, which the operation does not take.`);
    }
    if (sum !== undefined && typeof sum.max !== "number") say("x-sum-limit needs max.");
  },
  Parameter(parameter, ctx) {
    if (parameter && parameter.name === "network" && parameter["x-client-default"] !== true) {
      ctx.report({ message: "The network parameter needs x-client-default: true." });
    }
  },
});

/** Names of the operation's parameters and of the fields of its JSON body. */
function takenNames(operation, ctx) {
  const parameters = (operation.parameters ?? []).map((parameter) => ctx.resolve(parameter).node?.name);
  const body = operation.requestBody ? ctx.resolve(operation.requestBody) : undefined;
  const media = body?.node?.content?.["application/json"];
  const schema = media?.schema ? ctx.resolve(media.schema, body?.location?.source.absoluteRef) : undefined;
  return new Set([...parameters, ...Object.keys(schema?.node?.properties ?? {})]);
}
