/** Drawings of `watch`, and the terminal after it closes. */
import { setImmediate as drawn } from "node:timers/promises";
import { expect, it } from "vitest";
import { block } from "../../test/block-happening.ts";
import { Happenings } from "./happening.ts";
import { liveView } from "./views.ts";

const screen = { print: () => {}, tell: () => {}, draw: () => {}, width: 100, colours: false };

function open() {
  const written: string[] = [];
  const known = new Happenings();
  const view = liveView({ screen, height: 30, write: (text) => written.push(text) }, "head");
  const happens = (height: number) => {
    known.add(block(height));
    view.happened(block(height), known);
  };
  return { written, known, view, happens };
}

it("draws once what comes at the same time", async () => {
  const { written, happens } = open();
  for (const height of [1, 2, 3]) happens(height);
  await drawn();
  expect(written).toHaveLength(2); // the other screen, and the picture
  expect(written[1]).toContain("p-chain-3");
});

it("draws nothing once it is closed, neither what waits nor what comes", async () => {
  const { written, known, view, happens } = open();
  happens(1);
  view.close();
  happens(2);
  view.chains(known);
  view.fault("the deployment does not respond");
  await drawn();
  expect(written).toEqual(["\u001b[?1049h\u001b[?25l", "\u001b[?25h\u001b[?1049l"]);
});
