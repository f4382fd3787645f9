/** Writes a history down, block by block, and keeps its books: what can be spent, and which terms run or are over. */

import type {
  Batch,
  Block,
  Container,
  Heard,
  History,
  Output,
  Owner,
  Said,
  Subnet,
  Term,
  Tx,
  TxPosition,
} from "./history.ts";
import { AVAX, BEGINNING, idOf, nodes, PRIMARY, subnets, TICK } from "./vocabulary.ts";

type Writable<T> = { -readonly [field in keyof T]: T[field] };

/** An output as an act makes it; the rest follows from the transaction. */
export interface NewOutput {
  readonly owner: Owner;
  readonly amount: bigint;
  readonly asset?: string;
  readonly stakeableLocktime?: bigint;
  readonly consumedOn?: string;
  readonly reward?: NonNullable<Output["reward"]>;
}

export const NOBODY: Owner = { locktime: 0n, threshold: 0, addresses: [] };

export class Story {
  readonly #blocks: Block[] = [];
  readonly #batches: { to: number; polls: Heard[][] }[] = [];
  readonly outputs: Output[] = [];
  readonly terms: Term[] = [];
  readonly subnets: Subnet[] = [];
  #block: Block;

  constructor() {
    this.#block = this.#open(BEGINNING, undefined);
    const made = { height: 0, idx: 0, time: BEGINNING };
    this.subnets.push({ id: PRIMARY, made, owners: [{ from: made, owner: NOBODY }], blockchains: [] });
  }

  get time(): number {
    return this.#block.time;
  }

  get height(): number {
    return this.#block.height;
  }

  #open(time: number, proposer: string | undefined): Block {
    const height = this.#blocks.length;
    const container: Container | undefined =
      proposer === undefined
        ? undefined
        : {
            id: idOf(`container ${height}`),
            parent: idOf(`container ${height - 1}`),
            nodeId: proposer,
            pChainHeight: Math.max(0, height - 2),
            time: time + 1,
          };
    const block: Block = {
      height,
      id: idOf(`block ${height}`),
      parentId: idOf(`block ${height - 1}`),
      type: height % 3 === 0 ? "BanffProposalBlock" : "BanffStandardBlock",
      time,
      size: 100 + height,
      supply: 360_000_000n * 10n ** 9n + BigInt(height),
      ...(container && { container }),
      txs: [],
    };
    this.#blocks.push(block);
    return block;
  }

  /** Begins a block some ticks later. Terms that begin by then have their rewards fixed in it. */
  nextBlock(ticks: number, proposer: number): void {
    this.#block = this.#open(this.time + ticks * TICK, nodes[proposer]);
    for (const term of this.terms) {
      if (term.permissioned || term.promise || term.start > this.time) continue;
      term.promise = { amount: term.weight % 1_000_003n, height: this.height };
    }
  }

  /** Ends the batch with the block that is open, so that the next act needs a new one. */
  endBatch(): void {
    this.#batches.push({ to: this.height, polls: [] });
    this.nextBlock(0, -1);
  }

  /** The node is heard after the batch that ended last. */
  hear(said: Heard[]): void {
    this.#batches[this.#batches.length - 1]?.polls.push(said);
  }

  /** A transaction in the open block. */
  add(type: string, said: Said = {}, spends: readonly Output[] = [], makes: readonly NewOutput[] = []): Tx {
    const { height, time, txs } = this.#block;
    const idx = txs.length;
    const tx: Tx = {
      id: idOf(`tx ${height}/${idx}`),
      height,
      idx,
      time,
      type,
      said,
      consumed: [...spends],
      emitted: [],
    };
    txs.push(tx);
    for (const output of spends) output.spent = tx;
    for (const output of makes) this.emit(tx, output);
    return tx;
  }

  /** @param of the transaction whose output it is by number, where another one emits it */
  emit(tx: Tx, made: NewOutput, stakeOf?: Term, of: Tx = tx): Output {
    const { owner, amount, asset = AVAX, stakeableLocktime = 0n, consumedOn = PRIMARY, reward } = made;
    const index = this.outputs.filter(({ txId }) => txId === of.id).length;
    const output: Output = {
      ...owner,
      id: idOf(`output ${of.id}/${index}`),
      txId: of.id,
      index,
      asset,
      amount,
      stakeableLocktime,
      createdOn: PRIMARY,
      consumedOn,
      made: tx,
      ...(reward && { reward }),
      ...(stakeOf && { stakeOf }),
    };
    this.outputs.push(output);
    tx.emitted.push(output);
    return output;
  }

  /** An output that another chain made, which the P-Chain learns of as it is spent; its owners are not known. */
  arrive(position: TxPosition, from: string, amount: bigint, signatures: number): Output {
    const name = `arrived ${this.outputs.length}`;
    const output: Output = {
      id: idOf(name),
      txId: idOf(`tx of ${name}`),
      index: 1,
      asset: AVAX,
      amount,
      stakeableLocktime: 0n,
      locktime: 0n,
      threshold: signatures,
      addresses: [],
      createdOn: from,
      consumedOn: PRIMARY,
      made: { height: position.height, idx: position.idx, time: position.time },
    };
    this.outputs.push(output);
    return output;
  }

  /** Outputs that a transaction can spend now: stakes once their term is over. */
  spendable(): Output[] {
    return this.outputs.filter(
      ({ spent, consumedOn, stakeOf }) => !spent && consumedOn === PRIMARY && (!stakeOf || stakeOf.ended),
    );
  }

  /** Adds a term that a transaction registers, with its reward when it begins at once. */
  register(term: Omit<Term, "promise">, reward: bigint): Term {
    const begun = term.start <= this.time && !term.permissioned;
    const whole: Term = { ...term, ...(begun && { promise: { amount: reward, height: this.height } }) };
    this.terms.push(whole);
    term.tx.term = whole;
    return whole;
  }

  /** Whether a node validates a subnet, or will. */
  validates(nodeId: string, subnetId: string): boolean {
    return this.terms.some(
      (term) =>
        term.kind === "validator" &&
        term.nodeId === nodeId &&
        term.subnetId === subnetId &&
        !term.removed &&
        term.end > this.time,
    );
  }

  addSubnet(tx: Tx, owner: Owner): void {
    const id = subnets[this.subnets.length - 1];
    if (id !== undefined) this.subnets.push({ id, made: tx, owners: [{ from: tx, owner }], blockchains: [] });
  }

  history(): History {
    const last = this.#batches[this.#batches.length - 1];
    const batches: Batch[] = [...this.#batches];
    if (last?.to !== this.height) batches.push({ to: this.height, polls: [] });
    const { outputs, terms, subnets } = this;
    return { blocks: this.#blocks, outputs, terms, subnets, batches };
  }
}

/** For acts that complete what they have just added. */
export function complete<T extends object>(of: T, fields: Partial<Writable<T>>): void {
  Object.assign(of, fields);
}
