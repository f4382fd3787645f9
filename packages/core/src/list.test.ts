/** Listings over scripted and random pages. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle, TestClock } from "../test/clock.ts";
import { listThings, type Scripted, scripted } from "../test/script.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { List } from "./list.ts";

const page = (things: unknown, nextPageToken?: unknown, extra = {}): Scripted => ({
  body: { things, nextPageToken, ...extra },
});
const tokens = (sent: { url: string }[]) => sent.map(({ url }) => new URL(url).searchParams.get("pageToken"));
const three = [page([1, 2], "b"), page([3, 4], "c"), page([5])];

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

it("sends nothing until it is awaited or iterated", async () => {
  const { transport, sent } = scripted({}, ...three);
  transport.list(listThings);
  await settle();
  expect(sent).toHaveLength(0);
});

describe("awaited", () => {
  it("shows the fields of the page, and carries the response by one getter that all pages share", async () => {
    const { transport } = scripted({}, ...three);
    const first = await transport.list(listThings);
    const second = await first.next();
    expect(Object.keys(first)).toEqual(["items", "nextPageToken", "next"]);
    expect([first.response.status, second?.response.status]).toEqual([200, 200]);
    // A getter of a page's own would be kept, with its page, by the hidden class of the page.
    expect(Object.hasOwn(first, "response")).toBe(false);
  });

  it("is the first page, with the response's other fields and a method for the next page", async () => {
    const { transport, sent } = scripted(
      {},
      page([1], "b", { chainInfo: { chainName: "p-chain" } }),
      page([2], ""),
    );
    const list = transport.list<number, { chainInfo: object }>(listThings, { pageSize: 1 });
    const first = await list;
    expect(first).toMatchObject({ items: [1], nextPageToken: "b", chainInfo: { chainName: "p-chain" } });
    expect(await list).toMatchObject({ items: [1] });
    const second = await first.next();
    expect(second).toMatchObject({ items: [2], nextPageToken: undefined });
    expect(await second?.next()).toBeUndefined();
    expect(sent.map(({ url }) => url.split("?")[1])).toEqual(["pageSize=1", "pageToken=b&pageSize=1"]);
  });

  it("sends the first page once when it is then iterated", async () => {
    const { transport, sent } = scripted({}, ...three);
    const list = transport.list(listThings);
    await list;
    expect(await collect(list)).toEqual([1, 2, 3, 4, 5]);
    expect(sent).toHaveLength(3);
  });

  it("sends again after a failure", async () => {
    const { transport } = scripted({ retries: 0 }, { status: 400 }, page([1]));
    const list = transport.list(listThings);
    await expect(Promise.resolve(list)).rejects.toMatchObject({ name: "BadRequestError" });
    expect((await list).items).toEqual([1]);
  });

  it("can be caught like a promise", async () => {
    const { transport } = scripted({ retries: 0 }, { status: 400 }, page([1]));
    const list = transport.list(listThings);
    expect(await list.catch((error: unknown) => error)).toMatchObject({ name: "BadRequestError" });
    expect(await list.catch(() => "unused")).toMatchObject({ items: [1] });
  });

  it("rejects invalid parameters", async () => {
    const list = scripted().transport.list(listThings, { pageSize: 0 });
    await expect(Promise.resolve(list)).rejects.toThrow("listThings: pageSize must be at least 1");
  });
});

describe("the end", () => {
  it.each<[string, Scripted]>([
    ["an absent token", page([1])],
    ["null", page([1], null)],
    ["an empty token", page([1], "")],
  ])("%s ends the listing", async (_, response) => {
    const { transport, sent } = scripted({}, response, page([2]));
    expect(await collect(transport.list(listThings))).toEqual([1]);
    expect(sent).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ["empty", []],
    ["null", null],
    ["absent", undefined],
  ])("an %s page with a token goes on", async (_, items) => {
    const { transport } = scripted({}, page(items, "b"), page([2]));
    expect(await collect(transport.list(listThings))).toEqual([2]);
  });

  it.each<[string, Scripted]>([
    ["a list", { body: [1] }],
    ["a text", { body: "x" }],
    ["items that are no list", page("x")],
  ])("%s is not a valid page", async (_, response) => {
    const { transport } = scripted({}, response);
    await expect(collect(transport.list(listThings))).rejects.toMatchObject({ name: "DecodeError" });
  });
});

describe("a repeated token", () => {
  it.each([
    ["of the page itself", [page([1], "b"), page([2], "b")], [1, 2]],
    ["of an earlier page", [page([1], "b"), page([2], "c"), page([3], "b")], [1, 2, 3]],
  ])("%s gives a lasting PageLoopError after the items", async (_, responses, want) => {
    const { transport, sent } = scripted({}, ...responses);
    const list = transport.list(listThings);
    const seen: unknown[] = [];
    const read = async () => {
      for await (const item of list) seen.push(item);
    };
    await expect(read()).rejects.toMatchObject({ name: "PageLoopError", operation: "listThings" });
    await expect(read()).rejects.toMatchObject({ name: "PageLoopError" });
    expect(seen).toEqual(want);
    expect(sent).toHaveLength(want.length);
  });

  it("gives it through next(), but requesting the same page twice does not", async () => {
    const { transport } = scripted({}, page([1], "b"), page([2], "c"), page([2], "c"), page([3], "b"));
    const first = await transport.list(listThings);
    await first.next();
    const second = await first.next();
    const third = await second?.next();
    await expect(third?.next()).rejects.toMatchObject({ name: "PageLoopError" });
  });
});

describe("a position", () => {
  it("survives a failure, and iterating again continues", async () => {
    const { transport, sent } = scripted(
      { retries: 0 },
      three[0]!,
      { status: 400 },
      three[1]!,
      { status: 400 },
      three[2]!,
    );
    const list = transport.list(listThings);
    const seen: unknown[] = [];
    for (let tries = 0; tries < 3; tries++) {
      try {
        for await (const item of list) seen.push(item);
      } catch {}
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(tokens(sent)).toEqual([null, "b", "b", "c", "c"]);
  });

  it("survives a break within a page without reading the page again", async () => {
    const { transport, sent } = scripted({}, ...three);
    const list = transport.list(listThings);
    expect(await list.toArray({ limit: 1 })).toEqual([1]);
    expect(sent).toHaveLength(1);
    expect(await list.toArray({ limit: 100 })).toEqual([2, 3, 4, 5]);
    expect(await list.toArray({ limit: 100 })).toEqual([]);
  });

  it("is a plain value after each item", async () => {
    const { transport, clock } = scripted({}, ...three);
    const list = transport.list(listThings);
    const at = clock.time;
    const seen: unknown[] = [list.checkpoint()];
    for await (const _ of list) seen.push(JSON.parse(JSON.stringify(list.checkpoint())));
    expect(seen).toEqual([
      { operation: "listThings", skip: 0 },
      { operation: "listThings", skip: 1 },
      { operation: "listThings", pageToken: "b", tokenAt: at, skip: 0 },
      { operation: "listThings", pageToken: "b", tokenAt: at, skip: 1 },
      { operation: "listThings", pageToken: "c", tokenAt: at, skip: 0 },
      { operation: "listThings", skip: 0, done: true },
    ]);
  });

  it("resumes after the items handed over; a finished one sends nothing", async () => {
    const { transport, sent } = scripted({}, page([3, 4], "c"), page([5]));
    const resume = { operation: "listThings", pageToken: "b", skip: 1 };
    expect(await collect(transport.list(listThings, {}, { resume }))).toEqual([4, 5]);
    expect(tokens(sent)).toEqual(["b", "c"]);
    expect(await collect(transport.list(listThings, {}, { resume: { ...resume, done: true } }))).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it("within a page that the service has since shortened continues on the next", async () => {
    const resume = { operation: "listThings", pageToken: "b", skip: 3 };
    const open = () =>
      scripted({}, page([1, 2], "c"), page([3, 4])).transport.list(listThings, {}, { resume });
    expect(await collect(open())).toEqual([4]);
    const pages = await collect(open().pages());
    expect(pages.map(({ items }) => items)).toEqual([[], [4]]);
  });

  it("of another operation is refused", () => {
    const { transport } = scripted();
    for (const resume of [
      { operation: "other", skip: 0 },
      { operation: "listThings", skip: -1 },
      {} as Checkpoint,
    ]) {
      expect(() => transport.list(listThings, {}, { resume })).toThrow(
        "listThings: resume must be a checkpoint",
      );
    }
  });

  it("starts at the pageToken given as a parameter", async () => {
    const { transport, sent } = scripted({}, page([3], "c"), page([4]));
    expect(await collect(transport.list(listThings, { pageToken: "b" }))).toEqual([3, 4]);
    expect(tokens(sent)).toEqual(["b", "c"]);
  });
});

describe("a token older than the service keeps it", () => {
  it("gives a PageTokenExpiredError before any request", async () => {
    const { transport, clock, sent } = scripted({}, ...three);
    const list = transport.list(listThings);
    await list.toArray({ limit: 2 });
    const resume = list.checkpoint();
    await clock.advance(86_399_000);
    expect((await transport.list(listThings, {}, { resume })).items).toEqual([3, 4]);
    await clock.advance(1000);
    await expect(collect(list)).rejects.toMatchObject({ name: "PageTokenExpiredError", attempts: [] });
    await expect(Promise.resolve(transport.list(listThings, {}, { resume }))).rejects.toMatchObject({
      name: "PageTokenExpiredError",
    });
    expect(sent).toHaveLength(2);
  });
});

describe("toArray", () => {
  it.each([undefined, 0, -1, 1.5, Number.POSITIVE_INFINITY])(
    "requires a limit and refuses %s",
    async (limit) => {
      await expect(
        scripted()
          .transport.list(listThings)
          .toArray({ limit } as { limit: number }),
      ).rejects.toThrow("limit");
    },
  );
});

describe("fetching ahead", () => {
  it("starts with the second page and stays one page ahead", async () => {
    const { transport, sent } = scripted({}, page([1], "b"), page([2], "c"), page([3], "d"), page([4]));
    const counts: number[] = [];
    for await (const _ of transport.list(listThings).pages()) {
      await settle();
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 3, 4, 4]);
  });

  it("is aborted silently by a break, and the page is fetched again when iteration continues", async () => {
    const { transport, sent, clock } = scripted({}, page([1], "b"), page([2], "c"), "hang", page([3]));
    const list = transport.list(listThings);
    expect(await list.toArray({ limit: 2 })).toEqual([1, 2]);
    await settle(); // an unhandled rejection would fail the run
    expect(sent[2]?.signal.aborted).toBe(true);
    expect(clock.timers.size).toBe(0);
    expect(await collect(list)).toEqual([3]);
  });

  it("reports a failure only when the page's turn comes", async () => {
    const { transport } = scripted({}, page([1], "b"), page([2, 3], "c"), { status: 400 });
    const seen: unknown[] = [];
    const read = async () => {
      for await (const item of transport.list(listThings)) {
        await settle();
        seen.push(item);
      }
    };
    await expect(read()).rejects.toMatchObject({ name: "BadRequestError" });
    expect(seen).toEqual([1, 2, 3]);
  });

  it("ends with the caller's signal, whose reason is the cause", async () => {
    const { transport } = scripted({}, page([1], "b"), page([2], "c"), "hang");
    const controller = new AbortController();
    const read = async () => {
      for await (const item of transport.list(listThings, {}, { signal: controller.signal })) {
        if (item === 2) controller.abort("enough");
      }
    };
    await expect(read()).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  });
});

it("any split into pages with any failures, breaks and resumes gives the same items", async () => {
  const property = fc.asyncProperty(
    fc.array(fc.array(fc.nat(), { maxLength: 4 }), { minLength: 1, maxLength: 12 }),
    fc.array(fc.boolean(), { maxLength: 40 }),
    fc.array(fc.constantFrom("break", "resume", "go on"), { maxLength: 40 }),
    fc.boolean(),
    async (pages, failures, moves, byPage) => {
      let fails = 0;
      const reply = { status: 200, headers: new Headers(), text: "" };
      const open = (resume?: Checkpoint) =>
        new List<number>({
          operation: listThings,
          clock: new TestClock(),
          resume,
          pageToken: undefined,
          fetchPage: async (token: string | undefined) => {
            if (failures[fails++]) throw new Error("cut");
            const index = Number(token ?? 0);
            const nextPageToken = index + 1 < pages.length ? `${index + 1}` : null;
            return { body: { things: pages[index], nextPageToken }, reply };
          },
        });
      let list = open();
      let move = 0;
      const seen: number[] = [];
      for (let round = 0; round < 200 && !list.checkpoint().done; round++) {
        try {
          const walk = byPage ? list.pages() : list;
          for await (const part of walk) {
            seen.push(...(typeof part === "number" ? [part] : part.items));
            const next = moves[move++];
            if (next === "resume") list = open(JSON.parse(JSON.stringify(list.checkpoint())));
            if (next === "resume" || next === "break") break;
          }
        } catch (error) {
          expect(error).toMatchObject({ message: "cut" });
        }
      }
      expect(seen).toEqual(pages.flat());
    },
  );
  await fc.assert(property, { numRuns: 500 });
});
