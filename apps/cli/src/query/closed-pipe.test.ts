/** A reader that went away ends the program without a fault. */
import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { endOnClosedPipe } from "./closed-pipe.ts";

it("ends with code 0 when the pipe is closed, and throws another fault", () => {
  const stdout = new EventEmitter();
  const codes: number[] = [];
  endOnClosedPipe(stdout, (code) => codes.push(code));
  endOnClosedPipe(stdout, (code) => codes.push(code));
  stdout.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
  expect(codes).toEqual([0]);
  expect(() => stdout.emit("error", new Error("disk full"))).toThrow("disk full");
});
