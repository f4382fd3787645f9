/** Registers tools: strict arguments, exact JSON of a bounded size, and errors as the clients give them. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { printable } from "@primary-network/devnet/terminal";
import { z } from "zod";
import { nearest } from "../config/nearest.ts";
import { bounded } from "./bounded.ts";
import { Exact } from "./exact.ts";

/** Characters of a result. */
const LONGEST = 24_000;

/** JSON in which integers are exact, and control characters are escaped: an assistant shows it on a terminal. */
const textOf = (value: unknown): string =>
  printable(bounded(value instanceof Exact ? value.text : jsonOf(value), LONGEST));

const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ?? "null";

const resultOf = (value: unknown): CallToolResult => ({ content: [{ type: "text", text: textOf(value) }] });

/** An error's name and message, its status, and whether to try again. */
function faultOf(error: unknown): CallToolResult {
  const { name, message, statusCode, retryable } = Object(error) as Partial<Record<string, unknown>>;
  const facts = { error: name ?? "Error", message: message ?? String(error), statusCode, retryable };
  return { isError: true, content: [{ type: "text", text: textOf(facts) }] };
}

/** Runs a tool's work and turns its result or error into the protocol's form. */
export const responding =
  <Given>(work: (given: Given) => Promise<unknown>) =>
  async (given: Given): Promise<CallToolResult> => {
    try {
      return resultOf(await work(given));
    } catch (error) {
      return faultOf(error);
    }
  };

/** Names an unknown argument, the nearest that exists if there is one, and all that exist. */
export function unknownName(owner: string, kind: string, name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  const hint = near === undefined ? "" : ` Did you mean ${near}?`;
  return `${owner} has no ${kind} ${name}.${hint} It has ${names.join(", ") || "none"}.`;
}

/** A tool as an assistant sees it. */
export interface ToolText<Input extends z.ZodRawShape> {
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** True if the tool changes something. Assistants may call the others without asking. */
  readonly changes?: boolean;
}

/** Registers a tool. Arguments that it does not have are refused with the nearest name. */
export function addTool<Input extends z.ZodRawShape>(
  server: McpServer,
  name: string,
  { title, description, input, changes = false }: ToolText<Input>,
  work: (given: z.output<z.ZodObject<Input>>) => Promise<unknown>,
): void {
  const inputSchema = z.strictObject(input, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? unknownName(name, "argument", String(issue.keys[0]), Object.keys(input))
        : undefined,
  });
  server.registerTool(
    name,
    { title, description, inputSchema, annotations: changes ? {} : { readOnlyHint: true } },
    responding(work as (given: unknown) => Promise<unknown>), // the schema's output is this type
  );
}
