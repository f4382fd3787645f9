/** Builders of C-Chain atomic transactions. Other transactions of the C-Chain are made by EVM libraries. */
export { type ExportIntent, exportTo, type ImportIntent, importFrom } from "./transfer.ts";
