/** A text parameter that takes a decimal says so, so that clients take a number or bigint for it too. */
const DECIMAL = /^\d+(\.\d+)?$/;
/** Ways in which a description names a decimal. */
const NAMED = /\bdecimal\b|\bEVM chain id\b|\bby (its )?(number|height)\b/i;

export const decimalParameters = () => ({
  Parameter(parameter, ctx) {
    if (!parameter || !["path", "query"].includes(parameter.in) || parameter["x-client-numeric"] === true)
      return;
    const schema = parameter.schema ? ctx.resolve(parameter.schema).node : undefined;
    if (schema?.type !== "string" || schema.enum) return;
    const { example = schema.example, description = "" } = parameter;
    const takesDecimal =
      (typeof example === "string" && DECIMAL.test(example)) ||
      (schema.pattern !== undefined && new RegExp(schema.pattern, "u").test("1")) ||
      NAMED.test(description);
    if (takesDecimal) {
      const message = `The ${parameter.name} parameter takes a decimal and needs x-client-numeric: true.`;
      ctx.report({ message });
    }
  },
});
