/** The two views of `watch`: one that is drawn again in place, and lines. */
import { printableLine } from "@primary-network/devnet/terminal";
import type { Screen } from "../terminal/screen.ts";
import { frame, lineOf } from "./frame.ts";
import type { Happening, Happenings } from "./happening.ts";

/** Called with each change. */
export interface View {
  /** A block or transaction came. */
  happened(one: Happening, known: Happenings): void;
  /** The state of the chains was read. */
  chains(known: Happenings): void;
  fault(message: string): void;
  close(): void;
}

/** Lines: a chain when its state changes, and each block and transaction. */
export function pipedView({ print, tell }: Screen): View {
  const states = new Map<string, string>();
  return {
    happened: (one) => print(lineOf(one)),
    chains({ chains }) {
      for (const { chain, state, height } of chains) {
        if (states.get(chain) === state) continue;
        states.set(chain, state);
        print(printableLine(`${chain} is ${state}${height === undefined ? "" : ` at height ${height}`}`));
      }
    },
    fault: tell,
    close: () => {},
  };
}

/** Escape sequences of terminals. */
const ENTER = "\u001b[?1049h\u001b[?25l"; // the other screen, without the cursor
const LEAVE = "\u001b[?25h\u001b[?1049l";
const HOME = "\u001b[H";
const REST_OF_LINE = "\u001b[K";
const REST_OF_SCREEN = "\u001b[J";

/** Terminal of the picture. */
interface Canvas {
  readonly screen: Screen;
  write(text: string): void;
  readonly height: number;
}

/** A picture in place, drawn at most once for all that comes at the same time. */
export function liveView(canvas: Canvas, head: string): View {
  let isDrawn = false;
  /** The shell owns the terminal from here on, but earlier requests may still return. */
  let isClosed = false;
  let message = "";
  let last: Happenings | undefined;
  const draw = (known: Happenings) => {
    last = known;
    if (isDrawn || isClosed) return;
    isDrawn = true;
    setImmediate(() => {
      isDrawn = false;
      if (isClosed) return;
      const lines = frame(known, canvas.screen, canvas.height, message || head);
      canvas.write(`${HOME}${lines.map((line) => `${line}${REST_OF_LINE}\n`).join("")}${REST_OF_SCREEN}`);
    });
  };
  canvas.write(ENTER);
  return {
    happened: (_, known) => draw(known),
    chains(known) {
      message = "";
      draw(known);
    },
    fault(text) {
      message = printableLine(text).slice(0, canvas.screen.width);
      if (last) draw(last);
    },
    close() {
      isClosed = true;
      canvas.write(LEAVE);
    },
  };
}
