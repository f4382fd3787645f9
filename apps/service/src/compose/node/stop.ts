/** The controller that ends a service. */
import { setMaxListeners } from "node:events";

/** Loops and running requests of a service that listen for its end; Node.js warns of a leak beyond ten. */
const LISTENERS = 1_000;

/** Makes it. */
export function createStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(LISTENERS, stop.signal);
  return stop;
}
