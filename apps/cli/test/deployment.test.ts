/** What reads a deployment, end to end against one local network: the commands, and then the tools of assistants, whose last test changes it. */
import { afterAll } from "vitest";
import "./queries.ts";
import "./mcp.ts";
import { endSharedNetwork } from "./shared-network.ts";

afterAll(endSharedNetwork);
