/**
 * One client in a process of its own: makes transfers, each of them cut off at a request, and finishes them. Standard input
 * gives its work, and each transfer is one line of JSON on standard output. Its argument is the way; see child.ts.
 */
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { createWalletNode } from "@primary-network/wallet";
import type { Network } from "../steps.ts";
import { fund, readAmounts } from "./accounts.ts";
import { createTheirs } from "./avalanche-sdk-client.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { DIRECTIONS, type DrawnTransfer, drawTransfer } from "./draw.ts";
import { type Amounts, type End, endOf, isConserved } from "./judge.ts";
import { createOurs } from "./ours.ts";
import type { TransferClient, Way } from "./transfer-client.ts";

/** Work of a client. */
export interface Work {
  readonly network: Network;
  readonly hrp: string;
  /** File of the other client's copy. */
  readonly copy: string;
  readonly seed: string;
  readonly runs: number;
}

/** A transfer. */
export interface TransferLine {
  readonly direction: string;
  /** Number of its last request; 0 if it was not cut off. */
  readonly cutAt: number;
  readonly requests: number;
  /** State after the kill. */
  readonly killed: End;
  /** State at the end. */
  readonly end: End;
  /** nAVAX that are exported and not imported at the end, in decimal. */
  readonly stuck: string;
  /** Error of the client when nothing was cut off. */
  readonly error?: string;
}

/** Transfers at a time. */
const LANES = 4;
/** Milliseconds until the node has done what was sent to it. */
const PATIENCE = 20_000;

const work: Work = JSON.parse(await text(process.stdin));
const { network, seed, runs } = work;
const way = process.argv[2] as Way; // run.ts gives one
const clients: Readonly<Record<Way, () => TransferClient>> = {
  "ours-journal": () => createOurs(true),
  "ours-no-journal": () => createOurs(false),
  "theirs-import": () => createTheirs(work.copy, work.hrp, "import"),
  "theirs-again": () => createTheirs(work.copy, work.hrp, "again"),
  "theirs-send": () => createTheirs(work.copy, work.hrp, "send"),
};
const client = clients[way]();
const node = createWalletNode({ baseUrl: network.nodeUrl });

/** Reads the amounts, when nothing is under way any more. */
async function settled(job: DrawnTransfer, before: bigint): Promise<Amounts> {
  const start = performance.now();
  for (;;) {
    const amounts = await readAmounts(node, job, before);
    if (isConserved(amounts) || performance.now() - start > PATIENCE) return amounts;
    await setTimeout(100);
  }
}

const messageOf = (error: unknown) => String(error instanceof Error ? error.message : error).slice(0, 300);

/** Makes a transfer, cuts it off, and finishes it. */
async function run(job: DrawnTransfer, cutAt: number): Promise<TransferLine> {
  const { before } = await readAmounts(node, job);
  const isCut = Number.isFinite(cutAt);
  const proxy = await startCuttingProxy(network.nodeUrl, { at: cutAt, isSent: job.isSent });
  const error = await client.transfer(job, proxy.url).then(() => undefined, messageOf);
  await proxy.close();
  const killed = await settled(job, before);
  // A client that throws although nothing was cut off is not restarted: this shows what it does by itself.
  if (isCut) await client.finish(job, network.nodeUrl).catch(() => {}); // the amounts say what became of it
  const end = isCut ? await settled(job, before) : killed;
  return {
    direction: `${job.from}-${job.to}`,
    cutAt: isCut ? cutAt : 0,
    requests: proxy.requests(),
    killed: endOf(killed),
    end: endOf(end),
    stuck: end.between.toString(),
    ...(!isCut && error !== undefined && { error }),
  };
}

const draw = (number: number) => drawTransfer(seed, way, number);
const whole = DIRECTIONS.map((_, at) => draw(at - DIRECTIONS.length));
const drawn = Array.from({ length: runs }, (_, at) => draw(at));
const write = (line: TransferLine) => process.stdout.write(`${JSON.stringify(line)}\n`);
await fund(network, [...whole, ...drawn]);
const requests = new Map<string, number>();
for (const job of whole) {
  const line = await run(job, Number.POSITIVE_INFINITY);
  requests.set(line.direction, line.requests);
  write(line);
}
const queue = drawn.values();
const lanes = Array.from({ length: LANES }, async () => {
  for (const job of queue) {
    const most = requests.get(`${job.from}-${job.to}`) ?? 1;
    write(await run(job, 1 + Math.floor(job.part * most)));
  }
});
await Promise.all(lanes);
process.exit(0); // clients keep timers and sockets
