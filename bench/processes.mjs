/** Starts the server and the subjects as child processes, and asks them for one thing at a time. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const ANSWER_LIMIT_MS = 120_000;

/** The environment without anything that changes how a child behaves or whom it may tell about it. */
function cleanEnvironment() {
  const { NODE_OPTIONS, HTTP_PROXY, HTTPS_PROXY, http_proxy, https_proxy, ...rest } = process.env;
  return { ...rest, DO_NOT_TRACK: "1", NODE_ENV: "production" };
}

function start(file, args) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return fork(path, args, { env: cleanEnvironment(), stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

/** The next message of a child; fails when the child ends first or stays silent. */
function nextMessage(child, what) {
  return new Promise((resolve, reject) => {
    const settle = (finish) => (value) => {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
      finish(value);
    };
    const onMessage = settle(resolve);
    const onExit = settle((code) => reject(new Error(`${what}: its process ended with code ${code}`)));
    const timer = setTimeout(
      settle(() => reject(new Error(`${what}: no answer in ${ANSWER_LIMIT_MS / 1000} s`))),
      ANSWER_LIMIT_MS,
    );
    child.on("message", onMessage);
    child.on("exit", onExit);
  });
}

/** Starts the scripted server. */
export async function startServer() {
  const child = start("./server.mjs", []);
  const { port } = await nextMessage(child, "server");
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** Changes how it answers: `{ pages, latencyMs }`. */
    async set(script) {
      child.send(script);
      await nextMessage(child, "server");
    },
    stop: () => child.disconnect(),
  };
}

/** Starts one subject and connects it to the server; throws when the subject cannot be loaded. */
export async function startSubject(name, baseUrl) {
  const child = start("./subject.mjs", [name]);
  const ask = async (command, options = {}) => {
    const answer = nextMessage(child, name);
    child.send({ command, ...options });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(error);
    return result;
  };
  const stop = () => {
    if (child.connected) child.disconnect();
  };
  try {
    const { offers } = await ask("connect", { baseUrl });
    return { name, offers, ask, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
