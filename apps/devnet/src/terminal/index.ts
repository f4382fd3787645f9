/** Exports what every program of the network writes its messages with; it loads nothing else. */
export { CliError, messageOf } from "./cli-error.ts";
export { printable, printableLine } from "./printable.ts";
