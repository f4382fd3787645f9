/** Checks everything that `serve`, `index` or `dev` needs, and says what to change. */

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

/** The flags of `doctor`: a file, or those of `dev`. */
export interface DoctorFlags extends JsonFlag {
  readonly config?: string;
  readonly host: string;
  readonly nodePort: number;
  readonly port: number;
  readonly adminPort: number;
  readonly dataDir: string;
  readonly evm: boolean;
}

/** What the checks ask; tests give others. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

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
    { host: listen.host, port: listen.port, setting: "listen.port" },
    { host: listen.adminHost, port: listen.adminPort, setting: "listen.adminPort" },
  ];
  return [
    findingsOf("configuration").ok("valid", file),
    ...judgeParts(parts, { embedded: databaseUrl === undefined, signatures }),
    ...(await checkDatabase(
      database,
      { file, migrates: service.migrate ?? true, pools: databasePools },
      now,
    )),
    ...(await Promise.all(networks.map(({ name, source }) => checkNode(name, source, fetch, now())))).flat(),
    ...(await checkPorts(ports)),
  ];
}

async function checkDev({ host, nodePort, port, adminPort, dataDir, evm }: DoctorFlags): Promise<Finding[]> {
  const embedded = dataDir !== "memory";
  return [
    ...judgeParts(await inspectNativeParts(), { embedded, signatures: true }),
    ...(evm ? [judgeAnvil(await anvilFault())] : []),
    ...(embedded ? [await checkDisk(dataDir)] : []),
    ...(await checkPorts([
      { host, port: nodePort, setting: "--node-port" },
      { host, port, setting: "--port" },
      { host: "127.0.0.1", port: adminPort, setting: "--admin-port" },
    ])),
  ];
}

const MARKS = { ok: "ok     ", warning: "warning", failure: "FAILURE" };

function describe(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ status, subject, check, detail, advice }) => [
    `${MARKS[status]}  ${subject}: ${check}: ${detail}`,
    ...(advice === undefined ? [] : [`         ${advice}`]),
  ]);
  const count = (status: Finding["status"]) => findings.filter((finding) => finding.status === status).length;
  return [...lines, "", `${count("failure")} failures, ${count("warning")} warnings, ${count("ok")} ok`].join(
    "\n",
  );
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
  if (flags.config === undefined) found.push(...(await checkDev(flags)));
  else {
    try {
      const config = await readConfig(flags.config, surroundings.env);
      secrets = secretsOf(config.service);
      found.push(...(await checkService(config, surroundings)));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      found.push(findingsOf("configuration").failure("valid", error.message, "Correct the file."));
    }
  }
  const findings = hide(secrets, found);
  const failed = findings.some(({ status }) => status === "failure");
  print(
    flags.json ? JSON.stringify({ ok: !failed, ...versions, findings }, undefined, 2) : describe(findings),
  );
  return failed ? 1 : 0;
}
