/** Texts of strangers that would command the terminal, by every way on which the command prints such texts. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@primary-network/devnet/parts";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../../../../tools/shared/listen.ts";
import { WebhookReceiver } from "../../../devnet/src/dev/webhook-receiver.ts";
import { block } from "../../test/block-happening.ts";
import { responding } from "../mcp/tool.ts";
import { runProgram } from "../program.ts";
import { ProgressDisplay, type ProgressKind } from "../progress/display.ts";
import { chainWork, exportWork } from "../progress/works.ts";
import { cardsForm, type Form, jsonLinesForm } from "../query/forms.ts";
import { type ChainStatus, statusColumns } from "../query/rows/status.ts";
import { Happenings } from "../watch/happening.ts";
import { liveView, pipedView } from "../watch/views.ts";
import { createOutput, tellBug } from "./output.ts";
import { type Screen, screenOf } from "./screen.ts";
import { table } from "./table.ts";

const HOSTILE = [
  "\u001b]0;title\u0007",
  "\u001b[2J",
  "\b\b",
  "\r",
  "\u007f",
  "\u009b2J",
  "\u202e",
  "\u2067",
  "\u200f",
];

/** Returns the lines of a terminal on which everything is written. */
function written() {
  const texts: string[] = [];
  const write = (text: string) => void texts.push(text);
  return { write, output: createOutput(write, write), text: () => texts.map((one) => `${one}\n`).join("") };
}

/** Runs a command line; everything that it writes. */
async function run(...words: string[]): Promise<string> {
  const { write, text } = written();
  const spies = (["log", "error"] as const).map((name) => vi.spyOn(console, name).mockImplementation(write));
  const { exitCode } = process;
  try {
    await runProgram(["node", "primary-network", ...words]);
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = exitCode;
  }
  return text();
}

/** A deployment whose every response is this one. */
async function deployment(status: number, body: object): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  const url = await listen(server);
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return url;
}

const chainsOf = (evil: string) => ({
  chains: [{ network: "fuji", chain: evil, state: evil, height: 1, nodeHeight: 1 }],
});

/** Queries of a deployment's state, in a form. */
const query =
  (...flags: string[]) =>
  async (evil: string) =>
    run("status", "--network", "fuji", "--base-url", await deployment(200, chainsOf(evil)), ...flags);

const noRows = async function* () {};

/** The state of a chain as a form prints it. */
function formed(evil: string, formOf: (screen: Screen) => Form<ChainStatus>): string {
  const { output, text } = written();
  const form = formOf({ ...screenOf({}, {}), ...output });
  form.row(chainsOf(evil).chains[0] as unknown as ChainStatus); // a stranger sends any values
  form.end();
  return text();
}

/** A view of `watch` in which everything comes from strangers. */
async function watched(evil: string, width: number | undefined): Promise<string> {
  const { write, output, text } = written();
  const screen = {
    ...screenOf({ isTTY: width !== undefined, columns: width ?? 0 }, { NO_COLOR: "1" }),
    ...output,
  };
  const view = width === undefined ? pipedView(screen) : liveView({ screen, write, height: 40 }, evil);
  const known = new Happenings();
  known.chains = chainsOf(evil).chains as unknown as typeof known.chains; // a stranger sends any values
  view.chains(known);
  const one = { ...block(1), chain: evil, what: evil, id: evil };
  known.add(one);
  view.happened(one, known);
  await new Promise(setImmediate);
  view.fault(evil);
  await new Promise(setImmediate);
  view.close();
  return text();
}

function shown(kind: ProgressKind, evil: string): string {
  const { write, text } = written();
  const status = {
    network: evil,
    chain: "p-chain",
    role: "leader",
    phase: "catching-up",
    height: 1,
    fault: evil,
  };
  const works = [
    chainWork(status as unknown as Parameters<typeof chainWork>[0]), // what is shown of it
    exportWork({ operation: evil, rows: 1 } as Parameters<typeof exportWork>[0]),
  ];
  let now = 0;
  const display = new ProgressDisplay(kind, { write, columns: 400, rows: 9 }, () => now);
  for (const seconds of [0, 20]) {
    now = seconds * 1_000;
    display.show(works);
  }
  return text();
}

const WAYS: Record<string, (evil: string) => string | Promise<string>> = {
  "an error of a deployment": async (message) =>
    run("status", "--base-url", await deployment(400, { statusCode: 400, error: "Bad Request", message })),
  "a table": query(),
  JSON: query("--json"),
  "lines of JSON": (evil) =>
    formed(evil, ({ print }) => jsonLinesForm({ columns: statusColumns, rows: noRows }, print)),
  CSV: async (evil) => (await query("--csv")(evil)).replaceAll("\r\n", "\n"),
  cards: (evil) => formed(evil, (screen) => cardsForm({ columns: statusColumns, rows: noRows }, screen)),
  "a configuration, to doctor": async (evil) => {
    const folder = await mkdtemp(join(tmpdir(), "hostile-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, "config.json"), JSON.stringify({ [evil]: 1 }));
    const file = join(folder, "config.json");
    return (
      (await run("doctor", "--config", file)) +
      (await run("doctor", "--config", file, "--json")) +
      (await run("serve", "--config", file))
    );
  },
  "watch in a pipe": (evil) => watched(evil, undefined),
  "watch on a terminal": (evil) => watched(evil, 200),
  bars: (evil) => shown("bar", evil),
  "lines of progress": (evil) => shown("lines", evil),
  "progress in JSON": (evil) => shown("json", evil),
  "the log": (evil) => {
    const { write, text } = written();
    createLog("info", { write })
      .child({ chain: evil })
      .warn({ err: new Error(evil), [evil]: 1 }, evil);
    return text();
  },
  "a webhook's message": async (evil) => {
    const { write, text } = written();
    const receiver = new WebhookReceiver({
      request: async () => Response.json({}),
      now: () => 0,
      log: createLog("info", { write }),
      hosts: undefined,
    });
    const body = JSON.stringify({ webhookId: evil, eventType: evil, messageId: evil });
    await receiver.fetch(new Request("http://127.0.0.1/webhooks-received", { method: "POST", body }));
    return text();
  },
  "a result for an assistant": async (evil) =>
    (await responding(async () => ({ evil }))({})).content.map((one) => Object(one).text).join(),
  "an error for an assistant": async (evil) =>
    (await responding(() => Promise.reject(new Error(evil)))({})).content
      .map((one) => Object(one).text)
      .join(),
  "a bug": (evil) => {
    const { output, text } = written();
    tellBug(new Error(evil), output);
    return text();
  },
  "a table of the tour": (evil) => {
    const { output, text } = written();
    output.print(table(["name"], [[evil]]));
    return text();
  },
};

it.each(Object.entries(WAYS))("%s shows what a stranger says without obeying it", async (_, way) => {
  const text = await way(`begin${HOSTILE.join("")}end`);
  expect(text).toMatch(/begin.*end/);
  expect(HOSTILE.filter((hostile) => text.includes(hostile))).toEqual([]);
});
