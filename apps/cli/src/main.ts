#!/usr/bin/env node
/** Entry of the `primary-network` command: reads the arguments and turns errors into one line and an exit code. */
import { CliError } from "./cli-error.ts";
import { createProgram } from "./program.ts";

try {
  await createProgram().parseAsync(process.argv);
} catch (error) {
  // A CliError is written for the person at the terminal; any other error is a bug and keeps its stack.
  console.error(error instanceof CliError ? `primary-network: ${error.message}` : error);
  process.exitCode = error instanceof CliError ? error.exitCode : 1;
}
