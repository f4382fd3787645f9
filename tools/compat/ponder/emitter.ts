/** A contract that logs a token transfer whenever it is called, and the calls of one run. */
import { setTimeout as pause } from "node:timers/promises";
import { loadBeside } from "./versions.ts";

/** Logs `Transfer(caller, first word of the input, 1)`. The twelve bytes in front return the rest. */
const BYTECODE =
  "0x6030600c60003960306000f36001600052600035337fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206000a300";

/** The address that every logged transfer names as its recipient. */
export const RECIPIENT = "0x00000000000000000000000000000000000000ee";

/** A block with a log of the contract, with one of another contract, or without logs. */
type Kind = "log" | "other" | "quiet";

const repeated = <Block>(times: number, ...blocks: readonly Block[]): readonly Block[] =>
  Array.from({ length: times }, () => blocks).flat();

/** Milliseconds before each block, and its kind. With Helicon, a block settles others 5 seconds older. */
const BLOCKS: readonly (readonly [wait: number, kind: Kind])[] = [
  // Each block settles the one before it.
  ...repeated<readonly [number, Kind]>(6, [6_500, "other"], [6_500, "log"]),
  ...repeated<readonly [number, Kind]>(6, [6_500, "log"]),
  // They settle several or none.
  ...repeated<readonly [number, Kind]>(5, [700, "log"], [700, "other"]),
  // Blocks without logs settle blocks with logs.
  ...repeated<readonly [number, Kind]>(2, [6_500, "quiet"]),
  ...repeated<readonly [number, Kind]>(3, [6_500, "log"]),
];

/** Logs of one run. */
export const EMITTED: number = BLOCKS.filter(([, kind]) => kind === "log").length;

interface Receipt {
  readonly contractAddress?: string | null;
  readonly blockNumber: bigint;
  readonly status: string;
}

interface Client {
  getChainId(): Promise<number>;
  sendTransaction(tx: object): Promise<string>;
  waitForTransactionReceipt(options: { readonly hash: string }): Promise<Receipt>;
  readonly account: { readonly address: string };
}

/** What is used of viem. */
interface Library {
  createWalletClient(options: object): { extend(actions: unknown): Client };
  readonly publicActions: unknown;
  http(url: string): unknown;
}

interface Accounts {
  mnemonicToAccount(phrase: string): object;
  privateKeyToAccount(key: string): object;
}

/** The contract on a chain. */
export interface Emitter {
  readonly chainId: number;
  readonly address: string;
  /** Height of the block that deployed it. */
  readonly from: number;
  /** Sends all transactions of the run, each in a block of its own; returns the height of the last one. */
  run(): Promise<number>;
}

/** @param signer a phrase, or a private key in hexadecimal with 0x */
export async function deployEmitter(rpcUrl: string, signer: string): Promise<Emitter> {
  const { createWalletClient, publicActions, http } = loadBeside<Library>("viem");
  const { mnemonicToAccount, privateKeyToAccount } = loadBeside<Accounts>("viem/accounts");
  const account = signer.startsWith("0x") ? privateKeyToAccount(signer) : mnemonicToAccount(signer);
  const client = createWalletClient({ account, transport: http(rpcUrl), pollingInterval: 100 }).extend(
    publicActions,
  );
  const mine = async (tx: object): Promise<Receipt> => {
    const hash = await client.sendTransaction({ chain: null, ...tx });
    const receipt = await client.waitForTransactionReceipt({ hash });
    if (receipt.status !== "success") throw new Error(`transaction ${hash} failed`);
    return receipt;
  };
  const { contractAddress: other } = await mine({ data: BYTECODE });
  const { contractAddress: address, blockNumber } = await mine({ data: BYTECODE });
  if (!address || !other) throw new Error("no contract");
  return {
    chainId: await client.getChainId(),
    address,
    from: Number(blockNumber),
    async run() {
      let last = 0;
      for (const [wait, kind] of BLOCKS) {
        await pause(wait);
        const data = `0x${(kind === "log" ? RECIPIENT : client.account.address).slice(2).padStart(64, "0")}`;
        const to = { log: address, other, quiet: client.account.address }[kind];
        const tx = kind === "quiet" ? { to } : { to, data };
        last = Number((await mine(tx)).blockNumber);
      }
      return last;
    },
  };
}
