/** A call of `platform.issueTx` that the node in a page accepts. */
import { createPChainClient } from "@primary-network/pchain-rpc";
import { type Example, NODE } from "../recording.ts";
import { startNode } from "./node-files.ts";

/** Amount of the payment, in nAVAX. */
const AMOUNT = "1000000000";

/**
 * Signs a payment between two development accounts and issues it. The node in a page starts with the same
 * history, so it accepts the transaction too.
 */
export async function recordIssuedTransaction(method: string, path: string): Promise<Example> {
  const localnet = await startNode();
  const control = async (verb: string, at: string, body?: object) => {
    const response = await localnet.controlFetch(
      new Request(`http://localnet${at}`, {
        method: verb,
        headers: { authorization: `Bearer ${localnet.controlToken}` },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${verb} ${at}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const pchain = createPChainClient({
    baseUrl: NODE,
    fetch: (input, init) => localnet.fetch(new Request(input, init)),
  });
  try {
    await control("PUT", "/snapshots/unpaid");
    const payment = { chain: "P", to: localnet.accounts.bob.pAddress, amount: AMOUNT };
    const { txId } = await control("POST", "/funds", payment);
    const { tx } = await pchain.getTx({ txID: txId, encoding: "hex" });
    await control("POST", "/snapshots/unpaid/restore");
    const params = { tx: String(tx), encoding: "hex" } as const;
    const result = await pchain.issueTx(params);
    return {
      params,
      request: {
        method: "POST",
        url: NODE + path,
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      },
      response: { jsonrpc: "2.0", result, id: 1 },
    };
  } finally {
    await localnet.close();
  }
}
