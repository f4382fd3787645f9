/** A worker's process, from its start to its end. */
import cluster, { type Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { fork } from "./run-workers.ts";

it.each<[what: string, pid: number | undefined, event: "exit" | "error", given: unknown, want: unknown[]]>([
  ["exits", 7, "exit", 3, [3]],
  ["is killed", 7, "exit", null, [null]],
  ["cannot be made", undefined, "error", new Error("spawn EAGAIN"), [null]],
  ["cannot be sent a message", 7, "error", new Error("channel closed"), []],
])("one that %s is reported so", (_, pid, event, given, want) => {
  const worker = Object.assign(new EventEmitter(), { process: { pid }, isConnected: () => false });
  const forked = vi.spyOn(cluster, "fork").mockReturnValue(worker as unknown as Worker); // what is used of it
  const ended: unknown[] = [];
  fork("1", { said: () => {}, ended: (code) => ended.push(code) });
  forked.mockRestore();
  worker.emit(event, given);
  expect(ended).toEqual(want);
});
