/** Bodies without end, and small ones that unpack to large ones, from a real server: no more than the limit is kept. */
import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import * as undici from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../../../tools/shared/listen.ts";
import { getThing, scripted, thing } from "../../test/script.ts";
import { globalFetch, systemClock } from "../clock.ts";
import type { ResponseTooLargeError } from "../errors/connection.ts";
import { createUndiciFetch } from "../node/index.ts";

const LIMIT = 100_000;
const json = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));
const bodies: { readonly [id: string]: (response: ServerResponse) => void } = {
  declared: (response) => response.setHeader("content-length", LIMIT).end(json(LIMIT)),
  declaredTooLong: (response) => response.setHeader("content-length", LIMIT + 1).end(json(LIMIT + 1)),
  pieces: (response) => {
    response.write(json(LIMIT).slice(0, 10));
    response.end(json(LIMIT).slice(10));
  },
  piecesTooLong: (response) => {
    response.write(json(LIMIT));
    response.end(" ");
  },
  endless: (response) => {
    const chunk = "x".repeat(65_536);
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length;
    };
    response.on("drain", more);
    more();
  },
  bomb: (response) => response.setHeader("content-encoding", "gzip").end(gzipSync("0".repeat(20_000_000))),
  packed: (response) => response.setHeader("content-encoding", "gzip").end(gzipSync(json(LIMIT))),
  error: (response) => response.writeHead(503).end("x".repeat(LIMIT + 1)),
};
let sentBytes = 0;
let baseUrl = "";
const server = createServer(({ url }, response) => bodies[url?.split("/").at(-1) ?? ""]?.(response));

beforeAll(async () => {
  baseUrl = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ways = [
  { way: "the global fetch", fetch: globalFetch, unpacks: true },
  { way: "undici", fetch: createUndiciFetch(undici), unpacks: false },
];

describe.each(ways)("maxResponseBytes with $way", ({ fetch, unpacks }) => {
  const ask = async (id: string): Promise<unknown> => {
    const { transport } = scripted({
      baseUrl,
      fetch,
      clock: systemClock,
      retries: 0,
      maxResponseBytes: LIMIT,
    });
    return transport.call(getThing, { ...thing, id }).catch((error: unknown) => error);
  };
  const tooLarge = { name: "ResponseTooLargeError", limitBytes: LIMIT, retryable: false };

  it.each(["declared", "pieces", ...(unpacks ? ["packed"] : [])])(
    "%s: accepts a body of exactly the limit",
    async (id) => {
      expect(await ask(id)).toHaveLength(LIMIT - 2);
    },
  );

  it.each(["declaredTooLong", "piecesTooLong", "endless", "error", ...(unpacks ? ["bomb"] : [])])(
    "%s: refuses a longer body and states the limit",
    async (id) => {
      expect(await ask(id)).toMatchObject(tooLarge);
      expect(((await ask(id)) as ResponseTooLargeError).attempts).toHaveLength(1);
    },
  );
});

it("an endless body is not read further", () => {
  expect(sentBytes).toBeLessThan(50_000_000); // four calls; what the sockets' buffers take is not ours to bound
});

it("text split into any chunks is decoded as it was sent", async () => {
  const property = fc.asyncProperty(
    fc.string({ unit: "grapheme" }),
    fc.array(fc.nat(40)),
    async (text, cuts) => {
      const bytes = new TextEncoder().encode(JSON.stringify(text));
      const pieces = [...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b);
      let from = 0;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const to of pieces) {
            controller.enqueue(bytes.slice(from, to));
            from = to;
          }
          controller.close();
        },
      });
      const { transport, clock } = scripted({ fetch: async () => new Response(body) });
      expect((await clock.run(transport.call(getThing, thing))).value).toBe(text);
    },
  );
  await fc.assert(property, { numRuns: 200 });
});
