/** Responds to the methods of an EVM chain as a node does, and makes a block for every sent transaction. */
import type { JsonValue } from "@primary-network/codec";
import type { AcceptedCBlock } from "../../chains/c/chain.ts";
import type { CBlocks } from "../chain/c-blocks.ts";
import type { EvmChain } from "../chain/chain.ts";
import { EvmRpcError } from "../chain/node.ts";
import { rawReceipts } from "../chain/raw-receipts.ts";
import {
  readStorageKey,
  verifyBytes,
  verifyFilter,
  verifyFixed,
  verifyNumber,
  verifyPercentiles,
  wrongArgument,
} from "./arguments.ts";
import { BlockRules } from "./block-rules.ts";
import { verifyCall, verifyEstimate } from "./call-rules.ts";
import { developmentOf, readMethodOf } from "./methods.ts";
import { asNode } from "./node-error.ts";
import { mostArgumentsOf, nodeMethodOf } from "./node-methods.ts";
import { asPending, block, header, shaped, withStorageKeys } from "./node-shapes.ts";
import { type EvmCall, MAX_BATCH } from "./requests.ts";
import { sendRefusal } from "./send-refusal.ts";
import { withCharges } from "./with-charges.ts";

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

/** The caller. */
export interface EvmCaller {
  /** A page of another site, for which methods for tests are refused. */
  readonly foreign: boolean;
}

const SERVER_ERROR = -32_000;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;

const UNFINALIZED = "cannot query unfinalized data";
/** Characters of a hash as text. */
const HASH_LENGTH = 66;

/** A time argument of a test method: a number, or hexadecimal text. */
function secondsOf(value: JsonValue | undefined): number {
  const seconds = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(seconds) && seconds >= 0) return seconds;
  throw new EvmRpcError({ code: INVALID_PARAMS, message: "invalid seconds" });
}

const unknownMethod = (method: string) =>
  new EvmRpcError({
    code: METHOD_NOT_FOUND,
    message: `the method ${method} does not exist/is not available`,
  });

/** The methods of one chain. */
export class EvmServer {
  readonly chain: EvmChain;
  readonly #world: EvmWorld;
  readonly #cBlocks: CBlocks | undefined;
  readonly #rules: BlockRules | undefined;

  /** @param cBlocks the C-Chain's blocks in the node's form, when the chain is the C-Chain */
  constructor(chain: EvmChain, world: EvmWorld, cBlocks?: CBlocks) {
    this.chain = chain;
    this.#world = world;
    this.#cBlocks = cBlocks;
    this.#rules = cBlocks && new BlockRules(chain, cBlocks);
  }

  /** The rules since Helicon, when they apply. */
  get #helicon(): BlockRules | undefined {
    return this.chain.isHelicon ? this.#rules : undefined;
  }

  /** Runs every due event before anything is read. */
  catchUp(): Promise<void> {
    return this.#world.catchUp();
  }

  /**
   * Makes a call.
   *
   * @throws EvmRpcError for errors that the caller gets, EvmDownError when the chain's process has ended
   */
  async call({ method, params }: EvmCall, { foreign }: EvmCaller): Promise<JsonValue> {
    const development = this.#world.development && !foreign ? developmentOf(method) : undefined;
    if (development !== undefined) return this.#develop(development, method, params);
    if (method === "eth_sendRawTransaction") return this.#send(params);
    if (method === "eth_subscribe" || method === "eth_unsubscribe")
      throw new EvmRpcError({ code: METHOD_NOT_FOUND, message: "notifications not supported" });
    const own = nodeMethodOf(method);
    if (own !== undefined) {
      const most = mostArgumentsOf(method);
      if (params.length > most)
        throw new EvmRpcError({ code: INVALID_PARAMS, message: `too many arguments, want at most ${most}` });
      return own(this.chain);
    }
    return this.#read(method, params);
  }

  async #send([raw]: readonly JsonValue[]): Promise<JsonValue> {
    if (raw === undefined)
      throw new EvmRpcError({ code: INVALID_PARAMS, message: "missing value for required argument 0" });
    if (typeof raw !== "string" || !/^0x([0-9a-f]{2})*$/i.test(raw))
      throw wrongArgument(
        0,
        "json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Bytes",
      );
    if (raw.length < 6) throw new EvmRpcError({ code: SERVER_ERROR, message: "typed transaction too short" });
    return this.#world.inTurn(async (time) => {
      const hash = await this.chain.accept(raw).catch(async (error: unknown) => {
        throw error instanceof EvmRpcError ? await sendRefusal(error, raw, this.chain) : error;
      });
      if (await this.chain.hasReady()) await this.chain.mine(time);
      await this.#world.happened(this.chain, time);
      return hash;
    });
  }

  async #read(method: string, given: readonly JsonValue[]): Promise<JsonValue> {
    const reads = readMethodOf(method);
    if (reads === undefined) throw unknownMethod(method);
    const missing = Array.from({ length: reads.required }).findIndex(
      (_, index) => given[index] === undefined,
    );
    if (missing >= 0)
      throw new EvmRpcError({
        code: INVALID_PARAMS,
        message: `missing value for required argument ${missing}`,
      });
    if (reads.first !== undefined) verifyFixed(reads.first, given[0], 0);
    if (method === "web3_sha3") verifyBytes(given[0], 0);
    if (method === "eth_getStorageAt") readStorageKey(given[1], "unable to decode storage key: ");
    if (method === "eth_feeHistory") verifyPercentiles(given[2]);
    const params = [...given];
    const keys =
      method === "eth_getProof" && Array.isArray(given[1]) ? given[1].map((key) => readStorageKey(key)) : [];
    if (keys.length > 0) params[1] = keys.map(({ slot }) => slot);
    const helicon = this.#helicon;
    // Tags and charges follow from the blocks.
    if (helicon) await this.#cBlocks?.fill(this.chain.height);
    if (reads.block !== undefined && helicon && this.chain.execution.isHeld) params[reads.block] ??= "latest";
    if (reads.block !== undefined && params[reads.block] !== undefined) {
      if (
        (reads.beyond === null || (helicon && /^eth_get(Block|Header)ByNumber$/.test(method))) &&
        this.#isBeyond(params[reads.block])
      )
        return null;
      params[reads.block] = this.#blockOf(params[reads.block] ?? null, method, reads.block);
    }
    if (method === "debug_traceBlockByNumber" && Number(params[0]) === 0)
      throw new EvmRpcError({ code: SERVER_ERROR, message: "genesis is not traceable" });
    await this.#verifyTraced(method, params[0] ?? null);
    await helicon?.awaitExecution(method, params, reads.block);
    if (method === "eth_call" || method === "eth_estimateGas") await this.#verifyCall(method, params);
    if (/^eth_(getLogs|newFilter)$/.test(method)) params[0] = this.#filterOf(params[0] ?? null);
    if (helicon && method === "eth_getLogs") {
      const filter = helicon.executedLogs(params[0] ?? null);
      if (filter === undefined) return [];
      params[0] = filter;
    }
    // Anvil's filters know nothing of a block that is not executed, so they wait for all of them.
    if (helicon && /^eth_getFilter/.test(method) && this.chain.execution.executed < this.chain.height)
      return [];
    const byHeader = /^eth_getHeaderBy(Number|Hash)$/.exec(method)?.[1];
    const asked = method === "debug_getRawReceipts" ? "eth_getBlockReceipts" : method;
    const value = byHeader
      ? await this.#ask(`eth_getBlockBy${byHeader}`, [params[0] ?? null, false])
      : await this.#ask(asked, params);
    if (method === "eth_getProof")
      return withStorageKeys(
        value,
        keys.map(({ shown }) => shown),
      );
    const charged =
      this.#cBlocks === undefined ? value : withCharges(method, params, value, this.#cBlocks.charges);
    const isPending = helicon !== undefined && given[0] === "pending";
    if (byHeader) return asPending(header(value, this.#cBlockOf(value)), isPending);
    if (/^eth_getBlockBy(Number|Hash)$/.test(method))
      return asPending(block(value, this.#cBlockOf(value)), isPending);
    if (method === "eth_getRawTransactionByHash") return value ?? "0x";
    if (method === "debug_getRawReceipts") return rawReceipts(charged);
    return shaped(method, charged);
  }

  /** Anvil checks fewer fields of a call than a node, and estimates a transfer without checking the sender's balance. */
  async #verifyCall(method: string, [call, at = "latest"]: readonly JsonValue[]): Promise<void> {
    if (typeof call !== "object" || call === null || Array.isArray(call)) return;
    const balanceOf = async (address: string) =>
      BigInt(String(await this.#ask("eth_getBalance", [address, at])));
    if (method === "eth_call") await verifyCall(call, balanceOf);
    else await verifyEstimate(call, balanceOf, this.chain.spec.gasLimit);
  }

  /** Anvil returns an empty trace for an unknown transaction. */
  async #verifyTraced(method: string, hash: JsonValue): Promise<void> {
    const notFound = (message: string) => new EvmRpcError({ code: SERVER_ERROR, message });
    if (method === "debug_traceTransaction" && (await this.#ask("eth_getTransactionByHash", [hash])) === null)
      throw notFound("transaction not found");
    if (
      method === "debug_traceBlockByHash" &&
      (await this.#ask("eth_getBlockByHash", [hash, false])) === null
    )
      throw notFound(`block ${String(hash)} not found`);
  }

  /** Calls Anvil with its own hashes. */
  async #ask(method: string, params: readonly JsonValue[]): Promise<JsonValue> {
    const cBlocks = this.#cBlocks;
    try {
      if (cBlocks === undefined) return await this.chain.node.ask(method, ...params);
      await cBlocks.fill(this.chain.height);
      const translated: JsonValue[] = JSON.parse(cBlocks.toAnvil(JSON.stringify(params)));
      const value = await this.chain.node.ask(method, ...translated);
      await cBlocks.fill(this.chain.height);
      return JSON.parse(cBlocks.toNode(JSON.stringify(value)));
    } catch (error) {
      throw asNode(error);
    }
  }

  /** The C-Chain's form of a block that Anvil returned. */
  #cBlockOf(value: JsonValue): AcceptedCBlock | undefined {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return this.#cBlocks?.blocks.list[Number(value.number)];
  }

  /** A block argument in Anvil's terms: none is beyond the last, and before Helicon every block is final at once. */
  #blockOf(value: JsonValue, method: string, index: number): JsonValue {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const { blockNumber } = value;
      return blockNumber === undefined ? value : { blockNumber: this.#blockOf(blockNumber, method, index) };
    }
    if (value === "finalized" || value === "safe") return this.#helicon?.tag("settled") ?? "latest";
    if (value === "accepted") return "latest";
    // Pending transactions count for nonces; before Helicon there is never a pending block.
    if (value === "pending")
      return this.#helicon?.pending(method) ?? (method === "eth_getTransactionCount" ? value : "latest");
    if (value === "latest") return this.#helicon?.tag("latest") ?? value;
    // Where only a number or a tag is allowed, the node reads a JSON number like text.
    if (typeof value === "number" && method !== "eth_getBlockReceipts" && index === 0)
      verifyNumber(String(value), index);
    if (typeof value !== "string" || value === "earliest" || value.length === HASH_LENGTH) return value;
    verifyNumber(value, index);
    if (this.#isBeyond(value)) {
      if (this.#helicon) throw this.#helicon.unknown(Number(value));
      const { height } = this.chain;
      const message =
        method === "eth_feeHistory"
          ? `request beyond head block: requested ${Number(value)}, head ${height}`
          : UNFINALIZED;
      throw new EvmRpcError({ code: SERVER_ERROR, message });
    }
    return value;
  }

  /** Returns true if a number is beyond the last block; hashes have another length than numbers. */
  #isBeyond(value: JsonValue | undefined): boolean {
    return typeof value === "string" && value.length < HASH_LENGTH && Number(value) > this.chain.height;
  }

  #filterOf(value: JsonValue): JsonValue {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    verifyFilter(value);
    const { fromBlock, toBlock } = value;
    const { height } = this.chain;
    for (const [name, at] of [
      ["from", fromBlock],
      ["to", toBlock],
    ] as const)
      if (typeof at === "string" && Number(at) > height && !this.#helicon)
        throw new EvmRpcError({
          code: SERVER_ERROR,
          message: `requested ${name} block ${Number(at)} after last accepted block ${height}`,
        });
    const [begin, end] = [fromBlock, toBlock].map((at) =>
      typeof at === "string" && /^0x[0-9a-f]+$/i.test(at) ? Number(at) : undefined,
    );
    if (begin !== undefined && end !== undefined && begin > end)
      throw new EvmRpcError({
        code: SERVER_ERROR,
        message: this.#helicon
          ? "invalid block range params"
          : `begin block ${begin} is greater than end block ${end}`,
      });
    return {
      ...value,
      ...(fromBlock !== undefined && { fromBlock: this.#blockOf(fromBlock, "eth_getLogs", 0) }),
      ...(toBlock !== undefined && { toBlock: this.#blockOf(toBlock, "eth_getLogs", 0) }),
    };
  }

  async #develop(
    kind: NonNullable<ReturnType<typeof developmentOf>>,
    method: string,
    params: readonly JsonValue[],
  ): Promise<JsonValue> {
    const { chain } = this;
    const world = this.#world;
    switch (kind) {
      case "pass":
        return chain.node.ask(method, ...params);
      case "change":
        return world.inTurn(() => chain.node.act(method, ...params));
      case "send":
        return world.inTurn(async (time) => {
          const hash = await chain.node.act(method, ...params);
          await chain.mine(time);
          await world.happened(chain, time);
          return hash;
        });
      case "revert":
        return world.inTurn(async () => {
          const reverted = await chain.node.act(method, ...params);
          await chain.rewound();
          this.#cBlocks?.rewind(chain.height);
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
}
