/** Screen of a command: a terminal with a width and perhaps colours, or a pipe. */
import { type Canvas, terminal } from "./output.ts";

/** Output with a width and colours. */
export interface Screen extends Canvas {
  /** Width in characters; undefined for a pipe or a file. */
  readonly width: number | undefined;
  /** True when escape sequences of colours may be printed. */
  readonly colours: boolean;
}

/** Facts of a stream: terminal or not, and its width. */
interface Attached {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** A width for terminals that do not say theirs. */
const USUAL_WIDTH = 80;

/** Reads FORCE_COLOR as Node.js does. Undefined when it is not set. */
const isForced = (value: string | undefined): boolean | undefined =>
  value === undefined ? undefined : value !== "0" && value !== "false";

/**
 * The screen of a process.
 *
 * @param stdout where results are printed
 * @param env of the process: NO_COLOR, when it has any text, and TERM=dumb refuse colours; FORCE_COLOR,
 *   unless it is 0, requests them for any output
 */
export function screenOf(
  stdout: Attached,
  env: Readonly<Record<string, string | undefined>>,
  out: Canvas = terminal,
): Screen {
  const isTerminal = stdout.isTTY === true;
  return {
    ...out,
    width: isTerminal ? stdout.columns || USUAL_WIDTH : undefined,
    colours: !env.NO_COLOR && (isForced(env.FORCE_COLOR) ?? (isTerminal && env.TERM !== "dumb")),
  };
}

/** Colours that texts have. */
export type Colour = "red" | "green" | "yellow" | "pale" | "bold";

const CODES: Readonly<Record<Colour, readonly [begin: number, end: number]>> = {
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  pale: [2, 22],
  bold: [1, 22],
};

/** A text in a colour. */
export function paint(text: string, colour: Colour): string {
  const [begin, end] = CODES[colour];
  return `\u001b[${begin}m${text}\u001b[${end}m`;
}
