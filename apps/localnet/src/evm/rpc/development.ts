/** Methods for tests: they make blocks, move the clock, and change or revert the chain. */
import type { JsonValue } from "@primary-network/codec";
import type { CBlocks } from "../chain/c-blocks.ts";
import type { EvmChain } from "../chain/chain.ts";
import { EvmRpcError } from "../chain/node.ts";
import type { developmentOf } from "./methods.ts";
import { type EvmCall, MAX_BATCH } from "./requests.ts";

/** The environment of the server. */
export interface EvmWorld {
  /** Unix seconds. */
  now(): number;
  /** Moves the clock forward. */
  setNow(time: number): void;
  /** Runs every event whose time has come. */
  catchUp(): Promise<void>;
  /** Runs an action exclusively, at one instant. */
  inTurn<T>(run: (time: number) => Promise<T>): Promise<T>;
  /** To be called after each block, within the queue: its messages are signed and delivered. */
  happened(chain: EvmChain, time: number): Promise<void>;
  /** True if methods for tests are enabled. */
  readonly development: boolean;
}

const INVALID_PARAMS = -32_602;

/** A time argument of a test method: a number, or hexadecimal text. */
function secondsOf(value: JsonValue | undefined): number {
  const seconds = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(seconds) && seconds >= 0) return seconds;
  throw new EvmRpcError({ code: INVALID_PARAMS, message: "invalid seconds" });
}

/**
 * Runs a method.
 *
 * @param cBlocks the C-Chain's blocks in the node's form, when the chain is the C-Chain
 * @throws EvmRpcError for errors that the caller gets
 */
export async function develop(
  kind: NonNullable<ReturnType<typeof developmentOf>>,
  { method, params }: EvmCall,
  world: EvmWorld,
  chain: EvmChain,
  cBlocks: CBlocks | undefined,
): Promise<JsonValue> {
  switch (kind) {
    case "pass":
      return chain.node.ask(method, ...params);
    case "change":
      return world.inTurn(() => chain.node.act(method, ...params));
    case "send":
      return world.inTurn(async (time) => {
        await chain.open(time);
        const hash = await chain.node.act(method, ...params);
        await chain.mine(time);
        await world.happened(chain, time);
        return hash;
      });
    case "revert":
      return world.inTurn(async () => {
        const reverted = await chain.node.act(method, ...params);
        await chain.rewound();
        cBlocks?.rewind(chain.height);
        return reverted;
      });
    case "mine":
      return world.inTurn(async (time) => {
        const count = method === "evm_mine" ? 1 : secondsOf(params[0] ?? 1);
        if (count > MAX_BATCH) throw new EvmRpcError({ code: INVALID_PARAMS, message: "too many blocks" });
        for (let made = 0; made < count; made += 1) await chain.mine(time);
        await world.happened(chain, time);
        return method === "evm_mine" ? "0x0" : null;
      });
    case "time": {
      const seconds = secondsOf(params[0]);
      const target = method === "evm_increaseTime" ? world.now() + seconds : seconds;
      if (target < Math.floor(world.now()))
        throw new EvmRpcError({ code: INVALID_PARAMS, message: "time does not go back" });
      world.setNow(Math.max(target, world.now()));
      return method === "evm_increaseTime" ? seconds : null;
    }
  }
}
