/** Says how a client method takes an operation's parameters, and what it gives. */
import type { OperationModel } from "./model.ts";

/** How a method calls its operation. */
export type CallKind = "call" | "list" | "stream";

export interface Signature {
  readonly kind: CallKind;
  /** Whether the method takes the operation's parameters, and whether they may be left out. */
  readonly params: "required" | "optional" | "none";
  /** The method's type. */
  readonly type: string;
  /** Generated types that it names. */
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

/** The type of the parameters; the one that narrows the result is inferred from what the caller gives. */
function paramsType({ id, params, narrowing }: OperationModel): string {
  const type = `${capital(id)}Params`;
  if (narrowing === undefined) return type;
  const { by } = narrowing;
  const field = params.get(by)?.required ? `${by}: Value` : `${by}?: Value | undefined`;
  return `${type} & { readonly ${field} }`;
}
