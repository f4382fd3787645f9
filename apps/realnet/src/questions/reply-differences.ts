/** How two nodes' replies to the same question differ in form: status, headers, error, shape of the result. */
import type { Reply, Said } from "./exchange.ts";
import type { Facts } from "./facts.ts";
import { Shape } from "./shape.ts";

/** Puts the names of facts where their values stand, so that texts of two networks can be compared. */
export function withoutFacts(text: string, facts: Facts): string {
  const byLength = Object.entries(facts)
    .flatMap(([name, value]) => (value !== undefined && value.length >= 8 ? [[name, value] as const] : []))
    .sort(([, left], [, right]) => right.length - left.length);
  let replaced = text;
  const names = new Map<string, string>();
  for (const [name, value] of byLength) {
    // Two facts may have one value; the text then names the first of them, on both sides by its kind.
    const known =
      names.get(value) ?? `{${name.replace(/^(pAddress2|lockedPAddress|stakePAddress)$/, "pAddress")}}`;
    names.set(value, known);
    replaced = replaced.replaceAll(value, known);
  }
  return replaced;
}

/** A reply and the facts of the network that gave it. */
export interface Spoken {
  readonly reply: Reply;
  readonly facts: Facts;
}

function parsed(body: string): Said {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function errorDifferences(expected: Said, found: Said, facts: readonly [Facts, Facts]): readonly string[] {
  const text = (said: Said, own: Facts) => withoutFacts(JSON.stringify(said), own);
  const [want, got] = [text(expected, facts[0]), text(found, facts[1])];
  return want === got ? [] : [`error ${got} instead of ${want}`];
}

function callDifferences(expected: Said, found: Said, facts: readonly [Facts, Facts]): readonly string[] {
  const outcome = (said: Said) => (said?.error !== undefined ? "error" : "result");
  if (typeof expected !== "object" || typeof found !== "object")
    return Shape.of(expected).differences(Shape.of(found));
  if (outcome(expected) !== outcome(found)) {
    const tell = (said: Said, own: Facts) => withoutFacts(JSON.stringify(said).slice(0, 300), own);
    return [`${tell(found, facts[1])} instead of ${tell(expected, facts[0])}`];
  }
  const { error: expectedError, ...expectedRest } = expected ?? {};
  const { error: foundError, ...foundRest } = found ?? {};
  if (expectedError !== undefined) {
    return [
      ...errorDifferences(expectedError, foundError, facts),
      ...Shape.of(expectedRest).differences(Shape.of(foundRest)),
    ];
  }
  return Shape.of(expected).differences(Shape.of(found));
}

function headerDifferences(expected: Spoken, found: Spoken): readonly string[] {
  const names = new Set([...Object.keys(expected.reply.headers), ...Object.keys(found.reply.headers)]);
  return [...names].sort().flatMap((name) => {
    const value = ({ reply, facts }: Spoken) => {
      const text = reply.headers[name];
      return text === undefined ? undefined : withoutFacts(text, facts);
    };
    const [want, got] = [value(expected), value(found)];
    return want === got ? [] : [`header ${name}: ${got ?? "none"} instead of ${want ?? "none"}`];
  });
}

/** A line for each difference; none when the second says the same in form. */
export function replyDifferences(expected: Spoken, found: Spoken): readonly string[] {
  const { status } = expected.reply;
  const lines: string[] = [];
  if (status !== found.reply.status) lines.push(`status ${found.reply.status} instead of ${status}`);
  lines.push(...headerDifferences(expected, found));
  const [want, got] = [parsed(expected.reply.body), parsed(found.reply.body)];
  if (want === undefined || got === undefined) {
    const text = ({ reply, facts }: Spoken) => JSON.stringify(withoutFacts(reply.body, facts).slice(0, 300));
    if (text(expected) !== text(found)) lines.push(`body ${text(found)} instead of ${text(expected)}`);
  } else lines.push(...callDifferences(want, got, [expected.facts, found.facts]));
  if (expected.reply.body.endsWith("\n") !== found.reply.body.endsWith("\n"))
    lines.push("body ends differently: with or without a line's end");
  return lines;
}
