/** Builders of every transaction that users can issue, by chain. They ask no node and hold no key. */
export * as c from "./c/index.ts";
export * as p from "./p/index.ts";
export * as x from "./x/index.ts";
