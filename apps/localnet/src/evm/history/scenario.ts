/** The context of a scenario of an EVM chain's history, and the steps that it schedules. */
import type { Accounts } from "../../keys/accounts.ts";
import type { Random } from "../../keys/random.ts";
import type { Call, EvmChain, EvmSigner } from "../chain/chain.ts";
import type { AbiValue } from "../contracts/abi.ts";
import { type ContractName, creationCode } from "../contracts/contract.ts";
import { createdAddress } from "../contracts/transaction.ts";
import type { Relayer } from "../warp/relayer.ts";

/** A scheduled event on an EVM chain. */
export interface ScheduledEvmStep {
  /** Part of the history's span, 0 … 1, at which it happens. */
  readonly at: number;
  fill(time: number): Promise<void>;
}

/** Messages by name, for the steps that deliver them: a step that comes early waits. */
export class WarpOutbox {
  readonly #boxes = new Map<string, { promise: Promise<Uint8Array>; fill: (unsigned: Uint8Array) => void }>();

  #box(name: string) {
    const known = this.#boxes.get(name);
    if (known) return known;
    let fill = (_: Uint8Array) => {};
    const promise = new Promise<Uint8Array>((resolve) => {
      fill = resolve;
    });
    const box = { promise, fill };
    this.#boxes.set(name, box);
    return box;
  }

  post(name: string, unsigned: Uint8Array): void {
    this.#box(name).fill(unsigned);
  }

  take(name: string): Promise<Uint8Array> {
    return this.#box(name).promise;
  }
}

/** The EVM chain that scenarios work on. */
export class EvmScenarioContext {
  readonly chain: EvmChain;
  readonly accounts: Accounts;
  readonly random: Random;
  readonly outbox: WarpOutbox;
  readonly relayer: Relayer;
  /** Signs the relayer's transactions. */
  readonly relayerAccount: EvmSigner;
  /** Called with every message, so that the validators know which messages their chain has sent. */
  readonly onSent: (unsigned: Uint8Array) => void;
  readonly #nonces = new Map<EvmSigner, number>();
  readonly #contracts = new Map<ContractName, Uint8Array>();

  constructor(options: {
    readonly chain: EvmChain;
    readonly accounts: Accounts;
    readonly random: Random;
    readonly outbox: WarpOutbox;
    readonly relayer: Relayer;
    readonly relayerAccount: EvmSigner;
    readonly onSent: (unsigned: Uint8Array) => void;
  }) {
    this.chain = options.chain;
    this.accounts = options.accounts;
    this.random = options.random;
    this.outbox = options.outbox;
    this.relayer = options.relayer;
    this.relayerAccount = options.relayerAccount;
    this.onSent = options.onSent;
  }

  /** The nonce of a signer's next transaction. */
  nextNonce(signer: EvmSigner): number {
    const nonce = this.#nonces.get(signer) ?? 0;
    this.#nonces.set(signer, nonce + 1);
    return nonce;
  }

  /** Sends a transaction in a block of its own. */
  async issue(signer: EvmSigner, call: Call, time: number): Promise<void> {
    await this.chain.open(time);
    await this.chain.issue(this.chain.sign(signer, this.nextNonce(signer), call), time);
  }

  /** Creates a contract and records it by name. */
  async create(signer: EvmSigner, name: ContractName, time: number, ...values: AbiValue[]): Promise<void> {
    const nonce = this.nextNonce(signer);
    await this.chain.open(time);
    const raw = this.chain.sign(signer, nonce, { data: creationCode(name, ...values), gas: 3_000_000n });
    await this.chain.issue(raw, time);
    this.#contracts.set(name, createdAddress(signer.ethAddress, nonce));
  }

  /** Address of the contract with a name. */
  addressOf(name: ContractName): Uint8Array {
    const address = this.#contracts.get(name);
    if (address === undefined) throw new TypeError(`there is no ${name} yet`);
    return address;
  }
}
