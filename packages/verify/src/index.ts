/** Compares an index of the Primary Network with a node. */
export type { Heights } from "./compared.ts";
export type { ComparedRow, ComparisonData, Difference, NotCompared } from "./comparison.ts";
export type { FoundData } from "./found.ts";
export { NodeError, type NodeOptions } from "./node-calls.ts";
export { VerifyError, type VerifyOptions } from "./options.ts";
export type { Progress, VerifyReport, VerifyState } from "./report.ts";
export { verify } from "./verify.ts";
