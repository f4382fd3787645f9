#!/usr/bin/env node
/** Entry of the `primary-network` command. */
import { runProgram } from "./program.ts";

await runProgram(process.argv);
