/** Every success response with a body, every request body and every parameter shows an example. */
const hasExample = (node) => node.example !== undefined || Object.keys(node.examples ?? {}).length > 0;

export const successExample = () => ({
  Operation(operation, ctx) {
    for (const [status, value] of Object.entries(operation.responses ?? {})) {
      if (!status.startsWith("2")) continue;
      const response = ctx.resolve(value).node ?? {};
      for (const [mime, media] of Object.entries(response.content ?? {})) {
        if (hasExample(media)) continue;
        const location = ctx.location.child(["responses", status]);
        ctx.report({ message: `Response ${status} needs an example of its ${mime} body.`, location });
      }
    }
    const body = operation.requestBody ? ctx.resolve(operation.requestBody).node : undefined;
    for (const [mime, media] of Object.entries(body?.content ?? {})) {
      if (hasExample(media)) continue;
      const location = ctx.location.child(["requestBody"]);
      ctx.report({ message: `The request body needs an example of its ${mime} form.`, location });
    }
  },
  Parameter(parameter, ctx) {
    if (parameter && !hasExample(parameter))
      ctx.report({ message: `Parameter ${parameter.name} needs an example.` });
  },
});
