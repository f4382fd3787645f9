/** Reads the values of flags: ports, intervals, counts, times, host names. */
import { InvalidArgumentError } from "commander";

/** Makes a reader of whole numbers up to a limit. @param rule the message for other texts */
const wholeNumber = (digits: RegExp, max: number, rule: string) => (text: string) => {
  const value = digits.test(text) ? Number(text) : Number.NaN;
  if (!(value <= max)) throw new InvalidArgumentError(rule);
  return value;
};

/** Reads whole seconds, up to a day. */
export const parseInterval = wholeNumber(/^\d{1,5}$/, 86_400, "Expected a whole number from 0 to 86400.");

/** Reads a TCP port; 0 lets the system choose one. */
export const parsePort = wholeNumber(/^\d{1,5}$/, 65_535, "Expected a port from 0 to 65535.");

/** Reads a whole number of 32 bits. */
export const parseWhole = wholeNumber(
  /^\d{1,10}$/,
  4_294_967_295,
  "Expected a whole number up to 4294967295.",
);

/** Reads a number of proxies. */
export const parseCount = wholeNumber(/^\d{1,2}$/, 99, "Expected a whole number from 0 to 99.");

/** Adds a host name to the host names that the same flag gave before. */
export function collectHosts(text: string, before: readonly string[] = []): readonly string[] {
  if (text !== "*" && !/^([\w.-]+|\[[0-9a-f:.]+\])$/i.test(text)) {
    throw new InvalidArgumentError(
      'Expected a host name without a port, an IPv6 address in brackets, or "*".',
    );
  }
  return [...before, text];
}

/** Unix seconds of the years 2000 to 9998. The network keeps at least a year. */
const EARLIEST = 946_684_800;
const LATEST = 253_370_764_799;

const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/;

const TIMES =
  "Unix seconds, a date such as 2026-06-01, or a time such as 2026-06-01T12:00:00Z, in the years 2000 to 9998";

function readTime(text: string): number | undefined {
  const seconds = /^\d{9,12}$/.test(text)
    ? Number(text)
    : ISO.test(text)
      ? Date.parse(text) / 1_000
      : Number.NaN;
  return seconds >= EARLIEST && seconds <= LATEST ? seconds : undefined;
}

/**
 * Reads a time: Unix seconds, a date, or a date and time with its zone as ISO 8601 writes them.
 *
 * @returns Unix seconds
 * @throws InvalidArgumentError for any other text
 */
export function parseTime(text: string): number {
  const seconds = readTime(text);
  if (seconds !== undefined) return seconds;
  throw new InvalidArgumentError(`Expected ${TIMES}.`);
}

/**
 * Reads a time as `parseTime`, or the word `never`.
 *
 * @throws InvalidArgumentError for any other text
 */
export function parseTimeOrNever(text: string): number | "never" {
  const value = text === "never" ? text : readTime(text);
  if (value !== undefined) return value;
  throw new InvalidArgumentError(`Expected "never", ${TIMES}.`);
}
