/** Runs one client, wallet or tool in a process of its own that can reach nothing but this machine. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { loader } from "../shared/loader.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Gives `work` to a program of this folder on standard input; resolves with the lines of JSON that it wrote, whose type
 * is the program's.
 */
export async function linesOf<T>(program: string, name: string, work: object): Promise<T[]> {
  const loopback = ["--import", new URL("../shared/loopback.ts", import.meta.url).href];
  const child = spawn(process.execPath, [...loader, ...loopback, here(program), name], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.on("error", () => {}); // it has ended, and wrote why
  child.stdin.end(JSON.stringify(work));
  let output = "";
  for await (const chunk of child.stdout) output += chunk;
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
