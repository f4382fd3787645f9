/** The OpenAPI documents as the pages need them: references followed, one value per operation. */

/** Follows a reference inside a document. */
export function resolve(document, value) {
  if (value?.$ref === undefined) return value;
  const found = value.$ref
    .slice(2)
    .split("/")
    .reduce((place, name) => place[name.replaceAll("~1", "/").replaceAll("~0", "~")], document);
  const { $ref: _, ...own } = value;
  return { ...resolve(document, found), ...own };
}

/** The name of a component that is referred to; undefined of anything else. */
export const referredName = (value) => value?.$ref?.split("/").at(-1);

/** Every part of an `allOf` in one schema; another schema as it is. */
export function merged(document, given) {
  const schema = resolve(document, given);
  if (!schema?.allOf) return schema ?? {};
  const { allOf, ...own } = schema;
  const parts = allOf.map((part) => merged(document, part));
  return Object.assign({}, own, ...parts, {
    description: own.description ?? parts.findLast(({ description }) => description)?.description,
    properties: Object.assign({}, own.properties, ...parts.map(({ properties }) => properties)),
    required: [own, ...parts].flatMap(({ required = [] }) => required),
  });
}

/** The fields of a request's body: those of every variant, each with the variants that have it. */
function bodyFields(document, schema) {
  const whole = merged(document, schema);
  const variants = whole.oneOf ?? [schema];
  return variants.flatMap((variant) => {
    const { properties = {}, required = [] } = merged(document, variant);
    const of = whole.oneOf ? referredName(variant) : undefined;
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: "body",
      of,
      required: required.includes(name),
      schema: property,
      description: property.description ?? resolve(document, property).description,
    }));
  });
}

/** The variants of a request's body, with what each means. */
const bodiesOf = (document, schema) =>
  (merged(document, schema).oneOf ?? []).map((variant) => ({
    name: referredName(variant),
    description: resolve(document, variant).description ?? "",
  }));

/** Rules over several parameters, in words. */
function rulesOf(operation) {
  const named = (names) => names.map((name) => `\`${name}\``);
  const oneOf = operation["x-require-one-of"];
  const sum = operation["x-sum-limit"];
  return [
    ...(oneOf ? [`At least one of ${named(oneOf).join(", ")} is needed.`] : []),
    ...(sum ? [`${named(sum.fields).join(" and ")} together are at most ${sum.max}.`] : []),
  ];
}

/** @returns {object[]} the operations of a document, in its order */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content?.["application/json"]?.schema;
      const success = resolve(document, operation.responses["200"]);
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description,
        retry: operation["x-retry"],
        weight: operation["x-rate-weight"],
        finalStatuses: operation["x-final-statuses"] ?? [],
        rules: rulesOf(operation),
        bodies: body ? bodiesOf(document, body) : [],
        parameters: [
          ...(operation.parameters ?? []).map((parameter) => resolve(document, parameter)),
          ...(body ? bodyFields(document, body) : []),
        ],
        result: success?.content?.["application/json"]?.schema,
        errors: Object.entries(operation.responses)
          .filter(([status]) => Number(status) >= 400)
          .map(([status, response]) => ({ status, description: resolve(document, response).description })),
      };
    }),
  );
}
