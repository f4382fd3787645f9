/**
 * Prints the runtime table, with one entry per operation. Parts that several entries share are written once.
 */
import type { OperationModel, SpecModel } from "./model.ts";
import type { Json } from "./schema.ts";

/** Minimum number of uses that makes sharing smaller, since the table ships to browsers. */
const WORTH_SHARING = 3;

/** A piece of code inside a literal: the name of a shared parameter. */
class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Prints the entries of one spec. */
export interface Table {
  /** Type of each entry. */
  readonly type: "Operation" | "RpcOperation";
  /** Code that entries share: constants of parameters, and functions that make entries. */
  readonly shared: string;
  /** The expression of an operation's entry. */
  entry(operation: OperationModel): string;
}

/** Finds the parts that the entries of a spec share. */
export function makeTable({ operations }: SpecModel): Table {
  const params = sharedParams(operations);
  const makers = operations.map(makerOf).filter((maker) => maker !== undefined);
  const used = makers.filter(({ name, code }) => {
    const same = makers.filter((other) => other.name === name);
    const isFree = operations.every(({ id }) => id !== name) && same.every((other) => other.code === code);
    return isFree && same.length >= WORTH_SHARING;
  });
  const codes = new Map(used.map(({ name, code }) => [name, code]));
  return {
    type: operations.some(({ descriptor }) => descriptor.rpc !== undefined) ? "RpcOperation" : "Operation",
    shared: [...params.values()]
      .map(({ code }) => code)
      .concat(...codes.values())
      .map((code) => `${code}\n`)
      .join(""),
    entry(operation) {
      const named = [...operation.params].map(([name, { descriptor }]) => {
        const constant = params.get(JSON.stringify(descriptor))?.name;
        return [name, constant === undefined ? descriptor : new Code(constant)];
      });
      const { rules, page, stream, ...head } = operation.descriptor;
      const rest = {
        ...(rules !== undefined && { rules }),
        ...(page !== undefined && { page }),
        ...(stream !== undefined && { stream }),
      };
      const maker = makerOf(operation);
      if (!maker || !codes.has(maker.name)) {
        return literal({ ...head, params: Object.fromEntries(named), ...rest });
      }
      const values = [
        ...maker.values,
        Object.fromEntries(named),
        ...(Object.keys(rest).length > 0 ? [rest] : []),
      ];
      return `/* @__PURE__ */ ${maker.name}(${values.map((value) => literal(value)).join(", ")})`;
    },
  };
}

interface Constant {
  readonly name: string;
  readonly code: string;
}

/** Returns the parameters that occur in several entries, keyed by their JSON. */
function sharedParams(operations: readonly OperationModel[]): ReadonlyMap<string, Constant> {
  const counts = new Map<string, number>();
  for (const { params } of operations) {
    for (const { descriptor } of params.values()) {
      const json = JSON.stringify(descriptor);
      counts.set(json, (counts.get(json) ?? 0) + 1);
    }
  }
  const shared = [...counts].filter(([json, count]) => count >= WORTH_SHARING && json !== "{}");
  return new Map(
    shared.map(([json]) => {
      const descriptor: Json = JSON.parse(json);
      const name = Object.entries(descriptor)
        .map(([key, value]) => (typeof value === "string" ? value : value === true ? key : `${key}_${value}`))
        .join("_")
        .replace(/\W/g, "_")
        .toUpperCase();
      return [json, { name, code: `const ${name} = ${literal(descriptor, " ")} as const;` }];
    }),
  );
}

/** A function that makes similar entries. */
interface Maker extends Constant {
  /** Arguments before the parameters. */
  readonly values: readonly unknown[];
}

/** Returns the maker of an operation's entry. Undefined if the entry has parts of its own. */
function makerOf({ id, descriptor }: OperationModel): Maker | undefined {
  const { method, rpc, path, retry, finalStatuses, rules } = descriptor;
  if (retry !== "safe" || finalStatuses !== undefined) return undefined;
  if (method === "GET") return { name: "get", code: GET, values: [id, path] };
  const [namespace = "", name] = String(rpc).split(".");
  if (name !== id || !/^\w+$/.test(namespace) || rules !== undefined) return undefined;
  const code = `const ${namespace} = (id: string, params: RpcOperation["params"]): RpcOperation =>
  ({ id, rpc: \`${namespace}.\${id}\`, path: ${literal(path)}, retry: "safe", params });`;
  return { name: namespace, code, values: [id] };
}

const GET = `const get = (id: string, path: string, params: Operation["params"], more?: object): Operation =>
  ({ id, method: "GET", path, retry: "safe", params, ...more });`;

const WIDTH = 110;

/** Prints a JSON value as a TypeScript literal, on one line where it fits. */
export function literal(value: unknown, indent = ""): string {
  if (value instanceof Code) return value.text;
  const isList = Array.isArray(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, part]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return isList ? literal(part, inner) : `${name}: ${literal(part, inner)}`;
  });
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const gap = isList ? "" : " ";
  const line = `${open}${gap}${parts.join(", ")}${gap}${close}`;
  if (indent !== "" && !line.includes("\n") && indent.length + line.length < WIDTH) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}
