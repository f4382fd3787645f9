/** Describes the parameters and the result of a client method. */
import type { OperationModel } from "./model.ts";

/** Kind of call that a method makes. */
export type CallKind = "call" | "list" | "stream";

export interface Signature {
  readonly kind: CallKind;
  /** Parameters of the method: required, optional, or none. */
  readonly params: "required" | "optional" | "none";
  /** The method's type. */
  readonly type: string;
  /** Generated types that the signature names. */
  readonly uses: readonly string[];
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function signatureOf(operation: OperationModel): Signature {
  const { id, items, stream, narrowing } = operation;
  const name = capital(id);
  const kind = stream ? "stream" : items === undefined ? "call" : "list";
  const params = paramsOf(operation);
  const narrowed = (type: string) => (narrowing ? `${narrowing.type}<${type}, Value>` : type);
  const [result, options, uses] = {
    call: [`ResultPromise<${narrowed(`${name}Result`)}>`, "CallOptions", [`${name}Result`]] as const,
    list: [
      `List<${narrowed(`${name}Item`)}, ${name}Extra>`,
      "ListOptions",
      [`${name}Extra`, `${name}Item`],
    ] as const,
    stream: [`Stream<${narrowed(`${name}Item`)}>`, "StreamOptions", [`${name}Item`]] as const,
  }[kind];
  const optional = params === "optional" ? "?" : "";
  const first = params === "none" ? "" : `params${optional}: ${paramsType(operation)}, `;
  const generics = narrowing ? `<const Value extends NonNullable<${name}Params["${narrowing.by}"]>>` : "";
  return {
    kind,
    params,
    type: `${generics}(${first}options?: ${options}) => ${result}`,
    uses: params === "none" ? uses : [...uses, `${name}Params`],
  };
}

function paramsOf({ params, bodyVariants }: OperationModel): Signature["params"] {
  if (bodyVariants !== undefined || [...params.values()].some(({ required }) => required)) return "required";
  return params.size > 0 ? "optional" : "none";
}

/**
 * Returns the type of the parameters. A parameter that narrows the result is inferred from the caller's
 * value.
 */
function paramsType({ id, params, narrowing }: OperationModel): string {
  const type = `${capital(id)}Params`;
  if (narrowing === undefined) return type;
  const { by } = narrowing;
  const field = params.get(by)?.required ? `${by}: Value` : `${by}?: Value | undefined`;
  return `${type} & { readonly ${field} }`;
}
