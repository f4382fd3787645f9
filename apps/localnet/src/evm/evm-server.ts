/** Answers JSON-RPC of an EVM chain as a node does: single calls and batches, with blocks made at once for what is sent. */
import type { JsonValue } from "@primary-network/codec";
import type { EvmChain } from "./evm-chain.ts";
import { treatmentOf } from "./evm-methods.ts";
import { EvmRpcError } from "./evm-node.ts";

/** What the server needs of the world around the chain. */
export interface EvmWorld {
  /** Unix seconds. */
  now(): number;
  /** Moves the clock forward. */
  setNow(time: number): void;
  /** Lets everything happen that is due. */
  catchUp(): Promise<void>;
  /** Does something that nothing else may come between, at one instant. */
  inTurn<T>(run: (time: number) => Promise<T>): Promise<T>;
  /** To be called after each block, in turn: messages in it are signed for and delivered. */
  happened(chain: EvmChain, time: number): Promise<void>;
  /** Whether methods for tests are answered. */
  readonly development: boolean;
}

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;

/** Longest body, in characters: a batch of big contracts. */
const MAX_BODY = 8 << 20;
/** Most calls of one batch. */
const MAX_BATCH = 1_000;

interface Request2 {
  readonly id: JsonValue;
  readonly method: string;
  readonly params: readonly JsonValue[];
}

function readRequest(value: JsonValue): Request2 | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { id = null, method, params = [] } = value;
  return typeof method === "string" && Array.isArray(params) ? { id, method, params } : undefined;
}

const failure = (id: JsonValue, code: number, message: string, data?: JsonValue): JsonValue => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, ...(data !== undefined && { data }) },
});

/** A time that a test asks for: a number, or hexadecimal text. */
function secondsOf(value: JsonValue | undefined): number {
  const seconds = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(seconds) && seconds >= 0) return seconds;
  throw new EvmRpcError({ code: INVALID_PARAMS, message: "invalid seconds" });
}

/** Builds the server of a chain. */
export function createEvmServer(chain: EvmChain, world: EvmWorld): (body: string) => Promise<Response> {
  const { node } = chain;

  const run = async ({ method, params }: Request2): Promise<JsonValue> => {
    const treatment = treatmentOf(method, world.development);
    switch (treatment) {
      case undefined:
        throw new EvmRpcError({
          code: METHOD_NOT_FOUND,
          message: `the method ${method} does not exist/is not available`,
        });
      case "read":
        return node.ask(method, ...params);
      case "change":
        return world.inTurn(() => node.act(method, ...params));
      case "sendRaw":
        return world.inTurn(async (time) => {
          const [raw] = params;
          if (typeof raw !== "string" || !/^0x([0-9a-f]{2})+$/i.test(raw))
            throw new EvmRpcError({ code: INVALID_PARAMS, message: "the transaction is not hexadecimal" });
          const hash = await chain.accept(raw);
          if (await chain.hasReady()) await chain.mine(time);
          await world.happened(chain, time);
          return hash;
        });
      case "send":
        return world.inTurn(async (time) => {
          const hash = await node.act(method, ...params);
          await chain.mine(time);
          await world.happened(chain, time);
          return hash;
        });
      case "revert":
        return world.inTurn(async () => {
          const reverted = await node.act(method, ...params);
          await chain.rewound();
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
  };

  const answer = async (value: JsonValue): Promise<JsonValue> => {
    const request = readRequest(value);
    if (request === undefined) return failure(null, INVALID_REQUEST, "invalid request");
    try {
      return { jsonrpc: "2.0", id: request.id, result: await run(request) };
    } catch (error) {
      if (error instanceof EvmRpcError) return failure(request.id, error.code, error.message, error.data);
      if (error instanceof RangeError) return failure(request.id, INVALID_PARAMS, error.message);
      throw error;
    }
  };

  return async (text) => {
    if (text.length > MAX_BODY) return new Response("the request is too large\n", { status: 413 });
    let body: JsonValue;
    try {
      body = JSON.parse(text);
    } catch {
      return Response.json(failure(null, PARSE_ERROR, "parse error"));
    }
    await world.catchUp();
    if (!Array.isArray(body)) {
      const request = readRequest(body);
      // What only reads goes through untouched, and its answer too.
      if (request && treatmentOf(request.method, world.development) === "read") {
        const passed = await node.pass(text);
        return new Response(passed.body, {
          status: passed.status,
          headers: { "content-type": "application/json" },
        });
      }
      return Response.json(await answer(body));
    }
    if (body.length === 0 || body.length > MAX_BATCH)
      return Response.json(failure(null, INVALID_REQUEST, `a batch has 1 to ${MAX_BATCH} calls`));
    const answers: JsonValue[] = [];
    for (const value of body) answers.push(await answer(value));
    return Response.json(answers);
  };
}
