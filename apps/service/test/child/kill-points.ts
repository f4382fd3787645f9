/** Finds the moments of this process at which a kill may hurt: around each statement that writes, and before each change of a file. */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { say, waitForKill } from "./parent.ts";

/** Statements that change something, or begin or end what belongs together; of a group, any of its lines. */
const WRITES = /^\s*(begin|commit|rollback|insert|update|delete|copy|create|alter|with)\b/im;

/** A moment around a statement or before a change of a file, counted from when it is watched for. */
export interface Point {
  readonly kind: "statement" | "write";
  readonly at: number;
  /** A text of the statements that count. */
  readonly within?: string;
  /** Waiting for the parent's kill, running on meanwhile, or freezing (SIGSTOP) until the parent thaws the process. */
  readonly act: "wait" | "run" | "freeze";
}

/** The one method of both drivers that is used: with the text of a statement, or with an object that holds it. */
interface Driver {
  query(statement: string | { readonly text: string }, ...rest: unknown[]): Promise<unknown>;
}

function around(prototype: Driver, reached: (text: string) => void): void {
  const { query } = prototype;
  prototype.query = async function (this: Driver, statement, ...rest) {
    const text = typeof statement === "string" ? statement : statement.text;
    if (!WRITES.test(text)) return query.call(this, statement, ...rest);
    reached(text);
    const response = query.call(this, statement, ...rest);
    reached(text); // on its way, and perhaps done, without anybody here knowing
    const result = await response;
    reached(text); // of a copy, which tells its end by a callback: once more on its way
    return result;
  };
}

const STANDARD_OUTPUT = 1;
/** By these the embedded database changes its files, */
const CHANGES = [
  "writeSync",
  "writeFileSync",
  "ftruncateSync",
  "truncateSync",
  "renameSync",
  "unlinkSync",
  "mkdirSync",
];
/** and by these a first start sets it up. */
const SET_UP_CHANGES = ["writeFile", "mkdir", "rename", "rm"];

function before(module: object, name: string, reached: (first: unknown) => void): void {
  const original: unknown = Reflect.get(module, name);
  if (typeof original !== "function") throw new Error(`node:fs has no ${name}`);
  Reflect.set(module, name, (...args: unknown[]) => {
    reached(args[0]);
    return Reflect.apply(original, module, args);
  });
}

/** Says that the process is at its point, before it goes on. */
export function watchFor({ kind, at, within = "", act }: Point): void {
  let seen = 0;
  const reached = (of: Point["kind"], text: string) => {
    if (of !== kind || !text.includes(within) || ++seen !== at) return;
    say("point");
    if (act === "freeze") process.kill(process.pid, "SIGSTOP");
    if (act === "wait") waitForKill();
  };
  const statement = (text: string) => reached("statement", text);
  // Overloads and generics of the drivers' types do not matter here.
  around(PGlite.prototype as Driver, statement);
  around(pg.Client.prototype as Driver, statement);
  const change = (name: string) => (first: unknown) => {
    if (name !== "writeSync" || first !== STANDARD_OUTPUT) reached("write", "");
  };
  for (const name of CHANGES) before(fs, name, change(name));
  for (const name of SET_UP_CHANGES) before(fs.promises, name, change(name));
  syncBuiltinESMExports();
}
