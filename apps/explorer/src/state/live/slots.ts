/**
 * Places for streams. A browser opens six connections to a server over HTTP/1.1, which all of its pages share: streams take half of them,
 * so that the pages' requests never wait for a stream to end.
 */

/** Streams of all pages of the browser together. */
const MOST = 3;
/** Streams of a page where pages cannot agree: an insecure origin has no locks. */
const ALONE = 1;

let alone = 0;

/** Takes a lock, unless another page or view has it. */
const locked = (name: string): Promise<(() => void) | undefined> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
      )
      .catch(reject);
  });

/** @returns what gives the place back; undefined when there is none */
export async function takePlace(): Promise<(() => void) | undefined> {
  if (!("locks" in navigator)) {
    if (alone >= ALONE) return undefined;
    alone++;
    return () => alone--;
  }
  for (let place = 0; place < MOST; place++) {
    const release = await locked(`primary-network-explorer.stream-${place}`);
    if (release) return release;
  }
  return undefined;
}
