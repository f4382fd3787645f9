/** Entry of the generator: hands the command line to the commands and sets the exit code. */
import { fileURLToPath } from "node:url";
import { run } from "./command.ts";

process.exitCode = await run(process.argv.slice(2), {
  // The path starts at this file, not at the working folder, because the generator runs inside each package.
  root: fileURLToPath(new URL("../../../", import.meta.url)),
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
