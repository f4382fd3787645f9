/** Turns the fields of a form into programs, when the pages are written and when the form changes. */
import { Digits, isObject, type Json, type JsonObject, readJson } from "../json/read-json.ts";
import { type Call, FieldError, outgoing } from "./call.ts";
import { curlCommand } from "./curl.ts";
import { pythonProgram } from "./python.ts";
import { type ClientMethod, typescriptProgram } from "./typescript.ts";

/** Type of a field's text; a list is separated by commas. */
export type FieldType = "text" | "number" | "boolean" | "texts" | "numbers";

/** A call and what programs need to know besides. */
export interface Subject {
  readonly call: Call;
  /** Undefined where no client has a method for the call. */
  readonly typed: ClientMethod | undefined;
  readonly isStream: boolean;
  /** True if the response has no body. */
  readonly isEmpty: boolean;
}

/** The languages, in the order of their tabs. */
export const LANGUAGES = { ts: "TypeScript", sh: "curl", py: "Python" } as const;
export type Language = keyof typeof LANGUAGES;

/**
 * The programs for the fields of a form; their names are the names in `outgoing`. A key never stands in a program: it is taken from the
 * environment.
 *
 * @throws FieldError for fields that cannot be sent
 */
export function snippetsOf(
  { call, typed, isStream, isEmpty }: Subject,
  fields: ReadonlyMap<string, string>,
  typeOf: (field: string) => FieldType,
): Partial<Record<Language, string>> {
  const hasKey = (fields.get("key") ?? "") !== "";
  const { url, ...rest } = outgoing(call, new Map([...fields].filter(([name]) => name !== "key")));
  // As the URL standard writes it: ASCII, so that programs and shells agree on it.
  const request = { ...rest, url: new URL(url).href };
  const baseUrl = new URL(fields.get("base") ?? "").href.replace(/\/+$/, "");
  return {
    ...(typed && {
      ts: typescriptProgram(typed, {
        baseUrl,
        network: typed.client === "data" ? fields.get("path:network") || "fuji" : undefined,
        hasKey,
        params: paramsOf(typed, fields, typeOf),
      }),
    }),
    sh: curlCommand(request, { hasKey, isStream }),
    py: pythonProgram(request, { hasKey, isStream, isEmpty }),
  };
}

/** The parameters of a client's method: path, query and body together. */
function paramsOf(
  { client }: ClientMethod,
  fields: ReadonlyMap<string, string>,
  typeOf: (field: string) => FieldType,
): JsonObject {
  const params = new Map<string, Json>();
  for (const [field, text] of fields) {
    const [, place, name = ""] = /^(path|query):(.*)$/s.exec(field) ?? [];
    if (place !== undefined && text !== "" && !(client === "data" && field === "path:network"))
      params.set(name, typedValue(text, typeOf(field)));
    if (field === "body" || field === "params")
      for (const [key, value] of objectOf(field, text)) params.set(key, value);
  }
  return params;
}

function objectOf(field: string, text: string): JsonObject {
  const json = text === "" ? new Map<string, Json>() : readJson(text);
  if (!isObject(json)) throw new FieldError(field, "must be a JSON object");
  return json;
}

/** A field's text as the client takes it; what is no such value stays a text, which TypeScript then complains about. */
function typedValue(text: string, type: FieldType): Json {
  if (type === "texts" || type === "numbers")
    return text.split(",").map((item) => typedValue(item, type === "texts" ? "text" : "number"));
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return type === "number" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? new Digits(text) : text;
}
