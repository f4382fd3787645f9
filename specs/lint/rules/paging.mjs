/**
 * x-page, the page parameters and the response of an operation agree.
 *
 * @param {{ pageSize?: boolean }} options whether the pages of this spec have a size
 */
export const paging = ({ pageSize }) => ({
  Operation(operation, ctx) {
    const say = (message) => ctx.report({ message, location: ctx.location.child(["operationId"]) });
    const parameters = (operation.parameters ?? []).map((parameter) => ctx.resolve(parameter).node ?? {});
    const names = parameters
      .filter((parameter) => parameter.in === "query")
      .map((parameter) => parameter.name);
    const page = operation["x-page"];
    if (page === undefined) {
      for (const name of ["pageToken", "pageSize"]) {
        if (names.includes(name)) say(`The operation takes ${name} but has no x-page.`);
      }
      return;
    }
    const fields = successFields(operation, ctx);
    if (fields[page.items]?.type !== "array")
      say(`The response has no array "${page.items}", which x-page names.`);
    if (page.whole === true) {
      if (names.includes("pageToken"))
        say("The operation takes pageToken, and x-page says that a page is whole.");
      return;
    }
    for (const name of pageSize ? ["pageToken", "pageSize"] : ["pageToken"]) {
      if (!names.includes(name)) say(`The operation has x-page but does not take ${name}.`);
    }
    const size = parameters.find((parameter) => parameter.name === "pageSize")?.schema;
    // 0 stands for as many as a page may have, as in an operation of the hosted service.
    if (
      size &&
      (![0, 1].includes(size.minimum) || size.maximum === undefined || size.default === undefined)
    ) {
      say("pageSize needs minimum 0 or 1, a maximum and a default.");
    }
    if (fields.nextPageToken === undefined) say("The response has no nextPageToken.");
    if (page.validity !== undefined && !/^PT\d+[HMS]$/.test(page.validity)) {
      say(`The validity "${page.validity}" in x-page is not a duration such as PT24H.`);
    }
  },
});

/** Fields of the JSON body of the operation's 200 response. */
function successFields(operation, ctx) {
  const response = ctx.resolve(operation.responses?.["200"] ?? {});
  const media = response.node?.content?.["application/json"];
  const schema = media?.schema ? ctx.resolve(media.schema, response.location?.source.absoluteRef) : undefined;
  return schema?.node?.properties ?? {};
}
