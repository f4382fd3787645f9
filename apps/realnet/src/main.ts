/** Entry of `pnpm realnet`: starts a network of real nodes, drives it, compares services with it, records it and ends it. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drive } from "./drive/drive.ts";
import { startRealNetwork } from "./network.ts";
import { FIXTURES, observe } from "./observe.ts";
import { writeRefusals } from "./record/refusals.ts";

const { values } = parseArgs({
  options: {
    folder: { type: "string", default: join(".primary-network", "realnet") },
    port: { type: "string", default: "22000" },
    /** Leaves the network running until a signal. */
    stay: { type: "boolean", default: false },
    /** Starts the network of the folder again, and drives nothing. */
    idle: { type: "boolean", default: false },
    /** Lets Helicon begin 30 seconds after the start, and drives what it brings; the node must know it. */
    helicon: { type: "boolean", default: false },
    /** Compares and records as well; two services take four ports from 40 above the network's on. */
    observe: { type: "boolean", default: false },
    /** Puts the new recordings in the place of the repository's. */
    update: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});
const binary = process.env.AVALANCHEGO;
if (binary === undefined || binary === "") {
  console.error("realnet: set AVALANCHEGO to the path of an avalanchego binary.");
  process.exit(2);
}

// Its locks and terms count from its beginning, so a network can be driven once.
if (!values.idle && existsSync(join(values.folder, "plan.json"))) {
  console.error(
    `realnet: ${values.folder} has a network already. Delete it, give another --folder, or use --idle.`,
  );
  process.exit(2);
}

/** Resolves at the first signal; a listener alone does not keep a process alive, so a timer does until it is stopped. */
function awaitSignal(): { readonly signal: Promise<void>; readonly release: () => void } {
  const alive = setInterval(() => {}, 60_000);
  const signal = new Promise<void>((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
  return { signal, release: () => clearInterval(alive) };
}

/** Where the recordings go. */
const recordings = values.update ? FIXTURES : join(values.folder, "recordings");

const started = Date.now();
const seconds = () => ((Date.now() - started) / 1_000).toFixed(1).padStart(6);
const log = (line: string) => console.log(`${seconds()} ${line}`);
const { signal, release } = awaitSignal();
const network = await startRealNetwork({
  binary,
  folder: values.folder,
  basePort: Number(values.port),
  shortTerm: values.helicon ? 45 : 100,
  shortLock: 90,
  ...(values.helicon && { heliconTime: Math.floor(Date.now() / 1_000) + 30 }),
});
try {
  for (const { nodeId, url } of network.nodes) log(`${nodeId} ${url}`);
  const work = values.idle ? undefined : drive(network, values.verbose ? log : () => {});
  if (values.observe) {
    const databaseUrl = process.env.SERVICE_TEST_DATABASE_URL;
    const defects = await observe({
      network,
      work: work ?? Promise.resolve(),
      folder: join(values.folder, `services-${started}`),
      port: Number(values.port) + 40,
      ...(databaseUrl !== undefined && { databaseUrl }),
      recordings,
      log: console.log,
    });
    if (defects > 0) process.exitCode = 1;
  }
  if (work !== undefined) {
    const driven = await Promise.race([work, signal]);
    if (driven !== undefined) {
      await writeFile(join(values.folder, "driven.json"), JSON.stringify(driven.steps, undefined, 1));
      const accepted = driven.steps.filter(({ txId }) => txId !== undefined).length;
      log(`${accepted} transactions accepted, ${driven.steps.length - accepted} refused as they must be`);
      const { rewarded, aborted } = driven.outcome;
      log(`${rewarded} terms ended with a reward, ${aborted} without`);
      if (values.observe && values.helicon) {
        const file = join(recordings, "helicon-refusals.json");
        await writeFile(file, writeRefusals(driven.steps, "Helicon"));
      }
      for (const { lane, error } of driven.failures) console.error(`${lane}:`, error);
      if (driven.failures.length > 0) process.exitCode = 1;
    }
  }
  if (values.stay || (values.idle && !values.observe)) await signal;
} finally {
  await network.close();
  release();
}
