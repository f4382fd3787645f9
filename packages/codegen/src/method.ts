/** Reads an operation's client method from a spec: its name, an example and its sample code. */
import { isJson, type Json, objects, SpecError, text } from "./schema.ts";

/** A client method: `validators.list` is the method `list` of the resource `validators`. */
export interface MethodName {
  /** Undefined for a method of the client itself. */
  readonly resource: string | undefined;
  readonly name: string;
}

/** A type that narrows the result by the value of a parameter. */
export interface Narrowing {
  /** Name of the parameter. */
  readonly by: string;
  /** Name of the type in the package's `narrow.ts`, which takes the result and the parameter's type. */
  readonly type: string;
}

/** Client method of an operation, as the spec describes it. */
export interface MethodModel {
  readonly method: MethodName;
  /** Parameters of a call that works on the local network; a value may refer to another call's response. */
  readonly example: Json | undefined;
  /** TypeScript that makes the call. */
  readonly code: string;
  readonly narrowing: Narrowing | undefined;
}

const METHOD = /^(?:([a-z][A-Za-z0-9]*)\.)?([a-z][A-Za-z0-9]*)$/;

/** @throws SpecError if `x-method` or the sample code is missing or malformed. */
export function methodOf(operation: Json, place: string, params: ReadonlySet<string>): MethodModel {
  const found = METHOD.exec(text(operation, "x-method") ?? "");
  const [, resource, name] = found ?? [];
  if (name === undefined)
    throw new SpecError(`${place}: x-method must be a client method such as validators.list`);
  const samples = objects(operation["x-codeSamples"]);
  const code = samples.map((sample) => text(sample, "source")).find((source) => source !== undefined);
  if (code === undefined) throw new SpecError(`${place}: x-codeSamples must show the call of ${name}`);
  const example = operation["x-example"];
  if (example !== undefined && !isJson(example))
    throw new SpecError(`${place}: x-example must be an object of parameters`);
  for (const param of Object.keys(example ?? {}))
    if (!params.has(param)) throw new SpecError(`${place}: x-example has ${param}, which is no parameter`);
  return {
    method: { resource, name },
    example,
    code: code.trimEnd(),
    narrowing: narrowingOf(operation, place, params),
  };
}

function narrowingOf(operation: Json, place: string, params: ReadonlySet<string>): Narrowing | undefined {
  const narrow = operation["x-narrow"];
  if (narrow === undefined) return undefined;
  const [by, type] = isJson(narrow) ? [text(narrow, "by"), text(narrow, "type")] : [];
  if (by === undefined || type === undefined || !params.has(by))
    throw new SpecError(`${place}: x-narrow must name a parameter as \`by\` and a type as \`type\``);
  return { by, type };
}

/** @throws SpecError if two operations have the same method. */
export function checkMethods(operations: readonly { readonly id: string; readonly method: MethodName }[]) {
  const known = new Map<string, string>();
  for (const { id, method } of operations) {
    const name = methodText(method);
    const other = known.get(name);
    if (other !== undefined) throw new SpecError(`${id}: x-method ${name} is the method of ${other}`);
    known.set(name, id);
  }
}

/** Returns a method as programs write it after the client: `validators.list`. */
export const methodText = ({ resource, name }: MethodName): string =>
  resource === undefined ? name : `${resource}.${name}`;
