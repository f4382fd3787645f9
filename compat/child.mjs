/** Runs one client, wallet or tool in a process of its own that can reach nothing but this machine. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Gives `work` to a program of this folder on standard input; resolves with the lines of JSON that it wrote. */
export async function linesOf(program, name, work) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--import", here("../tools/shared/loopback.ts"), here(program), name],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  child.stdin.end(JSON.stringify(work));
  let output = "";
  for await (const chunk of child.stdout) output += chunk;
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
