/** Checks of this machine: Node.js, native parts, ports. */
import { createServer } from "node:net";
import type { NativeParts } from "@primary-network/service";
import { type Finding, findingsOf } from "./finding.ts";
import type { Fetch } from "./rpc.ts";

/** The oldest version that the package supports (its `engines`). */
const OLDEST = { major: 20, minor: 19 };

/** @param version of Node.js, without the `v` */
export function judgeNode(version: string): Finding {
  const { ok, failure } = findingsOf("Node.js");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor))
    return ok("version", version);
  return failure("version", version, `Use Node.js ${OLDEST.major}.${OLDEST.minor} or newer.`);
}

/** Judges native parts that do not load. */
export function judgeParts(
  { lock, blst }: NativeParts,
  { embedded, signatures }: { readonly embedded: boolean; readonly signatures: boolean },
): Finding[] {
  const { ok, warning, failure } = findingsOf("native parts");
  const lockFinding = lock
    ? ok("lock", "loads")
    : failure(
        "lock",
        "fs-native-extensions, which locks the data folder, does not load on this platform",
        "Use PostgreSQL, or keep everything in memory (dev --data-dir memory).",
      );
  const blstFinding = blst
    ? ok("blst", "loads")
    : warning(
        "blst",
        "is not installed: signatures are verified some ten times more slowly",
        "npm install @chainsafe/blst",
      );
  return [...(embedded ? [lockFinding] : []), ...(signatures ? [blstFinding] : [])];
}

/** @param fault why Anvil cannot run; undefined when it can */
export function judgeAnvil(fault: string | undefined): Finding {
  const { ok, warning } = findingsOf("Anvil");
  if (fault === undefined) return ok("installed", "found");
  return warning("installed", fault, "Reinstall with optional dependencies, or use --no-evm.");
}

/** A port that a command will listen on. */
export interface Port {
  readonly host: string;
  readonly port: number;
  /** The flag or field that sets it. */
  readonly setting: string;
  /** Path that a running deployment serves with status 200 on this port. */
  readonly probe: string;
}

const REASONS: { readonly [code: string]: (port: Port) => readonly [detail: string, advice: string] } = {
  EADDRINUSE: ({ setting }) => ["another program listens on it", `End that program, or set ${setting}.`],
  EACCES: ({ setting }) => [
    "needs rights that this user does not have",
    `Set ${setting} to a port above 1023.`,
  ],
  EADDRNOTAVAIL: ({ host }) => [`the address ${host} does not belong to this machine`, "Correct the host."],
};

/** Milliseconds: a deployment on this machine responds at once. */
const PROBE_MS = 2_000;

/** Returns true if the port belongs to a running deployment. */
async function isOwn({ host, port, probe }: Port, fetch: Fetch): Promise<boolean> {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host;
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(`http://${reachable}:${port}${probe}`, { signal })).status === 200;
  } catch {
    return false;
  }
}

/**
 * Binds each port for a moment. A port of a running deployment passes, and so does port 0, which the system
 * chooses.
 */
export const checkPorts = (ports: readonly Port[], fetch: Fetch): Promise<Finding[]> =>
  Promise.all(
    ports.map(async (given) => {
      const { host, port } = given;
      const { ok, failure } = findingsOf(`port ${port}`);
      const code = await new Promise<string | undefined>((resolve) => {
        const server = createServer();
        server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
        server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
      });
      if (code === undefined) return ok("use", `nothing listens on ${host}`);
      if (code === "EADDRINUSE" && (await isOwn(given, fetch)))
        return ok("use", "the running deployment listens on it");
      const [detail, advice] = REASONS[code]?.(given) ?? [code, `Set ${given.setting}.`];
      return failure("use", detail, advice);
    }),
  );
