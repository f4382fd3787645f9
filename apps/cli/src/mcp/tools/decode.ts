/** The tool `decode`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { decodeHex } from "@primary-network/codec";
import { decodeBlock, decodeTx, decodeUtxo } from "@primary-network/codec/p";
import { decodeTx as decodeXTx } from "@primary-network/codec/x";
import { z } from "zod";
import { addTool } from "../tool.ts";

const DECODERS = {
  "p-transaction": decodeTx,
  "p-block": decodeBlock,
  "x-transaction": decodeXTx,
  "p-utxo": decodeUtxo,
} satisfies Record<string, (bytes: Uint8Array) => unknown>;

const kinds = ["p-transaction", "p-block", "x-transaction", "p-utxo"] as const;

/** Bytes as hex, at any depth. */
function withHex(value: unknown): unknown {
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString("hex")}`;
  if (Array.isArray(value)) return value.map(withHex);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withHex(part)]));
}

export function addDecode(server: McpServer): void {
  addTool(
    server,
    "decode",
    {
      title: "Decode bytes",
      description:
        "Decodes bytes of the Primary Network: a signed P- or X-Chain transaction, a P-Chain block or an output. Tries every kind unless one is given.",
      input: {
        hex: z
          .string()
          .regex(/^(?:0x)?[0-9a-fA-F]+$/)
          .max(200_000)
          .describe("The bytes, as RPC methods give them with or without checksum"),
        kind: z.enum(kinds).optional(),
      },
    },
    async ({ hex, kind }) => {
      const prefixed = hex.startsWith("0x") ? hex : `0x${hex}`;
      const faults: string[] = [];
      for (const name of kind ? [kind] : kinds) {
        for (const checksum of [true, false]) {
          try {
            return { kind: name, value: withHex(DECODERS[name](decodeHex(prefixed, { checksum }))) };
          } catch (error) {
            if (!checksum) faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
      }
      throw new Error(`no kind fits these bytes. ${faults.join("; ")}`);
    },
  );
}
