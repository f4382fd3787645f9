/** Starts the server and the subjects as child processes, and asks them for one thing at a time. */
import { type ChildProcess, fork } from "node:child_process";
import { type Program, programFile } from "./compile.ts";
import type { CommandName, SubjectCommands } from "./subject-commands.ts";

const LIMIT_MS = 120_000;

/** The environment without anything that changes how a child behaves or whom it may tell about it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, HTTP_PROXY, HTTPS_PROXY, http_proxy, https_proxy, ...rest } = process.env;
  return { ...rest, DO_NOT_TRACK: "1", NODE_ENV: "production" };
}

/** Starts a program, with the environment of a stranger to this repository. */
export function start(
  program: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: "inherit" | "ignore" = "inherit",
): ChildProcess {
  return fork(programFile(program), args, {
    env: { ...cleanEnvironment(), ...env },
    execArgv: [], // without the loader that this process has
    stdio: ["ignore", output, output, "ipc"],
  });
}

/** The next message of a child; fails when the child ends first or stays silent. Its type is what the program sends. */
function nextMessage<T>(child: ChildProcess, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
    };
    const onMessage = (message: unknown) => {
      done();
      resolve(message as T);
    };
    const onExit = (code: number | null) => {
      done();
      reject(new Error(`${what}: its process ended with code ${code}`));
    };
    const timer = setTimeout(() => {
      done();
      reject(new Error(`${what}: no response in ${LIMIT_MS / 1000} s`));
    }, LIMIT_MS);
    child.on("message", onMessage);
    child.on("exit", onExit);
  });
}

/** How the scripted server responds. */
export interface Script {
  /** Pages of the listing. */
  readonly pages: number;
  readonly latencyMs: number;
}

export interface ScriptedServer {
  readonly baseUrl: string;
  /** Changes how it responds. */
  set(script: Script): Promise<void>;
  stop(): void;
}

/** Starts the scripted server. */
export async function startServer(): Promise<ScriptedServer> {
  const child = start("server", []);
  const { baseUrl } = await nextMessage<{ baseUrl: string }>(child, "server");
  return {
    baseUrl,
    async set(script) {
      child.send(script);
      await nextMessage(child, "server");
    },
    stop: () => child.disconnect(),
  };
}

export interface StartedSubject {
  ask<C extends CommandName>(
    command: C,
    options: SubjectCommands[C]["options"],
  ): Promise<SubjectCommands[C]["result"]>;
  stop(): void;
}

type Reply<T> = { readonly result: T; readonly error?: undefined } | { readonly error: string };

/** Starts one subject and connects it to the server; throws when the subject cannot be loaded. */
export async function startSubject(name: string, baseUrl: string): Promise<StartedSubject> {
  const child = start("subject", [name]);
  const subject: StartedSubject = {
    async ask<C extends CommandName>(command: C, options: SubjectCommands[C]["options"]) {
      const coming = nextMessage<Reply<SubjectCommands[C]["result"]>>(child, name);
      child.send({ command, options });
      const reply = await coming;
      if (reply.error !== undefined) throw new Error(reply.error);
      return reply.result;
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
  try {
    await subject.ask("connect", { baseUrl });
    return subject;
  } catch (error) {
    subject.stop();
    throw error;
  }
}
