/** Watches a deployment until interrupted. */
import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { NotFoundError, PrimaryNetworkError } from "@primary-network/data";
import { messageOf } from "@primary-network/devnet/terminal";
import { type Deployment, networkName, openDeployment } from "../deployment/deployment.ts";
import { explain } from "../query/faults.ts";
import { ownScreen } from "../query/run-query.ts";
import type { Screen } from "../terminal/screen.ts";
import { untilSignal } from "../terminal/signal.ts";
import { type Happening, Happenings } from "./happening.ts";
import { type Source, sourcesOf } from "./sources.ts";
import { liveView, pipedView, type View } from "./views.ts";
import type { WatchFlags } from "./watch-flags.ts";

/** Number of blocks and transactions of each source on the first picture. */
const LATEST = 5;
/** Most transactions of one block that are listed at once. */
const LARGEST_PAGE = 100;

/** The failure in one line. */
const faultText = (error: unknown): string =>
  error instanceof PrimaryNetworkError ? `${error.operation}: ${error.reason}` : messageOf(error);

/** Recognises the response of a deployment without such a list or stream. */
const isUnkept = (error: unknown) =>
  error instanceof NotFoundError || [400, 501].includes(Number(Object(error).statusCode));

/** Reads the state of the chains again and again. A fault is shown, and does not end it. */
async function readStatus(
  { data, network }: Deployment,
  name: string,
  seconds: number,
  { known, view, signal }: Shown,
) {
  for (;;) {
    try {
      const { chains } = await data.status.get({ signal });
      known.chains = chains
        .filter((chain) => chain.network === network)
        .map((chain) => ({ ...chain, networkName: name }));
      view.chains(known);
    } catch (error) {
      if (signal.aborted) return;
      view.fault(faultText(error));
    }
    await wait(seconds * 1_000, undefined, { signal });
  }
}

/** View and state that a chain's events change. */
interface Shown {
  readonly known: Happenings;
  readonly view: View;
  readonly signal: AbortSignal;
}

/** Shows the new items of lists, oldest first. A list that the deployment lacks counts as empty. */
async function show(lists: readonly Promise<readonly Happening[]>[], { known, view }: Shown) {
  const results = await Promise.allSettled(lists);
  const found = results.flatMap((list) => (list.status === "fulfilled" ? list.value : []));
  for (const one of found.sort((a, b) => a.timestamp - b.timestamp))
    if (known.add(one)) view.happened(one, known);
}

/** Shows new items of a chain: from its stream or, if the deployment has none, from its lists. */
async function follow(source: Source, seconds: number, shown: Shown) {
  const { known, view, signal } = shown;
  const latest = () => [source.blocks(LATEST, signal), source.transactions(LATEST, signal)];
  try {
    for await (const one of source.follow(signal)) {
      if ("rewind" in one) known.rewind(source.chain, one.rewind);
      else if (known.add(one)) {
        view.happened(one, known);
        const count = Math.min(one.txCount ?? 0, LARGEST_PAGE);
        if (count > 0) await show([source.transactions(count, signal)], shown);
      }
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!isUnkept(error)) view.fault(faultText(error));
  }
  for (;;) {
    await wait(seconds * 1_000, undefined, { signal });
    await show(latest(), shown);
  }
}

/** Until the signal: the state of the chains, and the streams. */
async function watch(deployment: Deployment, name: string, seconds: number, view: View, signal: AbortSignal) {
  const shown = { known: new Happenings(), view, signal };
  const sources = await sourcesOf(deployment.data, signal);
  await Promise.all([
    readStatus(deployment, name, seconds, shown),
    ...sources.map((source) => follow(source, seconds, shown)),
    show(
      sources.flatMap((source) => [source.blocks(LATEST, signal), source.transactions(LATEST, signal)]),
      shown,
    ),
  ]);
}

/** Parts that tests replace. */
export interface WatchSurroundings {
  readonly screen: Screen;
  /** Ends the view. */
  readonly signal: AbortSignal;
  /** Prints without an end of line. */
  write(text: string): void;
  /** Lines of the terminal. */
  readonly height: number;
}

function ownSurroundings(): WatchSurroundings {
  const end = new AbortController();
  void untilSignal().then(() => end.abort());
  return {
    screen: ownScreen(),
    signal: end.signal,
    write: (text) => void process.stdout.write(text),
    get height() {
      return process.stdout.rows || 24;
    },
  };
}

/**
 * Watches until the signal.
 *
 * @throws CliError in one line when the deployment cannot be reached at the beginning
 */
export async function runWatch(
  flags: WatchFlags,
  surroundings: WatchSurroundings = ownSurroundings(),
): Promise<void> {
  const { screen, signal } = surroundings;
  setMaxListeners(0, signal); // each chain waits for it, and there may be many
  let view: View | undefined;
  try {
    const deployment = await openDeployment(flags, signal);
    const name = await networkName(deployment, signal);
    view =
      screen.width === undefined
        ? pipedView(screen)
        : liveView(surroundings, `${name} at ${flags.baseUrl}  (Ctrl+C to stop)`);
    await watch(deployment, name, flags.interval, view, signal);
  } catch (error) {
    if (!signal.aborted) throw explain(error, flags.baseUrl);
  } finally {
    view?.close();
  }
}
