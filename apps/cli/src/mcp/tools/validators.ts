/** The tool `validators`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Validator } from "@primary-network/data";
import { z } from "zod";
import type { Connection } from "../connection.ts";
import { addTool } from "../tool.ts";

const rowOf = (validator: Validator) => ({
  nodeId: validator.nodeId,
  txHash: validator.txHash,
  state: validator.validationStatus,
  stake: validator.amountStaked,
  delegationFee: validator.delegationFee,
  begins: validator.startTimestamp,
  ends: validator.endTimestamp,
  ...(validator.validationStatus === "active" && {
    uptime: validator.uptimePerformance,
    delegated: validator.amountDelegated,
    delegators: validator.delegatorCount,
    room: validator.delegationCapacity,
  }),
});

export function addValidators(server: McpServer, connection: Connection): void {
  addTool(
    server,
    "validators",
    {
      title: "Validators",
      description:
        "Validators of the Primary Network or a subnet, filtered and sorted. Amounts are in nAVAX.",
      input: {
        state: z.enum(["active", "pending", "completed", "removed"]).default("active"),
        nodeId: z.string().optional().describe("A node id or a part of one"),
        subnetId: z.string().optional(),
        sortBy: z
          .enum(["blockIndex", "delegationCapacity", "timeRemaining", "delegationFee", "uptimePerformance"])
          .optional(),
        sortOrder: z.enum(["asc", "desc"]).optional(),
        minRoom: z.string().regex(/^\d+$/).optional().describe("Least room for delegations, nAVAX"),
        maxFee: z.number().min(0).max(100).optional().describe("Greatest fee of delegations, percent"),
        limit: z.number().int().min(1).max(100).default(20),
      },
    },
    async ({ state, nodeId, subnetId, sortBy, sortOrder, minRoom, maxFee, limit }) => {
      const { data } = await connection.open();
      const { items, nextPageToken } = await data.validators.list({
        validationStatus: state,
        nodeIds: nodeId,
        subnetId,
        sortBy,
        sortOrder,
        minDelegationCapacity: minRoom,
        maxFeePercentage: maxFee,
        pageSize: limit,
      });
      return { validators: items.map(rowOf), hasMore: nextPageToken !== undefined };
    },
  );
}
