/**
 * Visits everything that a reader of a spec looks up: schemas, their properties, parameters, bodies, responses and headers.
 *
 * @param {(node: object, what: string, ctx: object, location: object) => void} check
 */
export function eachDescribed(check) {
  // An empty value in the YAML is null here and is reported by the struct rule.
  const plain = (what) => (node, ctx) => node && check(node, what, ctx, ctx.location);
  return {
    NamedSchemas(schemas, ctx) {
      for (const [name, schema] of Object.entries(schemas)) {
        // A named schema is usually a reference to its own file; the ref visitor below sees that file.
        if (schema && schema.$ref === undefined)
          check(schema, `Schema ${name}`, ctx, ctx.location.child([name]));
      }
    },
    // Properties are checked as written, before references are followed: a field is described at its own position.
    SchemaProperties(properties, ctx) {
      for (const [name, property] of Object.entries(properties)) {
        if (property && typeof property === "object")
          check(property, `Field ${name}`, ctx, ctx.location.child([name]));
      }
    },
    ref: {
      enter(ref, ctx, resolved) {
        if (ctx.type.name === "Schema" && resolved.node)
          check(resolved.node, `Schema ${ref.$ref}`, ctx, ctx.location);
      },
    },
    Parameter: plain("Parameter"),
    RequestBody: plain("Request body"),
    Response: plain("Response"),
    Header: plain("Header"),
  };
}
