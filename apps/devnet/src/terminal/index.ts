/**
 * Entry point of the parts that every program of the network uses for its messages. It loads nothing else.
 */
export { CliError, messageOf } from "./cli-error.ts";
export { PANEL_HEADER, PANEL_PREFIX } from "./panel-address.ts";
export { printable, printableLine } from "./printable.ts";
