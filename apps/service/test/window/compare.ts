/** Compares a service whose index begins with a window with one that has all blocks: equal, or refused with the beginning. */

import { expect } from "vitest";
import type { Service } from "../../src/index.ts";
import type { Beginning } from "../../src/store/index-window.ts";
import type { DatabaseLocation } from "../../src/store/node/database-location.ts";
import { openDatabase } from "../../src/store/node/open-database.ts";
import { storeOn } from "../../src/store/store.ts";
import { type Harness, type Json, requestsTo, type schemaFault } from "../harness.ts";
import { openedStream, type StreamEvent } from "../stream-events.ts";

/** Reads where the chains of a database begin that no service uses. */
export async function readBeginnings(location: DatabaseLocation): Promise<readonly Beginning[]> {
  const store = storeOn(await openDatabase(location));
  try {
    return await store.indexWindow.read();
  } finally {
    await store.close();
  }
}

const withToken = (path: string, token: string | undefined): string =>
  token ? `${path}${path.includes("?") ? "&" : "?"}pageToken=${encodeURIComponent(token)}` : path;

/** Says whether an item lies where all blocks are. */
export type IsWithin = (item: Json) => boolean;

/** @param faultOf says how a response breaks the spec */
export function compareServices(whole: Service, windowed: Service, faultOf?: typeof schemaFault) {
  const [first, second] = [requestsTo(whole, faultOf), requestsTo(windowed, faultOf)];
  const counts = { equal: 0, refused: 0, cut: 0 };

  const expectRefusal = (path: string, { status, body }: { status: number; body: Json }) => {
    expect([path, status, String(body.message)]).toEqual([
      path,
      501,
      expect.stringContaining("this index begins at block"),
    ]);
    counts.refused++;
  };

  /** The responses are equal, apart from tokens. */
  async function same(path: string): Promise<Json> {
    const [got, { status, body }] = [await first.get(path), await second.get(path)];
    const shown = (response: Json) => ({ ...response, nextPageToken: response.nextPageToken !== undefined });
    expect([path, status, shown(body)]).toEqual([path, got.status, shown(got.body)]);
    counts.equal++;
    return got.body;
  }

  const refuses = async (path: string): Promise<void> => expectRefusal(path, await second.get(path));

  /** A single item is equal where it lies within the window, and refused elsewhere. */
  const item = (path: string, within: boolean): Promise<unknown> => (within ? same(path) : refuses(path));

  /** Whatever is asked for, the second responds as the first, with the first items of its page, or not at all. */
  async function get(path: string): ReturnType<Harness["get"]> {
    const got = await first.get(path);
    if (path.includes("pageToken=")) return got; // a token is of one service: `walk` compares later pages
    const { status, body } = await second.get(path);
    if (status === 501 && got.status !== 501) {
      expectRefusal(path, { status, body });
      return got;
    }
    const list = Object.keys(got.body).find((name) => Array.isArray(got.body[name]));
    if (list && body[list]?.length < got.body[list].length) {
      const part = { ...got.body, [list]: got.body[list].slice(0, body[list].length), nextPageToken: "" };
      expect([path, status, { ...body, nextPageToken: "" }]).toEqual([path, got.status, part]);
      expectRefusal(path, await second.get(withToken(path, body.nextPageToken)));
      counts.cut++;
    } else {
      // A page that ends with the window has a token where the other one may have none.
      const { nextPageToken: one, ...rest } = body;
      const { nextPageToken: other, ...wanted } = got.body;
      expect([path, status, rest]).toEqual([path, got.status, wanted]);
      if (one === undefined) expect([path, other]).toEqual([path, undefined]);
      else if (other === undefined) expectRefusal(path, await second.get(withToken(path, one)));
      counts.equal++;
    }
    return got;
  }

  const all = async (path: string, field: string): Promise<Json[]> => (await get(path)).body[field];

  /**
   * Reads all pages of a list that is in descending order, of which the second gives every item within the window, and
   * then refuses unless the list ends there.
   *
   * @returns the items of the first
   */
  async function walk(path: string, field: string, isWithin: IsWithin, pageSize = 20): Promise<Json[]> {
    const sized = `${path}${path.includes("?") ? "&" : "?"}pageSize=${pageSize}`;
    const items = await first.all(path, field, pageSize);
    const within = items.filter(isWithin);
    expect(within, path).toEqual(items.slice(0, within.length));
    const found: Json[] = [];
    let token: string | undefined;
    do {
      const response = await second.get(withToken(sized, token));
      if (response.status !== 200) {
        expectRefusal(path, response);
        counts.cut++;
        break;
      }
      found.push(...response.body[field]);
      token = response.body.nextPageToken;
      if (token === undefined) expect(within.length, `${path} ends`).toBe(items.length);
    } while (token !== undefined);
    expect([path, found]).toEqual([path, within]);
    counts.equal++;
    return items;
  }

  /** Reads all pages of a list whose range lies within the window: it is as long, and ends. */
  async function bounded(path: string, field: string): Promise<void> {
    const [wanted, found] = [await first.all(path, field, 20), await second.all(path, field, 20)];
    expect([path, found]).toEqual([path, wanted]);
    counts.equal++;
  }

  /** The events of a stream up to now; undefined when it is refused. */
  async function read(service: Service, path: string, since: string): Promise<StreamEvent[] | undefined> {
    const url = `http://service${path}${path.includes("?") ? "&" : "?"}since=${encodeURIComponent(since)}`;
    const response = await service.fetch(new Request(url));
    if (response.status === 501) {
      expectRefusal(path, { status: 501, body: await response.json() });
      return undefined;
    }
    const opened = await openedStream(response);
    const { events } = await opened.untilReady();
    await opened.close();
    return events;
  }

  /**
   * Compares a stream of several chains, whose order between chains is not fixed, from the id of each event.
   *
   * @param isFound true when the window has an event
   */
  async function streamOfSeveral(path: string, isFound: boolean): Promise<void> {
    const events = (await read(whole, path, "earliest")) ?? [];
    const texts = (some: readonly StreamEvent[] | undefined) =>
      some?.map(({ data }) => JSON.stringify(data)).sort();
    let equal = 0;
    for (const { id = "" } of events) {
      const found = texts(await read(windowed, path, id));
      if (found === undefined) continue;
      expect([path, id, found]).toEqual([path, id, texts(await read(whole, path, id))]);
      equal++;
    }
    if (isFound) expect(equal, path).toBeGreaterThan(0);
    expect(equal, path).toBeLessThan(events.length);
    counts.equal++;
  }

  /** Compares a stream from the id of each of some events; from the earliest event and from those before the window it is refused. */
  async function stream(path: string, isWithin: IsWithin): Promise<void> {
    const events = (await read(whole, path, "earliest")) ?? [];
    const begin = events.findIndex(({ data }) => isWithin(data));
    if (begin !== 0) expect([path, await read(windowed, path, "earliest")]).toEqual([path, undefined]);
    const last = events.length - 1;
    const starts = [0, begin - 1, begin, last];
    for (const start of new Set(starts.filter((at) => at >= 0 && at <= last && begin !== -1))) {
      const { id = "" } = events[start] ?? {};
      const found = await read(windowed, path, id);
      if (start < begin) expect([path, start, found]).toEqual([path, start, undefined]);
      // Which metadata of NFTs fit into a step depends on where it begins.
      else expect([path, start, found]).toEqual([path, start, await read(whole, path, id)]);
    }
    counts.equal++;
  }

  return { first, get, all, same, refuses, item, walk, bounded, stream, streamOfSeveral, counts };
}

export type Comparison = ReturnType<typeof compareServices>;
