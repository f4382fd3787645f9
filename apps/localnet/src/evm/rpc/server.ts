/** Responds to the methods of an EVM chain as a node does, and makes a block for every sent transaction. */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import type { AcceptedCBlock } from "../../chains/c/chain.ts";
import { chargedGas } from "../../chains/c/gas-clock.ts";
import type { CBlocks } from "../chain/c-blocks.ts";
import type { EvmChain } from "../chain/chain.ts";
import { EvmRpcError } from "../chain/node.ts";
import { rawReceipts } from "../chain/raw-receipts.ts";
import { quantity, toBytes } from "../contracts/hex.ts";
import {
  readStorageKey,
  verifyBytes,
  verifyFixed,
  verifyOrderedPercentiles,
  verifyPercentiles,
  wrongArgument,
} from "./arguments.ts";
import { BlockArguments } from "./block-arguments.ts";
import { BlockRules } from "./block-rules.ts";
import { callDetailed, gasOf } from "./call-detailed.ts";
import { changedBalance, verifyCall, verifyEstimate } from "./call-rules.ts";
import { develop, type EvmWorld } from "./development.ts";
import { GasPrices } from "./gas-prices.ts";
import { developmentOf, isThere, readMethodOf } from "./methods.ts";
import { asNode } from "./node-error.ts";
import { mostArgumentsOf, nodeMethodOf } from "./node-methods.ts";
import { asPending, block, header, shaped, withStorageKeys } from "./node-shapes.ts";
import type { EvmCall } from "./requests.ts";
import { sendRefusal } from "./send-refusal.ts";
import { poolContent, poolContentFrom, poolInspection } from "./tx-pool.ts";
import { verifySent } from "./verify-sent.ts";
import { withCharges } from "./with-charges.ts";

/** The caller. */
export interface EvmCaller {
  /** A page of another site, for which methods for tests are refused. */
  readonly foreign: boolean;
}

const SERVER_ERROR = -32_000;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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
  readonly #arguments: BlockArguments;
  readonly #gasPrices: GasPrices | undefined;

  /** @param cBlocks the C-Chain's blocks in the node's form, when the chain is the C-Chain */
  constructor(chain: EvmChain, world: EvmWorld, cBlocks?: CBlocks) {
    this.chain = chain;
    this.#world = world;
    this.#cBlocks = cBlocks;
    this.#rules = cBlocks && new BlockRules(chain, cBlocks);
    this.#gasPrices = cBlocks && new GasPrices(chain, cBlocks, () => world.now());
    this.#arguments = new BlockArguments(chain, () => this.#helicon);
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
    if (development !== undefined)
      return develop(development, { method, params }, this.#world, this.chain, this.#cBlocks);
    if (method === "eth_sendRawTransaction") return this.#send(params);
    if (method === "eth_subscribe" || method === "eth_unsubscribe")
      throw new EvmRpcError({ code: METHOD_NOT_FOUND, message: "notifications not supported" });
    const isHelicon = this.#helicon !== undefined;
    const own = nodeMethodOf(method);
    if (own !== undefined && isThere(method, isHelicon)) {
      const most = mostArgumentsOf(method);
      if (params.length > most)
        throw new EvmRpcError({ code: INVALID_PARAMS, message: `too many arguments, want at most ${most}` });
      return (isHelicon && (await this.#gasPrices?.result(method))) || own(this.chain);
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
    const bytes = toBytes(raw);
    // Since Helicon a node reads a first byte of this size as that of a legacy transaction.
    if (bytes.length < 2 && !(this.#helicon && (bytes[0] ?? 0) > 0x7f))
      throw new EvmRpcError({ code: SERVER_ERROR, message: "typed transaction too short" });
    return this.#world.inTurn(async (time) => {
      if (this.#helicon) {
        const { worst } = await this.chain.open(time);
        const { from, kept } = await verifySent(this.chain, bytes, worst);
        if (kept !== undefined) await this.chain.keepOnly(from, kept);
      }
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
    const helicon = this.#helicon;
    if (reads === undefined || !isThere(method, helicon !== undefined)) throw unknownMethod(method);
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
    if (method === "eth_feeHistory") (helicon ? verifyOrderedPercentiles : verifyPercentiles)(given[2]);
    const params = [...given];
    const keys =
      method === "eth_getProof" && Array.isArray(given[1]) ? given[1].map((key) => readStorageKey(key)) : [];
    if (keys.length > 0) params[1] = keys.map(({ slot }) => slot);
    // Tags and charges follow from the blocks.
    if (helicon) await this.#cBlocks?.fill(this.chain.height);
    if (reads.block !== undefined && helicon && this.chain.execution.isHeld) params[reads.block] ??= "latest";
    if (reads.block !== undefined && params[reads.block] !== undefined) {
      if (
        (reads.beyond === null || (helicon && /^eth_get(Block|Header)ByNumber$/.test(method))) &&
        this.#arguments.isBeyond(params[reads.block])
      )
        return null;
      params[reads.block] = this.#arguments.blockOf(params[reads.block] ?? null, method, reads.block);
    }
    if (method === "debug_traceBlockByNumber" && Number(params[0]) === 0)
      throw new EvmRpcError({ code: SERVER_ERROR, message: "genesis is not traceable" });
    await this.#verifyTraced(method, params[0] ?? null);
    await helicon?.awaitExecution(method, params, reads.block);
    if (/^eth_(call|callDetailed|estimateGas)$/.test(method)) await this.#verifyCall(method, params);
    const composed = await this.#composed(method, params);
    if (composed !== undefined) return composed;
    if (/^eth_(getLogs|newFilter)$/.test(method)) params[0] = this.#arguments.filterOf(params[0] ?? null);
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

  /** The results that Anvil has no single method for; undefined for all others. */
  async #composed(method: string, [first = null, ...others]: readonly JsonValue[]) {
    const call = isObject(first) ? first : undefined;
    const isHelicon = this.#helicon !== undefined;
    switch (method) {
      case "eth_callDetailed":
        if (call === undefined) return this.#ask("eth_call", [first, ...others]);
        return callDetailed([call, ...others], isHelicon, (asked, given) => this.#ask(asked, given));
      case "eth_createAccessList": {
        const list = await this.#ask(method, [first, ...others]);
        if (!isHelicon || call?.gas === undefined || !isObject(list)) return list;
        const gasUsed = chargedGas(BigInt(String(list.gasUsed)), gasOf(call));
        return { ...list, gasUsed: quantity(gasUsed) };
      }
      case "eth_feeHistory": {
        const [last, percentiles] = others;
        return isHelicon ? this.#gasPrices?.history(first, this.#numberOf(last), percentiles) : undefined;
      }
      case "txpool_content":
        return poolContent(await this.#ask("txpool_content", []));
      case "txpool_contentFrom":
        return poolContentFrom(await this.#ask("txpool_content", []), String(first));
      case "txpool_inspect":
        return poolInspection(await this.#ask("txpool_content", []));
      default:
        return undefined;
    }
  }

  /** The number of a block argument in Anvil's terms. */
  #numberOf(value: JsonValue | undefined): number {
    if (value === "earliest") return 0;
    return value === "latest" ? this.chain.execution.executed : Number(value);
  }

  /** Anvil checks fewer fields of a call than a node, and estimates a transfer without checking the sender's balance. */
  async #verifyCall(
    method: string,
    [call, at = "latest", changes = null]: readonly JsonValue[],
  ): Promise<void> {
    if (typeof call !== "object" || call === null || Array.isArray(call)) return;
    const balanceOf = async (address: string) =>
      BigInt(changedBalance(changes, address) ?? String(await this.#ask("eth_getBalance", [address, at])));
    const baseFeeOf = async () => {
      const block = await this.#ask("eth_getBlockByNumber", [typeof at === "string" ? at : "latest", false]);
      return BigInt(String(isObject(block) ? block.baseFeePerGas : "0x0"));
    };
    if (method !== "eth_estimateGas") await verifyCall(call, balanceOf, baseFeeOf);
    else await verifyEstimate(call, balanceOf, this.chain.spec.gasLimit, baseFeeOf);
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
      throw notFound(
        this.#helicon ? `block not found: hash ${String(hash)}` : `block ${String(hash)} not found`,
      );
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
}
