/** Streams as tests read them. */

import { expect } from "vitest";
import type { Json } from "./harness.ts";

export interface StreamEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Json;
}

/** An open stream. */
export interface OpenedStream {
  /** The next event; undefined at the end. Comments are left out. */
  next(): Promise<StreamEvent | undefined>;
  /** The events up to `ready`, which is not among them. */
  untilReady(): Promise<{ readonly events: StreamEvent[]; readonly ready: StreamEvent }>;
  close(): Promise<void>;
}

function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split("\n").flatMap((line): [string, string][] => {
      const [, name = "", text = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
      return name === "" ? [] : [[name, text]];
    }),
  );
  const event = fields.get("event");
  if (event === undefined) return undefined;
  return { event, id: fields.get("id"), data: JSON.parse(fields.get("data") ?? "") };
}

/** Reads a response as a stream. @throws the assertion that it is one */
export async function openedStream(response: Response): Promise<OpenedStream> {
  expect(response.status, response.ok ? "" : await response.text()).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const reader = response.body?.getReader() ?? expect.fail("no body");
  const decoder = new TextDecoder();
  let text = "";
  const next = async (): Promise<StreamEvent | undefined> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const event = eventOf(text.slice(0, end));
        text = text.slice(end + 2);
        if (event) return event;
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  };
  return {
    next,
    async untilReady() {
      const events: StreamEvent[] = [];
      for (;;) {
        const event = (await next()) ?? expect.fail("the stream has ended");
        if (event.event === "ready") return { events, ready: event };
        events.push(event);
      }
    },
    close: () => reader.cancel(),
  };
}
