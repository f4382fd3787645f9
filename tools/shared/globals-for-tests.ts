/** Puts back the globals that `serve` replaces in its process, after each file of tests: files share one. */
import { afterAll } from "vitest";

const { Request, Response } = globalThis;

afterAll(() => {
  for (const [name, value] of Object.entries({ Request, Response }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
});
