/** Changes fields of a JSON text and leaves every other one byte for byte as it was. */
import type { JsonValue } from "@primary-network/codec";
import type { FaultRule } from "./fault.ts";

/** Marks the digits of an integer that a number cannot hold; a character that does not occur in texts. */
const MARK = "\ue000";

/** Matches strings, which are skipped, and integers of 16 digits or more, which a number may round. */
const LONG_INTEGERS = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

function change(target: JsonValue, steps: readonly string[], value: JsonValue | undefined): void {
  const [step = "", ...rest] = steps;
  if (typeof target !== "object" || target === null) return;
  if (Array.isArray(target)) {
    const indices = step === "*" ? [...target.keys()] : /^\d+$/.test(step) ? [Number(step)] : [];
    for (const index of indices) {
      const element = target[index];
      if (element === undefined) continue;
      if (rest.length > 0) change(element, rest, value);
      else target[index] = value ?? null;
    }
    return;
  }
  const names = step === "*" ? Object.keys(target) : [step];
  for (const name of names) {
    const member = target[name];
    if (rest.length > 0) {
      if (member !== undefined && Object.hasOwn(target, name)) change(member, rest, value);
    } else if (value === undefined) delete target[name];
    else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  }
}

/**
 * The text with the fields at a path changed; unchanged when it is not JSON or has no such path.
 *
 * @example drifted('{"result":{"height":"7"}}', { kind: "drift", at: ["result", "height"], value: null })
 */
export function drifted(
  text: string,
  { at, value }: Pick<Extract<FaultRule, { kind: "drift" }>, "at" | "value">,
): string {
  let body: JsonValue;
  try {
    body = JSON.parse(
      text.replace(LONG_INTEGERS, (found) => (found.startsWith('"') ? found : `"${MARK}${found}"`)),
    );
  } catch {
    return text;
  }
  change(body, at, value);
  return JSON.stringify(body).replace(new RegExp(`"${MARK}(-?\\d+)"`, "g"), "$1");
}
