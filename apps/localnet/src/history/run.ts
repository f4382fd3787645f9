/** Plays the scenes in order of time, and between them makes the blocks that the passing of time asks for. */
import type { Chain } from "../chains/p/chain.ts";
import { nextChangeTime } from "../chains/p/time.ts";
import { autoRenewedScenes } from "./auto-renewed-scenario.ts";
import { cScenes } from "./c-scenario.ts";
import { delegatorScenes } from "./delegator-scenario.ts";
import { l1Scenes } from "./l1-scenario.ts";
import type { AnyScene, Stage } from "./scenario.ts";
import { subnetScenes } from "./subnet-scenario.ts";
import { transferScenes } from "./transfer-scenario.ts";
import { validatorScenes } from "./validator-scenario.ts";
import { xScenes } from "./x-scenario.ts";

/**
 * Makes every block that must stand at or before an instant: terms that end are settled, others begin.
 *
 * @param time Unix seconds
 */
export function passTime(chain: Chain, time: number): void {
  const { state } = chain;
  for (let next = nextChangeTime(state); next <= time; next = nextChangeTime(state)) {
    // Each round takes a staker or balance off the list, or moves the end of a cycle by hours at least, so this ends.
    if (state.current.some(({ role, end }) => role !== "permissioned" && end <= next)) chain.settle(next);
    else chain.standard(next);
  }
}

/** Plays the whole history, from the genesis to the end that the stage names. */
export function playHistory(stage: Stage): void {
  const { chain, xChain, cChain, start, end } = stage;
  const scenes: AnyScene[] = [
    ...subnetScenes(stage),
    ...l1Scenes(stage),
    ...validatorScenes(stage),
    ...autoRenewedScenes(stage),
    ...delegatorScenes(stage),
    ...transferScenes(stage),
    ...xScenes(stage),
    ...cScenes(stage),
  ];
  // Sorting is stable: scenes of the same instant keep the order above.
  for (const scene of scenes.sort((left, right) => left.at - right.at)) {
    const { at } = scene;
    if (at <= start || at >= end) continue;
    if ("playX" in scene) {
      xChain.standard(at, scene.playX);
    } else if ("playC" in scene) {
      cChain.standard(at, scene.playC);
    } else {
      passTime(chain, at);
      chain.standard(at, scene.play);
    }
  }
  passTime(chain, end);
}
