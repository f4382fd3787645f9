/** The tools `network_state`, `change_network` and `send_funds`: they are offered for a local network only. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { LocalNetwork } from "../local-network.ts";
import { responding } from "../tool.ts";

interface Change {
  readonly seconds?: number | undefined;
  readonly count?: number | undefined;
  readonly fault?: Record<string, unknown> | undefined;
  readonly name?: string | undefined;
}

/** A request to the control API. */
type ControlRequest = readonly [method: string, path: string, body?: object | undefined];

/** One change: its request, and the field that it needs. */
interface Rule {
  readonly needs?: keyof Change;
  of(change: Change): ControlRequest;
}

const actions = [
  "advance_clock",
  "freeze_clock",
  "resume_clock",
  "make_blocks",
  "add_fault",
  "clear_faults",
  "save",
  "restore",
] as const;

const RULES: Readonly<Record<(typeof actions)[number], Rule>> = {
  advance_clock: { needs: "seconds", of: ({ seconds }) => ["POST", "/clock/advance", { seconds }] },
  freeze_clock: { of: () => ["POST", "/clock/freeze"] },
  resume_clock: { of: () => ["POST", "/clock/resume"] },
  make_blocks: { of: ({ count = 1 }) => ["POST", "/blocks", { count }] },
  add_fault: { needs: "fault", of: ({ fault }) => ["POST", "/faults", fault] },
  clear_faults: { of: () => ["DELETE", "/faults"] },
  save: { needs: "name", of: ({ name = "" }) => ["PUT", `/snapshots/${encodeURIComponent(name)}`] },
  restore: {
    needs: "name",
    of: ({ name = "" }) => ["POST", `/snapshots/${encodeURIComponent(name)}/restore`],
  },
};

export function addLocalNetwork(server: McpServer, local: LocalNetwork): void {
  server.registerTool(
    "network_state",
    {
      title: "State of the local network",
      description:
        "The clock of the local network, the faults that are set, and the names of its saved worlds.",
      inputSchema: {},
      annotations: { readOnlyHint: true },
    },
    responding(async () => ({
      clock: await local.control("GET", "/clock"),
      ...Object(await local.control("GET", "/faults")),
      ...Object(await local.control("GET", "/snapshots")),
    })),
  );
  server.registerTool(
    "change_network",
    {
      title: "Change the local network",
      description: [
        "Changes the local network: advance_clock by `seconds` (what becomes due happens), freeze_clock, resume_clock, make_blocks (`count`),",
        "add_fault (`fault`: kind status, delay, cut, malformed or drift; route such as /ext/bc/P; method; every; next; status, ms, share, at), clear_faults,",
        "save the world under `name`, restore it.",
      ].join(" "),
      inputSchema: {
        action: z.enum(actions),
        seconds: z.number().min(0).optional(),
        count: z.number().int().min(1).max(1000).optional(),
        fault: z.record(z.string(), z.unknown()).optional(),
        name: z.string().min(1).max(100).optional(),
      },
    },
    responding(async ({ action, ...change }) => {
      const rule = RULES[action];
      if (rule.needs && change[rule.needs] === undefined) throw new Error(`${action} needs ${rule.needs}`);
      return local.control(...rule.of(change));
    }),
  );
  server.registerTool(
    "send_funds",
    {
      title: "Send funds on the local network",
      description: "Sends the native token of an EVM chain from a funded account of the local network.",
      inputSchema: {
        to: z.string().describe("EVM address"),
        amount: z
          .string()
          .regex(/^\d{1,9}(\.\d{1,18})?$/)
          .describe("Whole tokens, such as 1.5"),
        chain: z.string().regex(/^\w+$/).default("C").describe("C, or the id of an L1's blockchain"),
      },
    },
    responding(({ to, amount, chain }) => local.sendFunds(chain, to, amount)),
  );
}
