/** Ports for programs that must be given theirs. */
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { findFreePorts } from "./free-ports.ts";

it("are different, free, and none that the system gives to connections", async () => {
  const ports = await findFreePorts(8);
  expect(new Set(ports).size).toBe(8);
  for (const port of ports) {
    expect(port).toBeLessThan(32_768);
    const server = createServer();
    onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
    await new Promise<void>((resolve, reject) =>
      server.once("error", reject).listen(port, "127.0.0.1", resolve),
    );
  }
});
