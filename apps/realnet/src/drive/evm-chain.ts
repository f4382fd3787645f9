/** Sends transactions to the C-Chain: signed here, in each of the three envelopes, and awaited. */
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  createPublicClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  http,
  type PublicClient,
  type TransactionSerializable,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import type { RealAccount } from "../identities.ts";
import type { Lane } from "./lane.ts";
import { callNode, NodeError } from "./rpc-call.ts";

const PATH = "/ext/bc/C/rpc";
const GWEI = 1_000_000_000n;

/** The three ways of saying what one pays for gas. */
export type Envelope = "legacy" | "accessList" | "dynamicFee";

/** A transaction before it has a nonce, a price and a signature. */
export interface EvmCall {
  readonly to?: Hex;
  readonly data?: Hex;
  readonly value?: bigint;
  /** Units of gas; enough for anything that is done here. @default 3000000 */
  readonly gas?: bigint;
  /** @default "dynamicFee" */
  readonly envelope?: Envelope;
}

/** What became of a transaction. */
export interface Executed {
  readonly hash: Hex;
  readonly contractAddress: Hex;
  readonly blockNumber: bigint;
}

/** A contract's interface and code, as the local network's are generated. */
export interface Compiled {
  readonly abi: readonly unknown[];
  readonly bytecode: string;
}

/** Calls of a contract, with the arguments as viem takes them. */
export function call(
  contract: Compiled,
  to: Hex,
  functionName: string,
  args: readonly unknown[] = [],
): EvmCall {
  return { to, data: encodeFunctionData({ abi: contract.abi, functionName, args }) };
}

/** Creates a contract. */
export function deployment({ abi, bytecode }: Compiled, args: readonly unknown[] = []): EvmCall {
  return { data: encodeDeployData({ abi, bytecode: bytecode as Hex, args }) };
}

/** The C-Chain of a network, for one lane of the run. */
export class EvmChain {
  readonly client: PublicClient;
  readonly #lane: Lane;
  readonly #name: string;
  readonly #url: string;

  constructor(lane: Lane, name: string) {
    const { evmChainId, nodes } = lane.network;
    const url = nodes[0].url + PATH;
    const chain = defineChain({
      id: evmChainId,
      name: "C-Chain",
      nativeCurrency: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    });
    this.client = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
    this.#lane = lane;
    this.#name = name;
    this.#url = nodes[0].url;
  }

  async #sign(from: RealAccount, evmCall: EvmCall, nonce?: number): Promise<{ bytes: Uint8Array; raw: Hex }> {
    const account = privateKeyToAccount(`0x${bytesToHex(from.privateKey)}`);
    const { envelope = "dynamicFee", gas = 3_000_000n, to, data, value } = evmCall;
    const common = {
      chainId: this.#lane.network.evmChainId,
      nonce:
        nonce ?? (await this.client.getTransactionCount({ address: account.address, blockTag: "pending" })),
      gas,
      ...(to && { to }),
      ...(data && { data }),
      ...(value !== undefined && { value }),
    };
    const gasPrice = 50n * GWEI;
    const accessList = [{ address: to ?? account.address, storageKeys: [`0x${"0".repeat(64)}` as const] }];
    const transactions: { readonly [name in Envelope]: TransactionSerializable } = {
      legacy: { type: "legacy", ...common, gasPrice },
      accessList: { type: "eip2930", ...common, gasPrice, accessList },
      dynamicFee: { type: "eip1559", ...common, maxFeePerGas: gasPrice, maxPriorityFeePerGas: GWEI },
    };
    const raw = await account.signTransaction(transactions[envelope]);
    return { raw, bytes: hexToBytes(raw) };
  }

  /**
   * Sends a transaction and waits for its receipt.
   *
   * @param reverts whether it is meant to fail
   * @throws Error when it is refused, or fails where it must not, or the other way round
   */
  async send(name: string, from: RealAccount, evmCall: EvmCall, reverts = false): Promise<Executed> {
    const { raw, bytes } = await this.#sign(from, evmCall);
    const started = Date.now();
    const hash = await callNode(this.#url, PATH, "eth_sendRawTransaction", [raw]).catch((error: unknown) => {
      throw new Error(`${this.#name}: ${name} was refused`, { cause: error });
    });
    const receipt = await this.client.waitForTransactionReceipt({ hash, timeout: 60_000 });
    const { status, contractAddress, blockNumber, type } = receipt;
    if ((status === "reverted") !== reverts) throw new Error(`${this.#name}: ${name} is ${status}`);
    const ms = Date.now() - started;
    this.#lane.journal.add({ lane: this.#name, name, chain: "EVM", txType: type, bytes, txId: hash, ms });
    return { hash, contractAddress: contractAddress ?? "0x", blockNumber };
  }

  /** Sends transactions of one account at once, so that one block may hold several. */
  async sendTogether(name: string, from: RealAccount, calls: readonly EvmCall[]): Promise<void> {
    const address = from.evmAddress;
    const first = await this.client.getTransactionCount({ address, blockTag: "pending" });
    const started = Date.now();
    const sent = [];
    for (const [index, evmCall] of calls.entries()) {
      const { raw, bytes } = await this.#sign(from, evmCall, first + index);
      sent.push({ bytes, hash: (await callNode(this.#url, PATH, "eth_sendRawTransaction", [raw])) as Hex });
    }
    for (const [index, { bytes, hash }] of sent.entries()) {
      const { type } = await this.client.waitForTransactionReceipt({ hash, timeout: 60_000 });
      const ms = Date.now() - started;
      const step = { lane: this.#name, name: `${name}, ${index + 1}`, chain: "EVM" as const, txType: type };
      this.#lane.journal.add({ ...step, bytes, txId: hash, ms });
    }
  }

  /** Sends a transaction that the node has to refuse, and keeps what it says. */
  async refused(name: string, from: RealAccount, evmCall: EvmCall, nonce?: number): Promise<void> {
    const { raw, bytes } = await this.#sign(from, evmCall, nonce);
    const started = Date.now();
    const step = { lane: this.#name, name, chain: "EVM" as const, txType: "", bytes };
    try {
      await callNode(this.#url, PATH, "eth_sendRawTransaction", [raw]);
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      const { code, message } = error;
      this.#lane.journal.add({ ...step, refusal: { code, message }, ms: Date.now() - started });
      return;
    }
    throw new Error(`${this.#name}: ${name} was not refused`);
  }
}
