/** The tools `network_state`, `change_network` and `send_funds`: they are offered for a local network only. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { LocalNetwork } from "../local-network.ts";
import { addTool } from "../tool.ts";

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
  addTool(
    server,
    "network_state",
    {
      title: "State of the local network",
      description:
        "The clock of the local network, the faults that are set, and the names of its saved worlds.",
      input: {},
    },
    async () => ({
      clock: await local.control("GET", "/clock"),
      ...Object(await local.control("GET", "/faults")),
      ...Object(await local.control("GET", "/snapshots")),
    }),
  );
  addTool(
    server,
    "change_network",
    {
      title: "Change the local network",
      description: [
        "Changes the local network: advance_clock by `seconds` (scheduled events run), freeze_clock, resume_clock, make_blocks (`count`),",
        "add_fault (`fault`: kind status, delay, cut, malformed or drift; route such as /ext/bc/P; method; every; next; status, ms, share, at), clear_faults,",
        "save the state under `name`, restore it.",
      ].join(" "),
      input: {
        action: z.enum(actions),
        seconds: z.number().min(0).optional(),
        count: z.number().int().min(1).max(1000).optional(),
        fault: z.record(z.string(), z.unknown()).optional(),
        name: z.string().min(1).max(100).optional(),
      },
      changes: true,
    },
    async ({ action, ...change }) => {
      const rule = RULES[action];
      if (rule.needs && change[rule.needs] === undefined) throw new Error(`${action} needs ${rule.needs}`);
      return local.control(...rule.of(change));
    },
  );
  addTool(
    server,
    "send_funds",
    {
      title: "Send funds on the local network",
      description:
        "Sends funds from a funded account of the local network: AVAX on the P- and X-Chain, the native token on an EVM chain.",
      input: {
        to: z.string().describe("0x address on an EVM chain, bech32 address on the P- or X-Chain"),
        amount: z
          .string()
          .regex(/^\d{1,9}(\.\d{1,18})?$/)
          .describe("Whole tokens, such as 1.5"),
        chain: z.string().regex(/^\w+$/).default("C").describe("P, X, C, or the id of an L1's blockchain"),
      },
      changes: true,
    },
    ({ to, amount, chain }) => local.sendFunds(chain, to, amount),
  );
}
