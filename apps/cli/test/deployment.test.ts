/** Query commands and tools of assistants, end to end against one local network. The last test of the tools changes the network. */
import { afterAll } from "vitest";
import "./queries.ts";
import "./mcp.ts";
import "./mcp-wallet.ts";
import { endSharedNetwork } from "./shared-network.ts";

afterAll(endSharedNetwork);
