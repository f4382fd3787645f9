/** An account of an EVM chain that deploys contracts and brings Warp messages to them. */
import { setTimeout as delay } from "node:timers/promises";
import {
  type Abi,
  concat,
  createPublicClient,
  decodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  type PublicClient,
  parseAbiParameters,
  size,
  slice,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  toHex,
} from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import type { Binding } from "./contract.ts";

const WARP = "0x0200000000000000000000000000000000000005";
/** Topic of SendWarpMessage(address,bytes32,bytes). */
const SENT = "0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d";
const GAS = 6_000_000n;
const GWEI = 1_000_000_000n;
const KEY = 32;
/** Milliseconds that a receipt may take, and between two requests for it. */
const RECEIPT_MS = 60_000;
const POLL_MS = 100;

/** A contract at its address. */
export interface Deployed {
  readonly abi: Abi;
  readonly address: Hex;
}

/** Packs a message into storage keys, in which a transaction brings it to the Warp precompile. */
function storageKeys(message: Hex): Hex[] {
  const ended = concat([message, "0xff"]);
  const count = Math.ceil(size(ended) / KEY);
  const filled = concat([ended, toHex(0, { size: count * KEY - size(ended) || undefined })]);
  return Array.from({ length: count }, (_, at) => slice(filled, at * KEY, (at + 1) * KEY));
}

/** The account. */
export class EvmAccount {
  readonly #client: PublicClient;
  readonly #account: PrivateKeyAccount;

  constructor(rpcUrl: string, account: PrivateKeyAccount) {
    this.#client = createPublicClient({ transport: http(rpcUrl) });
    this.#account = account;
  }

  /** Number of its transactions, which is the nonce of the next one. */
  nonce(): Promise<number> {
    const { address } = this.#account;
    return this.#client.getTransactionCount({ address, blockTag: "pending" });
  }

  async #send(data: Hex, to?: Hex, messages: readonly string[] = []) {
    const client = this.#client;
    const serialized = await this.#account.signTransaction({
      type: "eip1559",
      chainId: await client.getChainId(),
      nonce: await this.nonce(),
      gas: GAS,
      maxFeePerGas: 100n * GWEI,
      maxPriorityFeePerGas: GWEI,
      data,
      ...(to && { to }),
      accessList: messages.map((message) => ({ address: WARP, storageKeys: storageKeys(message as Hex) })),
    });
    const hash = await client.sendRawTransaction({ serializedTransaction: serialized });
    return this.#receipt(hash);
  }

  /** Waits for a receipt. viem's own wait asks again at a new block only, which an idle chain does not make. */
  async #receipt(hash: Hex): Promise<TransactionReceipt> {
    for (const end = Date.now() + RECEIPT_MS; Date.now() < end; await delay(POLL_MS)) {
      try {
        return await this.#client.getTransactionReceipt({ hash });
      } catch (error) {
        if (!(error instanceof TransactionReceiptNotFoundError)) throw error;
      }
    }
    throw new Error(`transaction ${hash} has no receipt after ${RECEIPT_MS} ms`);
  }

  /** Deploys a contract. */
  async deploy({ abi, bytecode }: Binding, args: readonly unknown[] = []): Promise<Deployed> {
    const { status, contractAddress } = await this.#send(encodeDeployData({ abi, bytecode, args }));
    if (status !== "success" || !contractAddress) throw new Error("a contract was not deployed");
    return { abi, address: contractAddress };
  }

  /**
   * Calls a contract.
   *
   * @param messages signed Warp messages that the transaction brings along
   * @returns the Warp message that the contract sent, unsigned; undefined for none
   * @throws Error if it reverts
   */
  async call(
    { abi, address }: Deployed,
    functionName: string,
    args: readonly unknown[],
    messages: readonly string[] = [],
  ): Promise<string | undefined> {
    const data = encodeFunctionData({ abi, functionName, args });
    const { status, logs } = await this.#send(data, address, messages);
    if (status !== "success") throw new Error(`${functionName} reverted`);
    const sent = logs.find(({ topics: [topic] }) => topic === SENT);
    return sent && decodeAbiParameters(parseAbiParameters("bytes"), sent.data)[0];
  }

  /** Reads from a contract. */
  read<T>({ abi, address }: Deployed, functionName: string, args: readonly unknown[]): Promise<T> {
    return this.#client.readContract({ abi, address, functionName, args }) as Promise<T>;
  }
}
