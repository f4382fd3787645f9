/** The wallet kit in the page, loaded when it is first needed: it explains transactions, and pays from a development account. */
import { type PrimaryChain, type PrimaryNetworkTransaction, parseAvax } from "@primary-network/data";
import {
  build,
  type Chain,
  type Coin,
  createWalletNode,
  decodeCoin,
  explain,
  explainTransaction,
  findStuckFunds,
  issue,
  memoryJournal,
  privateKeySigner,
  readCoins,
  readContext,
  readTransaction,
  type SigningDocument,
  type StuckFunds,
  sign,
  type Transferred,
  transfer,
  waitForAcceptance,
} from "@primary-network/wallet";

export type { Chain, StuckFunds } from "@primary-network/wallet";

/** A payment that somebody asks for. */
export interface Payment {
  readonly chain: "P" | "X";
  readonly from: string;
  readonly to: string;
  /** AVAX, such as `1.5`. */
  readonly amount: string;
}

/** A payment before it is signed, and what it does. */
export interface Prepared {
  readonly document: SigningDocument;
  readonly sentences: readonly string[];
}

/** The node behind the panel: the page asks no server but its own. */
const node = createWalletNode({
  baseUrl: `${location.origin}/control/node`,
  fetch: (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-primary-network-panel", "1");
    return fetch(url, { ...init, headers });
  },
});

const CHAINS = { "p-chain": "P", "x-chain": "X", "c-chain": "C" } as const;

/**
 * Explains an accepted transaction. The node has its bytes, and the service the outputs that it spends.
 *
 * @throws Error of the kit if it is no transaction of a user, or spends nothing, like a transaction of the genesis
 */
export async function explainAccepted(
  alias: PrimaryChain,
  transaction: PrimaryNetworkTransaction,
): Promise<readonly string[]> {
  const chain = CHAINS[alias];
  const [signed, context] = await Promise.all([
    readTransaction(node, { chain, id: transaction.txHash }),
    readContext(node),
  ]);
  const consumed = "consumedUtxos" in transaction ? transaction.consumedUtxos : [];
  const spent = consumed.flatMap(({ utxoBytes }): Coin[] =>
    utxoBytes ? [decodeCoin(utxoBytes, { chain })] : [],
  );
  return explainTransaction(signed, spent, context).sentences;
}

/** Builds a payment. Nothing is signed. */
export async function prepare({ chain, from, to, amount }: Payment): Promise<Prepared> {
  const payments = [{ to, amount: parseAvax(amount) }];
  const [coins, context] = await Promise.all([
    readCoins(node, { chain, addresses: [from] }),
    readContext(node),
  ]);
  const document = build[chain === "P" ? "p" : "x"].base({ from, payments }, coins, context);
  return { document, sentences: explain(document, context).sentences };
}

/**
 * Signs a prepared payment and sends it. Resolves with its id once the network has accepted it.
 *
 * @param key private key as hex
 */
export async function send(document: SigningDocument, key: string): Promise<string> {
  const issued = await issue(node, await sign(document, privateKeySigner(key)));
  await waitForAcceptance(node, issued);
  return issued.id;
}

/** A transfer between chains that somebody asks for. */
export interface Move {
  readonly from: Chain;
  readonly to: Chain;
  /** AVAX that arrive, such as `1.5`. */
  readonly amount: string;
}

/** Asks somebody whether a step is signed. It rejects if not. */
export type Agree = (step: string, sentences: readonly string[]) => Promise<void>;

/**
 * Transfers AVAX of a development account to another chain. It keeps no journal beyond the page: `findStuck` finds an
 * amount that was exported and not imported.
 *
 * @param key private key as hex
 */
export async function move({ amount, ...chains }: Move, key: string, agree: Agree): Promise<Transferred> {
  const context = await readContext(node);
  return transfer(
    { ...chains, amount: parseAvax(amount) },
    {
      node,
      signer: privateKeySigner(key),
      journal: memoryJournal(),
      id: "transfer",
      confirm: (document, step) => agree(step, explain(document, context).sentences),
    },
  );
}

/** Finds what was exported to an address of any chain and not imported yet. */
export async function findStuck(address: string): Promise<readonly StuckFunds[]> {
  return (await findStuckFunds(node, [address])).filter(({ amount }) => amount > 0n);
}

/** Builds the import of what was exported. Nothing is signed. */
export async function prepareImport(
  { chain, source, coins }: StuckFunds,
  owner: { readonly address: string; readonly evm: string },
): Promise<Prepared> {
  const context = await readContext(node);
  const { address: from, evm: to } = owner;
  const other = source as never; // another chain than `chain`, which the types of the builders ask for
  const document =
    chain === "C"
      ? build.c.importFrom({ from, source: other, to }, coins, context)
      : build[chain === "P" ? "p" : "x"].importFrom({ from, source: other }, coins, context);
  return { document, sentences: explain(document, context).sentences };
}
