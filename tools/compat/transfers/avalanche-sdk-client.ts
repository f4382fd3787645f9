/**
 * Transfers of @avalanche-sdk/client, written as its examples show them: an export, a wait, an import. Nothing in it finishes
 * a transfer, so its caller imports, or calls it again. `send` does the same in one call between the P- and C-Chain.
 */
import { loadClient } from "../load-client.ts";
import { AMOUNT } from "./judge.ts";
import type { Job, TransferClient } from "./transfer-client.ts";

const WEI = 1_000_000_000n;

interface Account {
  getXPAddress(chain: string, hrp: string): string;
  getEVMAddress(): string;
}

interface Prepared {
  readonly tx: object;
}

interface ChainClient {
  prepareExportTxn(params: object): Promise<Prepared>;
  prepareImportTxn(params: object): Promise<Prepared>;
}

interface WalletClient {
  readonly pChain: ChainClient;
  readonly xChain: ChainClient;
  readonly cChain: ChainClient;
  send(params: object): Promise<object>;
  sendXPTransaction(prepared: Prepared): Promise<object>;
  waitForTxn(sent: object): Promise<void>;
}

/** What is used of @avalanche-sdk/client. */
interface Library {
  createAvalancheWalletClient(options: object): WalletClient;
}

const CHAIN_CLIENTS = { P: "pChain", X: "xChain", C: "cChain" } as const;

/**
 * Makes the client.
 *
 * @param path file of the copy for the local network
 * @param caller what its caller does after a kill, or `send` in place of the examples
 */
export function createTheirs(path: string, hrp: string, caller: "import" | "again" | "send"): TransferClient {
  const { createAvalancheWalletClient } = loadClient<Library>(path);
  const { privateKeyToAvalancheAccount } = loadClient<{ privateKeyToAvalancheAccount(key: string): Account }>(
    "@avalanche-sdk/client/accounts",
  );
  const { avalancheFuji } = loadClient<{ avalancheFuji: object }>("@avalanche-sdk/client/chains");

  function open({ key }: Job, nodeUrl: string): { readonly wallet: WalletClient; readonly account: Account } {
    const account = privateKeyToAvalancheAccount(`0x${Buffer.from(key).toString("hex")}`);
    const transport = { type: "http", url: `${nodeUrl}/ext/bc/C/rpc` };
    return { wallet: createAvalancheWalletClient({ account, chain: avalancheFuji, transport }), account };
  }

  async function issue(wallet: WalletClient, prepared: Promise<Prepared>): Promise<void> {
    await wallet.waitForTxn(await wallet.sendXPTransaction(await prepared));
  }

  async function importInto(job: Job, nodeUrl: string): Promise<void> {
    const { from: sourceChain, to } = job;
    const { wallet, account } = open(job, nodeUrl);
    const receiver =
      to === "C"
        ? { toAddress: account.getEVMAddress() }
        : { importedOutput: { addresses: [account.getXPAddress(to, hrp)] } };
    await issue(wallet, wallet[CHAIN_CLIENTS[to]].prepareImportTxn({ sourceChain, ...receiver }));
  }

  async function send(job: Job, nodeUrl: string): Promise<void> {
    const { from: sourceChain, to: destinationChain } = job;
    const { wallet, account } = open(job, nodeUrl);
    const to =
      destinationChain === "C" ? account.getEVMAddress() : account.getXPAddress(destinationChain, hrp);
    await wallet.send({ to, amount: AMOUNT * WEI, sourceChain, destinationChain });
  }

  async function transfer(job: Job, nodeUrl: string): Promise<void> {
    const { from, to } = job;
    const { wallet, account } = open(job, nodeUrl);
    const output = { addresses: [account.getXPAddress(from, hrp)], amount: AMOUNT };
    const params =
      from === "C"
        ? { fromAddress: account.getEVMAddress(), exportedOutput: output }
        : { exportedOutputs: [output] };
    const client = wallet[CHAIN_CLIENTS[from]];
    await issue(wallet, client.prepareExportTxn({ destinationChain: to, ...params }));
    await importInto(job, nodeUrl);
  }

  if (caller === "send") return { transfer: send, finish: send };
  return { transfer, finish: caller === "import" ? importInto : transfer };
}
