/** One EVM chain of the network: its identity, and how transactions get into its blocks. */
import type { JsonValue } from "@primary-network/codec";
import { contracts } from "../../gen/contracts.ts";
import { quantity, toBytes, toHex, wordHex } from "../contracts/hex.ts";
import { MESSENGER_ADDRESS } from "../contracts/messenger.ts";
import { type AccessEntry, signTransaction } from "../contracts/transaction.ts";
import {
  SEND_TOPIC,
  unpackMessage,
  VERIFIED_ADDRESS,
  type VerifiedMessage,
  verifiedCode,
  WARP_ADDRESS,
} from "../contracts/warp-precompile.ts";
import type { EvmChainSpec } from "./chain-spec.ts";
import { payCharges } from "./charges.ts";
import { Execution } from "./execution.ts";
import { NextPrice, type NextPrices, type PriceSource } from "./next-price.ts";
import type { EvmNode, LoggedCall } from "./node.ts";

/** The miner of these chains: the address without a key that burns fees. */
const COINBASE = `0x01${"00".repeat(19)}`;

/** An account that signs on EVM chains. */
export interface EvmSigner {
  readonly privateKey: Uint8Array;
  /** 20 bytes. */
  readonly ethAddress: Uint8Array;
}

/** The content of a transaction; without a receiver it creates a contract. */
export interface Call {
  readonly to?: Uint8Array;
  readonly data?: Uint8Array;
  readonly value?: bigint;
  readonly gas?: bigint;
  /** Number of the envelope, default 2. */
  readonly type?: 0 | 1 | 2;
  readonly accessList?: readonly AccessEntry[];
}

/** Called on the events of a chain. */
export interface EvmListener {
  /** A block was accepted. */
  accepted(number: number): void;
  /** A block was executed. */
  block(number: number): void;
  /** A transaction was taken into the pool. */
  pending(hash: string): void;
}

/** Extracts the verified content of a signed message; undefined when it is not verified. */
export type Verify = (signed: Uint8Array) => Promise<VerifiedMessage | undefined>;

/** Calls for a transaction in the pool that carries Warp messages. */
interface PooledTx {
  readonly from: string;
  readonly accessList?: readonly { readonly address: string; readonly storageKeys: readonly string[] }[];
}

const GAS = 400_000n;

/** One chain. */
export class EvmChain {
  readonly spec: EvmChainSpec;
  readonly node: EvmNode;
  /** Which blocks count as executed. */
  readonly execution: Execution = new Execution(() => this.#height);
  /** The listeners for blocks and transactions. */
  readonly listeners = new Set<EvmListener>();
  readonly #verify: Verify;
  readonly #price: NextPrice;
  /** Unix seconds and number of the last block. */
  #time: number;
  #height = 0;
  /** Number of the last block that was searched for messages. */
  #searched = 0;
  /** True while a message is being passed to the precompile's stand-in. */
  #verifiedSet = false;

  /** @param prices follows the price of gas since Helicon; before, it is fixed */
  constructor(spec: EvmChainSpec, node: EvmNode, verify: Verify, prices?: PriceSource) {
    this.spec = spec;
    this.node = node;
    this.#verify = verify;
    this.#price = new NextPrice(node, spec.heliconTime, prices);
    this.#time = spec.genesisTime;
  }

  /** True once the last block is one of Helicon. */
  get isHelicon(): boolean {
    return this.#time >= this.spec.heliconTime;
  }

  /** Number of the last block. */
  get height(): number {
    return this.#height;
  }

  /** Sets up the genesis: balances, the messenger, and the precompile's stand-in. */
  async prepare(networkId: number): Promise<void> {
    const { node, spec } = this;
    const network = new Uint8Array(4);
    new DataView(network.buffer).setUint32(0, networkId);
    const storage = (slot: number, value: Uint8Array): LoggedCall => [
      "anvil_setStorageAt",
      [WARP_ADDRESS, wordHex(Uint8Array.of(slot)), wordHex(value)],
    ];
    await node.askAll([
      ["anvil_setLoggingEnabled", [false]],
      ["anvil_setCoinbase", [COINBASE]],
      ...spec.balances.map(
        ({ address, balance }): LoggedCall => ["anvil_setBalance", [toHex(address), quantity(balance)]],
      ),
      ["anvil_setCode", [MESSENGER_ADDRESS, contracts.Messenger.runtime]],
      ["anvil_setCode", [WARP_ADDRESS, contracts.Warp.runtime]],
      storage(0, spec.blockchainId),
      storage(1, network),
    ]);
  }

  /** Signs a call at the network's fees. */
  sign(signer: EvmSigner, nonce: number, { type = 2, gas = GAS, ...call }: Call): Uint8Array {
    const tip = 1_000_000_000n;
    const fields = { chainId: this.spec.evmChainId, nonce, gas, ...call };
    return signTransaction(
      type === 2
        ? { ...fields, type, maxFeePerGas: 2n * this.#price.given, maxPriorityFeePerGas: tip }
        : { ...fields, type, gasPrice: this.#price.given + tip },
      signer.privateKey,
    );
  }

  async nonceOf(address: Uint8Array): Promise<number> {
    return Number(await this.node.ask("eth_getTransactionCount", toHex(address), "pending"));
  }

  /**
   * Sends a transaction in a block of its own; one that waits for an earlier nonce stays in the pool.
   *
   * @param time Unix seconds; a block is never older than the one before
   * @returns the transaction's hash
   * @throws EvmRpcError when the node refuses it
   */
  async issue(raw: Uint8Array, time: number): Promise<JsonValue> {
    await this.open(time);
    const hash = await this.accept(toHex(raw));
    await this.mine(time);
    return hash;
  }

  /**
   * Adds a transaction to the pool; the Warp messages that it carries are verified first.
   *
   * @returns its hash
   * @throws EvmRpcError when the node refuses it
   */
  async accept(raw: string): Promise<JsonValue> {
    const hash = await this.node.act("eth_sendRawTransaction", raw);
    if (raw.toLowerCase().includes(WARP_ADDRESS.slice(2))) {
      const code = await this.#verified(hash);
      if (code !== undefined) {
        await this.node.act("anvil_setCode", VERIFIED_ADDRESS, toHex(code));
        this.#verifiedSet = true;
      }
    }
    for (const listener of this.listeners) listener.pending(String(hash));
    return hash;
  }

  /**
   * Removes an account's waiting transactions but some: Anvil would keep a replaced one beside the new one.
   *
   * @param kept hashes of those that stay
   */
  async keepOnly(account: Uint8Array, kept: readonly string[]): Promise<void> {
    const raw = await this.node.askAll(kept.map((hash) => ["eth_getRawTransactionByHash", [hash]]));
    await this.node.act("anvil_removePoolTransactions", toHex(account));
    await this.node.actAll(raw.map((one) => ["eth_sendRawTransaction", [one]]));
  }

  /** Returns true if a transaction in the pool can run now, without waiting for an earlier nonce. */
  async hasReady(): Promise<boolean> {
    const status = (await this.node.ask("txpool_status")) as { readonly pending: string };
    return Number(status.pending) > 0;
  }

  /**
   * Lets the pool take what a block of an instant takes: transactions that pay the upper bound of its price.
   *
   * @param time Unix seconds; a block is never older than the one before
   * @returns the block's prices
   */
  open(time: number): Promise<NextPrices> {
    return this.#price.open(this.#height, Math.max(this.#time, Math.floor(time)));
  }

  /** Produces a block from the pool. */
  async mine(time: number): Promise<void> {
    const { executed } = await this.open(time);
    this.#time = Math.max(this.#time, Math.floor(time));
    await this.#price.give(executed);
    await this.node.act("evm_mine", this.#time);
    this.#height += 1;
    await this.#price.mined(this.isHelicon ? await payCharges(this.node, this.#height) : 0n);
    if (this.#verifiedSet) {
      await this.node.act("anvil_setCode", VERIFIED_ADDRESS, "0x");
      this.#verifiedSet = false;
    }
    for (const listener of this.listeners) listener.accepted(this.#height);
    if (!this.execution.isHeld) this.executed([this.#height]);
  }

  /** Tells the listeners that blocks were executed. */
  executed(numbers: readonly number[]): void {
    for (const number of numbers) for (const listener of this.listeners) listener.block(number);
  }

  async #verified(hash: JsonValue): Promise<Uint8Array | undefined> {
    // The node's message for a transaction that is in the pool already.
    const tx = (await this.node.ask("eth_getTransactionByHash", hash)) as unknown as PooledTx;
    const entries = (tx.accessList ?? []).filter(({ address }) => address.toLowerCase() === WARP_ADDRESS);
    const messages: (VerifiedMessage | undefined)[] = [];
    for (const { storageKeys } of entries) {
      const signed = unpackMessage(storageKeys.map(toBytes));
      messages.push(signed && (await this.#verify(signed)));
    }
    const isAny = messages.some((message) => message !== undefined);
    return isAny ? verifiedCode(toBytes(tx.from), messages) : undefined;
  }

  /** The unsigned Warp messages that contracts sent in the blocks executed since the last call, in order. */
  async newlySent(): Promise<Uint8Array[]> {
    const { executed } = this.execution;
    if (this.#searched >= executed) return [];
    const logs = await this.node.ask("eth_getLogs", {
      fromBlock: quantity(this.#searched + 1),
      toBlock: quantity(executed),
      address: WARP_ADDRESS,
      topics: [SEND_TOPIC],
    });
    this.#searched = executed;
    // A log's data is one value of type bytes: its offset, its length, and its content.
    return (logs as unknown as readonly { readonly data: string }[]).map(({ data }) => {
      const bytes = toBytes(data);
      const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(60);
      return bytes.slice(64, 64 + length);
    });
  }

  /** Unix seconds and hash of the last block. */
  async tip(): Promise<{ readonly hash: string; readonly time: number; readonly number: number }> {
    const block = (await this.node.ask("eth_getBlockByNumber", "latest", false)) as {
      readonly hash: string;
      readonly timestamp: string;
      readonly number: string;
    };
    return { hash: block.hash, time: Number(block.timestamp), number: Number(block.number) };
  }

  /** Repeats the calls of a call log. */
  async replay(callLog: readonly LoggedCall[]): Promise<void> {
    // Failed calls were not logged, so none fails now; the last block's hash proves it.
    await this.node.actAll(callLog);
    await this.rewound();
  }

  /** To be called when another writer has changed the last block; all messages then count as new. */
  async rewound(): Promise<void> {
    const { time, number } = await this.tip();
    this.#time = time;
    this.#height = number;
    this.#searched = 0;
    this.#price.forget();
    this.execution.rewound();
  }
}
