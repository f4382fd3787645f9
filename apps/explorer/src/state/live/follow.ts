/**
 * Follows a stream for as long as somebody looks: opens it again after a while when it fails, and gives up
 * where there is none.
 */
import type { StreamEvent } from "@primary-network/data";

/** Milliseconds until a stream that was refused is tried again; the status is looked at meanwhile. */
const AGAIN = 30_000;

/** The effects of a stream on the page. */
export interface Follower<Item> {
  /** Makes the stream, from what is indexed from now on. */
  readonly open: (signal: AbortSignal) => AsyncIterable<StreamEvent<Item>>;
  readonly onEvent: (event: StreamEvent<Item>) => void;
  /** Called when it is connected, and when it no longer is. */
  readonly onState: (isOpen: boolean) => void;
}

/** The inputs of a follower. */
export interface Means {
  /** Takes a place for a stream; undefined when there is none. */
  readonly takePlace: () => Promise<(() => void) | undefined>;
  /** Resolves after `ms` milliseconds, or when it is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Returns true if no further attempt can succeed: the status says that the deployment has no such stream. */
function isFinal(error: unknown): boolean {
  const { statusCode } = Object(error) as { readonly statusCode?: unknown };
  return typeof statusCode === "number" && statusCode < 500 && statusCode !== 408 && statusCode !== 429;
}

/** Resolves when it is aborted, or the deployment has no such stream. */
export async function follow<Item>(
  { open, onEvent, onState }: Follower<Item>,
  signal: AbortSignal,
  { takePlace, wait }: Means,
): Promise<void> {
  while (!signal.aborted) {
    const release = await takePlace();
    let wasReady = false;
    try {
      if (release && !signal.aborted)
        for await (const event of open(signal)) {
          if (event.type === "ready") {
            wasReady = true;
            onState(true);
          }
          onEvent(event);
        }
    } catch (error) {
      // A stream that was open is refused when another network has taken over: it is opened again.
      if (!wasReady && isFinal(error)) return;
    } finally {
      release?.();
      onState(false);
    }
    await wait(AGAIN, signal);
  }
}
