/** The accounts of the transfers: one each, with funds on the chain that pays. */
import {
  amountOf,
  build,
  type Chain,
  createWalletNode,
  issue,
  privateKeySigner,
  readCoins,
  readContext,
  sign,
  type WalletNode,
  waitForAcceptance,
} from "@primary-network/wallet";
import { loadClient } from "../load-client.ts";
import { keyOf, type Network } from "../steps.ts";
import { AMOUNT, type Amounts } from "./judge.ts";
import type { Job } from "./transfer-client.ts";

const WEI = 1_000_000_000n;
/** Enough for a transfer that is made twice. */
const FUNDS = 3n * AMOUNT;
/** Account that pays. */
const RICH = "erin";
/** Outputs of one payment. */
const OUTPUTS = 50;

/** What is used of viem. */
interface Viem {
  createWalletClient(options: object): { sendTransaction(tx: object): Promise<string> };
  createPublicClient(options: object): {
    getChainId(): Promise<number>;
    waitForTransactionReceipt(options: { readonly hash: string }): Promise<unknown>;
  };
  http(url: string): unknown;
}

/** Gives every account its funds. */
export async function fund(network: Network, jobs: readonly Job[]): Promise<void> {
  for (const chain of ["P", "X"] as const) {
    const paid = jobs.filter(({ from }) => from === chain);
    for (let at = 0; at < paid.length; at += OUTPUTS) await pay(network, chain, paid.slice(at, at + OUTPUTS));
  }
  const { createWalletClient, createPublicClient, http } = loadClient<Viem>("viem");
  const { privateKeyToAccount } = loadClient<{ privateKeyToAccount(key: string): object }>("viem/accounts");
  const transport = http(`${network.nodeUrl}/ext/bc/C/rpc`);
  const reader = createPublicClient({ transport });
  const wallet = createWalletClient({ account: privateKeyToAccount(`0x${keyOf(network, RICH)}`), transport });
  for (const { key } of jobs.filter(({ from }) => from === "C")) {
    const to = privateKeySigner(key).evmAddress;
    const hash = await wallet.sendTransaction({ to, value: FUNDS * WEI, chain: null });
    await reader.waitForTransactionReceipt({ hash });
  }
}

async function pay(network: Network, chain: "P" | "X", jobs: readonly Job[]): Promise<void> {
  const node = createWalletNode({ baseUrl: network.nodeUrl });
  const context = await readContext(node);
  const rich = privateKeySigner(keyOf(network, RICH));
  const addressOf = (signer: typeof rich) => signer.address({ networkId: context.networkId, chain });
  const from = addressOf(rich);
  const payments = jobs.map(({ key }) => ({ to: addressOf(privateKeySigner(key)), amount: FUNDS }));
  const coins = await readCoins(node, { chain, addresses: [from] });
  const { base } = chain === "P" ? build.p : build.x;
  await waitForAcceptance(
    node,
    await issue(node, await sign(base({ from, payments }, coins, context), rich)),
  );
}

/** Reads how much an account has on a chain, or exported to it. */
async function read(node: WalletNode, key: Uint8Array, chain: Chain, source?: Chain): Promise<bigint> {
  const signer = privateKeySigner(key);
  if (chain === "C" && source === undefined)
    return BigInt(await node.evm<string>("eth_getBalance", [signer.evmAddress, "latest"])) / WEI;
  const { networkId } = await readContext(node);
  const addresses = [signer.address({ networkId, chain })];
  const coins = await readCoins(node, { chain, source, addresses });
  return coins.reduce((sum, coin) => sum + amountOf(coin), 0n);
}

/** Reads the amounts of a transfer. */
export async function readAmounts(
  node: WalletNode,
  { key, from, to }: Job,
  before?: bigint,
): Promise<Amounts> {
  const [source, between, arrived] = await Promise.all([
    read(node, key, from),
    read(node, key, to, from),
    read(node, key, to),
  ]);
  return { before: before ?? source, source, between, arrived };
}
