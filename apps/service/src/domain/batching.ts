/** Shares a repeated read among the callers that wait for it. */

/**
 * Wraps a function for many concurrent callers. A call during a read of the same key waits for the next read
 * and shares its result with all waiting callers. Each result is read after the call, as without sharing.
 */
export function batching<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const running = new Map<Key, Promise<Value>>();
  const waiting = new Map<Key, Promise<Value>>();
  const begin = (key: Key): Promise<Value> => {
    waiting.delete(key);
    const run = read(key);
    running.set(key, run);
    const ended = () => {
      if (running.get(key) === run) running.delete(key);
    };
    run.then(ended, ended);
    return run;
  };
  return (key) => {
    const shared = waiting.get(key);
    if (shared !== undefined) return shared;
    const before = running.get(key);
    if (before === undefined) return begin(key);
    const next = before.then(
      () => begin(key),
      () => begin(key),
    );
    waiting.set(key, next);
    return next;
  };
}
