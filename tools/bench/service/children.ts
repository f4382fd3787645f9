/** Starts a process of the bench and waits for what it sends. */
import { fork } from "node:child_process";
import { type Program, programFile } from "../compile.ts";

export interface Child<T> {
  /** Its first message; rejects when the process ends first or takes too long. */
  readonly firstMessage: Promise<T>;
  send(message: object): void;
  /** Sends a message and resolves with the next one from there. */
  ask<Reply>(message: object): Promise<Reply>;
  stop(): void;
}

/** What a process sends: its result, or what went wrong. */
export type Sent<T> = (T & { readonly error?: undefined }) | { readonly error: string };

/** Starts a program; `T` is what it sends. */
export function child<T>(program: Program, args: readonly (string | number)[], limitMs: number): Child<T> {
  const started = fork(programFile(program), args.map(String), {
    execArgv: [], // without the loader that this process has
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const firstMessage = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${program}: nothing sent in ${limitMs / 1000} s`));
      started.kill("SIGKILL");
    }, limitMs);
    started.once("message", (message) => {
      clearTimeout(timer);
      const outcome = message as Sent<T>;
      if (outcome.error === undefined) resolve(outcome);
      else reject(new Error(`${program}: ${outcome.error}`));
    });
    started.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`${program}: ended with code ${code}`));
    });
  });
  return {
    firstMessage,
    send: (message) => started.send(message),
    ask: <Reply>(message: object) =>
      new Promise<Reply>((resolve, reject) => {
        const ended = (code: number | null) => reject(new Error(`${program}: ended with code ${code}`));
        started.once("exit", ended);
        started.once("message", (reply) => {
          started.off("exit", ended);
          resolve(reply as Reply);
        });
        started.send(message);
      }),
    stop() {
      if (started.connected) started.disconnect();
    },
  };
}
