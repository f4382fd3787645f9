/** A request that could not be read: the client's fault, or this process was too busy to read it. */
import { createServer } from "node:http";
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { BEAT, respondToClientErrors, STALL, StallWatch } from "./client-errors.ts";

const PATIENCE = 10_000;

/** A watch on a clock that the test moves, and the response to a connection with that error. */
function listener() {
  const time = { at: 0 };
  const watch = new StallWatch(() => time.at);
  const server = createServer();
  respondToClientErrors(server, PATIENCE, watch);
  const responseTo = (code: string, socket = new PassThrough()) => {
    server.emit(
      "clientError",
      Object.assign(new Error("unreadable"), { code }),
      socket.on("error", () => {}),
    );
    expect(socket.destroyed).toBe(true);
    return String(socket.read() ?? "");
  };
  /** Beats in time, then none for a while. */
  const pass = (steady: number, stalled = 0) => {
    for (const end = time.at + steady; time.at < end; watch.beat()) time.at += BEAT;
    time.at += stalled;
  };
  return { responseTo, pass, beat: () => watch.beat(), close: () => server.emit("close") };
}

describe("a client that is too slow gets 408, one that had to wait gets a hint to retry", () => {
  test.each<[what: string, status: number, happened: (at: ReturnType<typeof listener>) => void]>([
    ["steady for a minute", 408, ({ pass }) => pass(60_000)],
    ["just begun", 408, () => {}],
    ["one late beat", 408, ({ pass }) => pass(5_000, STALL)],
    ["stalled until now", 503, ({ pass }) => pass(5_000, STALL + 1)],
    [
      "stalled, and the beat came first",
      503,
      ({ pass, beat }) => {
        pass(5_000, 30_000);
        beat();
      },
    ],
    [
      "stalled within its time",
      503,
      ({ pass, beat }) => {
        pass(5_000, 3_000);
        beat();
        pass(PATIENCE - BEAT);
      },
    ],
    [
      "stalled long ago",
      408,
      ({ pass, beat }) => {
        pass(5_000, 3_000);
        beat();
        pass(PATIENCE);
      },
    ],
  ])("%s: %i", (_, status, happened) => {
    const at = listener();
    happened(at);
    const text = at.responseTo("ERR_HTTP_REQUEST_TIMEOUT");
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text.includes("Retry-After: 1\r\n")).toBe(status === 503);
    at.close();
  });
});

test.each([
  ["HPE_HEADER_OVERFLOW", "HTTP/1.1 431 Request Header Fields Too Large\r\n"],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", "HTTP/1.1 413 Payload Too Large\r\n"],
  ["HPE_INVALID_METHOD", "HTTP/1.1 400 Bad Request\r\n"],
  ["ECONNRESET", ""],
])("%s is never this process's fault", (code, begin) => {
  const at = listener();
  at.pass(0, 60_000);
  const text = at.responseTo(code);
  expect(text.slice(0, text.indexOf("\r\n") + 2)).toBe(begin.slice(0, begin.length));
  at.close();
});

test("a connection that is gone gets no response", () => {
  const at = listener();
  const gone = new PassThrough();
  gone.end();
  expect(at.responseTo("ERR_HTTP_REQUEST_TIMEOUT", gone)).toBe("");
  at.close();
});
