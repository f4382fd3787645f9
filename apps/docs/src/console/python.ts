/** A request with Python's standard library: a reader has nothing to install. */
import { Digits, isList, isObject, type Json, readJson } from "../json/read-json.ts";
import type { Outgoing } from "./call.ts";

const WIDTH = 44;

/** A string that JSON writes is one that Python reads: the same escapes, and no others. */
const text = (value: string) => JSON.stringify(value);

/** JSON as Python has it. */
export function pythonLiteral(value: Json, indent = ""): string {
  if (value instanceof Digits) return value.text;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return text(value);
  if (isList(value)) return `[${value.map((item) => pythonLiteral(item, indent)).join(", ")}]`;
  const inner = `${indent}    `;
  const fields = [...value].map(([name, item]) => `${text(name)}: ${pythonLiteral(item, inner)}`);
  const short = `{${fields.join(", ")}}`;
  return short.length + indent.length <= WIDTH && !short.includes("\n")
    ? short
    : `{\n${inner}${fields.join(`,\n${inner}`)},\n${indent}}`;
}

/**
 * True if Python sends the numbers as they are written: integers of any size, and numbers that it prints the
 * same way.
 */
function isExact(value: Json): boolean {
  if (value instanceof Digits) return /^-?\d+$/.test(value.text) || String(Number(value.text)) === value.text;
  if (isList(value)) return value.every(isExact);
  return !isObject(value) || [...value.values()].every(isExact);
}

interface PythonOptions {
  /** True if the program sends a key, which it takes from the environment. */
  readonly hasKey: boolean;
  readonly isStream: boolean;
  /** True if the response has no body. */
  readonly isEmpty: boolean;
}

/** The program. */
export function pythonProgram(
  { method, url, body }: Pick<Outgoing, "method" | "url" | "body">,
  { hasKey, isStream, isEmpty }: PythonOptions,
): string {
  const json = body === undefined ? undefined : readJson(body);
  const isLiteral = json !== undefined && isExact(json);
  const headers = [
    ...(body === undefined ? [] : ['"content-type": "application/json"']),
    ...(hasKey ? ['"x-service-api-key": os.environ["SERVICE_API_KEY"]'] : []),
  ];
  const options = [
    text(url),
    ...(isLiteral ? [`data=json.dumps(${pythonLiteral(json, "    ")}).encode()`] : []),
    ...(body !== undefined && !isLiteral ? [`data=${text(body)}.encode()`] : []),
    ...(headers.length > 0 ? [`headers={${headers.join(", ")}}`] : []),
    ...(method === (body === undefined ? "GET" : "POST") ? [] : [`method=${text(method)}`]),
  ];
  const imports = [
    ...(isStream || (isEmpty && !isLiteral) ? [] : ["import json"]),
    ...(hasKey ? ["import os"] : []),
    "from urllib.request import Request, urlopen",
  ];
  const request =
    options.length === 1 ? `Request(${options[0]})` : `Request(\n    ${options.join(",\n    ")},\n)`;
  return [
    ...imports,
    "",
    `request = ${request}`,
    "with urlopen(request) as response:",
    ...(isStream
      ? ["    for line in response:", '        print(line.decode(), end="")']
      : isEmpty
        ? ["    print(response.status)"]
        : ["    result = json.load(response)", "print(json.dumps(result, indent=2))"]),
  ].join("\n");
}
