/** Watches a network while it is driven: services index it and are killed, then everything is compared and recorded. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createDataClient } from "@primary-network/data";
import { type VerifyReport, verify } from "@primary-network/verify";
import { compareUptimes } from "./compare/compare-uptimes.ts";
import { disturb, tipsOf } from "./compare/live.ts";
import { printTable } from "./compare/print-table.ts";
import { ServeProcess } from "./compare/serve-process.ts";
import type { RealNetwork } from "./network.ts";
import { caller } from "./questions/exchange.ts";
import { writeNetworkRecord } from "./record/network-record.ts";
import { nodeOverHttp } from "./record/node-over-http.ts";
import { readQuestionRecord, writeQuestionRecord } from "./record/question-record.ts";
import { recordDifferences } from "./record/record-differences.ts";
import { type IndexReport, recordNetwork, recordQuestions } from "./record/record-network.ts";

/** The recordings that tests replay. */
export const FIXTURES = fileURLToPath(new URL("../../../fixtures/realnet", import.meta.url));
const QUESTIONS = "questions.jsonl";

/** Questions about auto-renewed validators, the only ones kept of a network that comes to Helicon: it has few other kinds of transactions. */
const ABOUT_HELICON = /AutoRenewed|renewed cycle|getCurrentValidators|info\.upgrades/;

/** Which files a run writes, and which questions it keeps. */
const filesOf = ({ heliconTime }: RealNetwork) =>
  heliconTime === undefined
    ? { network: "network.jsonl.gz", questions: QUESTIONS, keeps: /./ }
    : { network: "helicon.jsonl.gz", questions: "helicon-questions.jsonl", keeps: ABOUT_HELICON };

/** Time for a service to catch up after the last kill. */
const CATCH_UP_MS = 120_000;

export interface ObserveOptions {
  readonly network: RealNetwork;
  /** What goes on meanwhile; its failure is not reported here. */
  readonly work: Promise<unknown>;
  /** Folder of the services' databases and logs, a new one for each run. */
  readonly folder: string;
  /** Two for each service from here on. */
  readonly port: number;
  /** An empty PostgreSQL database; only the embedded one without it. */
  readonly databaseUrl?: string;
  /** Where the recordings go. */
  readonly recordings: string;
  readonly log: (line: string) => void;
}

/** @returns how many differences there are */
export async function observe(options: ObserveOptions): Promise<number> {
  const { network, work, folder, port, databaseUrl, recordings, log } = options;
  // Whoever drives asks the first node; the services have the last one, which is restarted.
  const node = network.nodes.at(-1) ?? network.nodes[0];
  const serve = (name: string, at: number, url?: string) =>
    new ServeProcess({
      folder: join(folder, name),
      nodeUrl: node.url,
      genesis: network.genesis,
      port: at,
      ...(url !== undefined && { databaseUrl: url }),
    });
  const services = [
    { title: "PGlite", service: serve("pglite", port) },
    ...(databaseUrl === undefined
      ? []
      : [{ title: "PostgreSQL", service: serve("postgresql", port + 2, databaseUrl) }]),
  ];
  let defects = 0;
  const tell = (title: string, report: VerifyReport, uptimes: readonly string[]) => {
    printTable(title, report, log);
    for (const line of uptimes) log(`DIFFERENT: ${line}`);
    defects += report.different + uptimes.length;
  };
  try {
    for (const { service } of services) await service.start();
    const done = await disturb(
      services.map(({ service }) => service),
      node,
      work,
    );
    log(`services killed ${done.kills} times, stopped ${done.stops}; node restarted ${done.nodeRestarts}`);
    const evmChainId = String(network.evmChainId);
    const asked = nodeOverHttp(node.url);
    const tips = await tipsOf(caller(asked), evmChainId);
    for (const { title, service } of services) {
      await service.untilAt(tips, CATCH_UP_MS);
      const client = { baseUrl: service.url, network: "fuji" } as const;
      const addresses = network.accounts.map(({ pAddress }) => pAddress);
      const report = await verify({ node: { baseUrl: node.url }, service: client, addresses });
      tell(title, report, await compareUptimes(asked, createDataClient(client)));
    }
  } finally {
    await Promise.all(services.map(({ service }) => service.end("SIGTERM")));
  }
  const { report, lines } = await record(network, recordings);
  tell("while recorded", report, report.uptimes);
  log(`${lines.length} differences from the recordings of the repository`);
  for (const line of lines) log(line);
  return defects;
}

/** Makes the recordings again, and says how they differ from the repository's. */
async function record(
  network: RealNetwork,
  folder: string,
): Promise<{ readonly report: IndexReport; readonly lines: readonly string[] }> {
  const older = await readFile(join(FIXTURES, QUESTIONS), "utf8");
  await mkdir(folder, { recursive: true });
  const { record: recorded, report } = await recordNetwork(network);
  const packed = await promisify(gzip)(writeNetworkRecord(recorded), { level: 9 });
  const files = filesOf(network);
  await writeFile(join(folder, files.network), packed);
  const newer = await recordQuestions(network);
  const exchanges = newer.exchanges.filter(({ question }) => files.keeps.test(question.name));
  await writeFile(join(folder, files.questions), writeQuestionRecord({ ...newer, exchanges }));
  return { report, lines: recordDifferences(readQuestionRecord(older), newer) };
}
