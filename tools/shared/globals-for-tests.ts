/** Puts back, after each file of tests, the globals that a program replaces in a process of its own: files share a process. */
import { afterAll } from "vitest";

const { Request, Response } = globalThis;

afterAll(() => {
  for (const [name, value] of Object.entries({ Request, Response }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
});
