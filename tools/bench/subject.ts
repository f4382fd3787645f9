/** The process in which one subject runs and measures its own CPU time, wall time and memory. */
import "../shared/loopback.ts";
import type { SubjectClient } from "./client.ts";
import { peakRss } from "./peak-rss.ts";
import { type Page, proofs, type RequestName } from "./requests.ts";
import type { CommandName, Measured, SubjectCommands, Walked } from "./subject-commands.ts";
import { subjects } from "./subjects/subjects.ts";

const name = process.argv[2] ?? "";
let connected: SubjectClient | undefined;

function client(): SubjectClient {
  if (connected === undefined) throw new Error("not connected");
  return connected;
}

async function measured(work: () => Promise<unknown>): Promise<Measured> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await work();
  const used = process.cpuUsage(before);
  return { cpuMicros: used.user + used.system, wallMs: performance.now() - startedAt };
}

function requestOf(request: RequestName): () => PromiseLike<unknown> {
  const send = client()[request];
  if (send === undefined) throw new Error(`${name} has no request ${request}`);
  return send;
}

async function isDecoded(request: RequestName): Promise<boolean> {
  const { small, page, rpc, one, height, utxos, nodeValidators } = client();
  if (request === "small" && small) return proofs.small(await small());
  if (request === "page" && page) return proofs.page(await page());
  if (request === "rpc" && rpc) return proofs.rpc(await rpc());
  if (request === "one" && one) return proofs.one(await one());
  if (request === "height" && height) return proofs.height(await height());
  if (request === "utxos" && utxos) return proofs.utxos(await utxos());
  if (request === "nodeValidators" && nodeValidators) return proofs.nodeValidators(await nodeValidators());
  throw new Error(`${name} has no request ${request}`);
}

async function connect(baseUrl: string): Promise<null> {
  const load = subjects[name];
  if (load === undefined) throw new Error(`there is no subject ${name}`);
  connected = await (await load()).connect(baseUrl);
  return null;
}

async function prove(request: RequestName): Promise<null> {
  if (!(await isDecoded(request))) throw new Error(`the response to ${request} was not decoded`);
  return null;
}

/** Makes `calls` requests, at most `inFlight` of them at a time. */
function burst({ request, calls, inFlight }: SubjectCommands["burst"]["options"]): Promise<Measured> {
  return measured(async () => {
    const send = requestOf(request);
    let left = calls;
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        await send();
      }
    };
    await Promise.all(Array.from({ length: inFlight }, lane));
  });
}

async function walk(workMs: number): Promise<Walked> {
  let items = 0;
  let pages = 0;
  const onPage = (page: Page["items"]) => {
    pages += 1;
    items += page.length;
    if (workMs > 0) return new Promise<void>((resolve) => setTimeout(resolve, workMs));
  };
  const result = await measured(async () => {
    const walkAll = client().walk;
    if (walkAll === undefined) throw new Error(`${name} walks over no pages`);
    await walkAll(onPage);
  });
  return { ...result, items, pages, peakRss: peakRss() };
}

/** What `ask` of processes.ts sends. */
type Message = {
  [command in CommandName]: { command: command; options: SubjectCommands[command]["options"] };
}[CommandName];

function perform({ command, options }: Message): Promise<unknown> {
  switch (command) {
    case "connect":
      return connect(options.baseUrl);
    case "prove":
      return prove(options.request);
    case "burst":
      return burst(options);
    case "walk":
      return walk(options.workMs);
  }
}

process.on("message", async (message: Message) => {
  try {
    process.send?.({ result: await perform(message) });
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    const because = cause ? ` (${cause instanceof Error ? cause.message : cause})` : "";
    process.send?.({ error: `${error}${because}`.slice(0, 400) });
  }
});
process.on("disconnect", () => process.exit(0));
