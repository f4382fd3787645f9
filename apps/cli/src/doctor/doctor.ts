/** Checks everything that `serve`, `index` or `dev` needs, with advice for each failure. */

import { CliError } from "@primary-network/devnet/terminal";
import { anvilFault } from "@primary-network/localnet";
import { inspectNativeParts } from "@primary-network/service";
import { type Config, readConfig } from "../config/config.ts";
import type { JsonFlag } from "../flags/json-flag.ts";
import type { Output } from "../terminal/output.ts";
import { readVersions } from "../terminal/version.ts";
import { checkDatabase, checkDisk } from "./database-checks.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { checkPorts, judgeAnvil, judgeNode, judgeParts, type Port } from "./machine-checks.ts";
import { checkNode } from "./node-checks.ts";
import { hide, secretsOf } from "./redact.ts";
import type { Fetch } from "./rpc.ts";

/** The flags of `doctor`: a configuration file, or the same flags as `dev`. */
export interface DoctorFlags extends JsonFlag {
  readonly config?: string;
  readonly host: string;
  readonly nodePort: number;
  readonly port: number;
  readonly adminPort: number;
  readonly dataDir: string;
  readonly evm: boolean;
}

/** Environment, network and clock of the checks. Tests replace them. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Paths that a running deployment serves with status 200. */
const NODE_PROBE = "/ext/health";
const SERVICE_PROBE = "/v1/live-check";
const ADMIN_PROBE = "/livez";

async function checkService(config: Config, { fetch, now }: Surroundings): Promise<Finding[]> {
  const { service, listen, file } = config;
  const { databaseUrl, dataDir, databaseSsl, databasePools } = service;
  const database = {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(dataDir !== undefined && { dataDir }),
    ...(databaseSsl && { databaseSsl }),
  };
  const networks = Object.entries(service.networks).flatMap(([name, source]) =>
    source ? [{ name, source }] : [],
  );
  const parts = await inspectNativeParts();
  const signatures = networks.some(({ source }) => source.warpSigners !== undefined);
  const ports: Port[] = [
    { host: listen.host, port: listen.port, setting: "listen.port", probe: SERVICE_PROBE },
    { host: listen.adminHost, port: listen.adminPort, setting: "listen.adminPort", probe: ADMIN_PROBE },
  ];
  return [
    findingsOf("configuration").ok("file", file),
    ...judgeParts(parts, { embedded: databaseUrl === undefined, signatures }),
    ...(await checkDatabase(
      database,
      { file, migrates: service.migrate ?? true, pools: databasePools },
      now,
    )),
    ...(await Promise.all(networks.map(({ name, source }) => checkNode(name, source, fetch, now())))).flat(),
    ...(await checkPorts(ports, fetch)),
  ];
}

async function checkDev(
  { host, nodePort, port, adminPort, dataDir, evm }: DoctorFlags,
  { fetch }: Surroundings,
): Promise<Finding[]> {
  const embedded = dataDir !== "memory";
  return [
    ...judgeParts(await inspectNativeParts(), { embedded, signatures: true }),
    ...(evm ? [judgeAnvil(await anvilFault())] : []),
    ...(embedded ? [await checkDisk(dataDir)] : []),
    ...(await checkPorts(
      [
        { host, port: nodePort, setting: "--node-port", probe: NODE_PROBE },
        { host, port, setting: "--port", probe: SERVICE_PROBE },
        { host: "127.0.0.1", port: adminPort, setting: "--admin-port", probe: ADMIN_PROBE },
      ],
      fetch,
    )),
  ];
}

const MARKS = { ok: "ok     ", warning: "warning", failure: "FAILURE" };

function describe(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ status, subject, check, detail, advice }) => [
    `${MARKS[status]}  ${subject}: ${check}: ${detail}`,
    ...(advice === undefined ? [] : [`         ${advice}`]),
  ]);
  const count = (status: Finding["status"]) => findings.filter((finding) => finding.status === status).length;
  const total = (name: string, number: number) => `${number} ${name}${number === 1 ? "" : "s"}`;
  const sums = [total("failure", count("failure")), total("warning", count("warning")), `${count("ok")} ok`];
  return [...lines, "", sums.join(", ")].join("\n");
}

/**
 * Runs the command.
 *
 * @returns its exit code: 1 when a check failed
 */
export async function runDoctor(
  flags: DoctorFlags,
  { print }: Output,
  surroundings: Surroundings = { env: process.env, fetch: (url, init) => fetch(url, init), now: Date.now },
): Promise<number> {
  const versions = readVersions();
  const found = [judgeNode(versions.node)];
  let secrets: readonly string[] = [];
  if (flags.config === undefined) found.push(...(await checkDev(flags, surroundings)));
  else {
    try {
      const config = await readConfig(flags.config, surroundings.env);
      secrets = secretsOf(config.service);
      found.push(...(await checkService(config, surroundings)));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      found.push(findingsOf("configuration").failure("file", error.message, "Correct the file."));
    }
  }
  const findings = hide(secrets, found);
  const failed = findings.some(({ status }) => status === "failure");
  print(
    flags.json ? JSON.stringify({ ok: !failed, ...versions, findings }, undefined, 2) : describe(findings),
  );
  return failed ? 1 : 0;
}
