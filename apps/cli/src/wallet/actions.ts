/** Work of the wallet commands. Everything that spends shows its preview first, and asks. */
import { join } from "node:path";
import { formatAvax, formatId, PrimaryNetworkError, parseAddress, parseAvax } from "@primary-network/core";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import {
  amountOf,
  availabilityOf,
  build,
  type Chain,
  type Context,
  createWalletNode,
  findStuckFunds,
  importStuckFunds,
  type KeySigner,
  missingSignatures,
  readCoins,
  readContext,
  type SigningDocument,
  sign,
  transfer,
  WalletError,
  type WalletNode,
} from "@primary-network/wallet";
import { fileJournal } from "@primary-network/wallet/node";
import type { Output } from "../terminal/output.ts";
import { type FormFlags, send, tellDocument, writeDocument } from "./documents.ts";
import { type KeyFlags, openKey } from "./key.ts";

/** Flags of every command that asks a node. */
export interface NodeFlags {
  readonly nodeUrl: string;
}

/** Flags of commands that spend. */
export interface SpendFlags extends NodeFlags, KeyFlags, FormFlags {
  /** True to send without a question. */
  readonly yes: boolean;
  /** File for the document, which is then not sent. */
  readonly document?: string;
}

/** Surroundings of a command. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WritableStream;
  readonly out: Output;
  /** Asks a question, and returns true for yes. */
  confirm(question: string): Promise<boolean>;
}

/** A command's node and key, with the facts of the network. */
export interface Opened {
  readonly node: WalletNode;
  readonly signer: KeySigner;
  readonly context: Context;
  address(chain: Chain): string;
}

/** Turns errors of the kit and the client into messages for people. */
export async function inWords<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof WalletError || error instanceof PrimaryNetworkError) {
      throw new CliError(messageOf(error).split("\n")[0] ?? "");
    }
    throw error;
  }
}

/** Reads the key and the network. */
export async function open(flags: NodeFlags & KeyFlags, around: Surroundings): Promise<Opened> {
  const signer = await openKey(flags, around.env, around);
  const node = createWalletNode({ baseUrl: flags.nodeUrl });
  const context = await readContext(node);
  return {
    node,
    signer,
    context,
    address: (chain) => signer.address({ networkId: context.networkId, chain }),
  };
}

/** Reads an amount of AVAX. */
export function avaxOf(text: string): bigint {
  try {
    return parseAvax(text);
  } catch (error) {
    throw new CliError(`amount: ${messageOf(error).split("\n")[0]}`);
  }
}

/** Shows a document, asks, signs and sends it; or writes it to a file. */
async function finish(
  document: SigningDocument,
  { node, signer }: Pick<Opened, "node" | "signer">,
  { yes, document: file, format }: Pick<SpendFlags, "yes" | "document" | "format">,
  around: Surroundings,
): Promise<void> {
  if (format !== undefined && file === undefined) throw new CliError("--format needs --document");
  tellDocument(document, around.out);
  if (file !== undefined)
    return await writeDocument({ document, form: format ?? "document" }, file, around.out);
  await ensureYes(yes, around);
  const signed = await sign(document, signer);
  const missing = missingSignatures(signed);
  if (missing.length > 0)
    throw new CliError(`${missing.join(", ")} must sign too: use --document and "wallet sign"`);
  await send(node, signed, around.out);
}

/** Asks before something is sent. */
export async function ensureYes(yes: boolean, { confirm }: Surroundings): Promise<void> {
  if (!yes && !(await confirm("Send it? [y/N] "))) throw new CliError("Stopped. Nothing was sent.");
}

/** Prints the addresses of the key. */
export async function printAddresses(flags: NodeFlags & KeyFlags, around: Surroundings): Promise<void> {
  const { signer, address } = await open(flags, around);
  for (const chain of ["P", "X", "C"] as const) around.out.print(address(chain));
  around.out.print(signer.evmAddress);
}

/** Prints what the key can spend, and what it cannot spend yet. */
export async function printBalance(flags: NodeFlags & KeyFlags, around: Surroundings): Promise<void> {
  const { node, signer, context, address } = await open(flags, around);
  const { print } = around.out;
  for (const chain of ["P", "X"] as const) {
    const by = [parseAddress(address(chain)).bytes];
    const sums = { now: 0n, stakeable: 0n, later: 0n, shared: 0n, foreign: 0n };
    for (const coin of await readCoins(node, { chain, addresses: [address(chain)] })) {
      if (isAvax(coin.assetId, context))
        sums[availabilityOf(coin, by, BigInt(context.time))] += amountOf(coin);
    }
    const parts = [
      sums.stakeable > 0n && `${formatAvax(sums.stakeable)} can only be staked`,
      sums.later > 0n && `${formatAvax(sums.later)} are locked`,
      sums.shared > 0n && `${formatAvax(sums.shared)} need other signers`,
    ].filter((part) => part !== false);
    print(`${chain}-Chain  ${formatAvax(sums.now)} AVAX${parts.length > 0 ? ` (${parts.join(", ")})` : ""}`);
  }
  if (context.c.baseFee !== "0") {
    const wei = BigInt(await node.evm<string>("eth_getBalance", [signer.evmAddress, "latest"]));
    print(`C-Chain  ${formatAvax(wei / 1_000_000_000n)} AVAX`);
  }
  for (const { source, chain, amount } of await findStuckFunds(node, [address("P")])) {
    print(`${source} to ${chain}   ${formatAvax(amount)} AVAX exported and not imported: see "wallet stuck"`);
  }
}

const isAvax = (assetId: Uint8Array, { avaxAssetId }: Context): boolean => formatId(assetId) === avaxAssetId;

/** Sends AVAX on the P- or X-Chain. */
export async function sendAvax(
  to: string,
  amount: string,
  flags: SpendFlags & { readonly chain: "P" | "X" },
  around: Surroundings,
): Promise<void> {
  const opened = await open(flags, around);
  const { node, context, address } = opened;
  const payments = [{ to, amount: avaxOf(amount) }];
  const from = address(flags.chain);
  const coins = await readCoins(node, { chain: flags.chain, addresses: [from] });
  const { base } = flags.chain === "P" ? build.p : build.x;
  await finish(base({ from, payments }, coins, context), opened, flags, around);
}

/** Delegates to a validator. */
export async function delegate(
  nodeId: string,
  amount: string,
  flags: SpendFlags & { readonly until: number },
  around: Surroundings,
): Promise<void> {
  const opened = await open(flags, around);
  const from = opened.address("P");
  const coins = await readCoins(opened.node, { chain: "P", addresses: [from] });
  const intent = { from, nodeId, stake: avaxOf(amount), end: flags.until };
  await finish(build.p.addDelegator(intent, coins, opened.context), opened, flags, around);
}

/** Adds a validator of the Primary Network. */
export async function stake(
  nodeId: string,
  amount: string,
  flags: SpendFlags & {
    readonly until: number;
    readonly blsKey: string;
    readonly blsProof: string;
    readonly delegationFee: string;
  },
  around: Surroundings,
): Promise<void> {
  const opened = await open(flags, around);
  const from = opened.address("P");
  const coins = await readCoins(opened.node, { chain: "P", addresses: [from] });
  const signer = { publicKey: flags.blsKey, proofOfPossession: flags.blsProof };
  const term = { from, nodeId, stake: avaxOf(amount), end: flags.until };
  const intent = { ...term, signer, delegationFee: Number(flags.delegationFee) };
  await finish(build.p.addValidator(intent, coins, opened.context), opened, flags, around);
}

/** Transfers AVAX between chains, with a journal. Called again with the same name, it goes on. */
export async function transferAvax(
  amount: string,
  flags: Omit<SpendFlags, "document"> & {
    readonly from: Chain;
    readonly to: Chain;
    readonly receiver?: string;
    readonly journal: string;
    readonly name?: string;
  },
  around: Surroundings,
): Promise<void> {
  const { node, signer } = await open(flags, around);
  const { from, to, receiver } = flags;
  const id = flags.name ?? `${from}-${to}-${new Date().toISOString().replaceAll(":", "-").slice(0, 19)}`;
  const { tell, print } = around.out;
  tell(
    `Journal: ${join(flags.journal, `${id}.json`)}. If this is interrupted, run it again with --name ${id}.`,
  );
  const done = await transfer(
    { from, to, amount: avaxOf(amount), receiver },
    {
      node,
      signer,
      journal: fileJournal(flags.journal),
      id,
      async confirm(document, step) {
        tell(`${step}:`);
        tellDocument(document, around.out);
        // The import only finishes what was agreed to.
        if (step === "export") await ensureYes(flags.yes, around);
      },
    },
  );
  print(done.exported.id);
  print(done.imported.id);
}

/** Lists what was exported and not imported, and imports it. */
export async function stuck(
  flags: Omit<SpendFlags, "document"> & { readonly import: boolean },
  around: Surroundings,
): Promise<void> {
  const { node, signer, address } = await open(flags, around);
  const found = await findStuckFunds(node, [address("P")]);
  const { print, tell } = around.out;
  if (found.length === 0) return tell("Nothing is stuck.");
  for (const { source, chain, coins, amount } of found) {
    print(`${source} to ${chain}: ${formatAvax(amount)} AVAX in ${coins.length} outputs`);
  }
  if (!flags.import) return tell("Import it with --import.");
  await ensureYes(flags.yes, around);
  for (const one of found) for (const { id } of await importStuckFunds(one, { node, signer })) print(id);
}

/** Merges small outputs of the P-Chain. */
export async function consolidate(flags: Omit<SpendFlags, "document">, around: Surroundings): Promise<void> {
  const { node, signer, context, address } = await open(flags, around);
  const from = address("P");
  const coins = await readCoins(node, { chain: "P", addresses: [from] });
  const documents = build.p.consolidate({ from }, coins, context);
  const { tell } = around.out;
  if (documents.length === 0) return tell("There is nothing to merge.");
  const merged = documents.reduce((sum, { spends }) => sum + spends.length, 0);
  const burned = documents.reduce((sum, { fee }) => sum + BigInt(fee.burned), 0n);
  tell(`Merges ${merged} outputs by ${documents.length} transactions, and burns ${formatAvax(burned)} AVAX.`);
  await ensureYes(flags.yes, around);
  for (const document of documents) await send(node, await sign(document, signer), around.out);
}
