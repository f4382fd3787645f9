/** A child process' side of its parent: the options that it gets, and the lines that it says. */

import { once } from "node:events";
import { writeSync } from "node:fs";

/** The parent's first message. */
export async function optionsOfParent<Options>(): Promise<Options> {
  const [options]: Options[] = await once(process, "message");
  if (options === undefined) throw new Error("the first message is empty");
  return options;
}

/**
 * Says a line at once: the parent may kill this process before the next instruction. A slow reader is waited for.
 */
export function say(line: string): void {
  writeSync(1, `${line}\n`);
}

/** Waits to be killed, and does nothing any more. */
export function waitForKill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const complain = (fields: object, message: string): void => {
  writeSync(2, `${message} ${JSON.stringify(fields)}\n`);
};

/** A log of warnings and errors on standard error, which the parent expects to be empty. */
export const log = { info: () => {}, warn: complain, error: complain };
