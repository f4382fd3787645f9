/** Starts a process of the bench and waits for what it tells. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * @param file beside this one
 * @returns {{ told: Promise<any>, send(message: object): void, stop(): void }} `told` rejects when the process ends first or takes too long
 */
export function child(file, args, limitMs) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const process_ = fork(path, args.map(String), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const told = new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${file}: nothing told in ${limitMs / 1000} s`));
      process_.kill("SIGKILL");
    }, limitMs);
    process_.once("message", (message) => {
      clearTimeout(timer);
      if (message.error === undefined) resolve(message);
      else reject(new Error(`${file}: ${message.error}`));
    });
    process_.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`${file}: ended with code ${code}`));
    });
  });
  return {
    told,
    send: (message) => process_.send(message),
    stop: () => process_.connected && process_.disconnect(),
  };
}
