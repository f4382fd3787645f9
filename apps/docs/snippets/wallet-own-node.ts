import { RpcError } from "@primary-network/core";
import {
  build,
  issue,
  nodePath,
  privateKeySigner,
  readCoins,
  readContext,
  sign,
  type WalletNode,
} from "@primary-network/wallet";

async function post(method: string, params: unknown) {
  const response = await fetch(`http://127.0.0.1:9650${nodePath(method)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new RpcError({ operation: method, attempts: [] }, error.code, error.message, error.data);
  return result;
}

const node: WalletNode = {
  call: (method, params = {}) => post(method, params),
  evm: (method, params = []) => post(method, params),
};

const signer = privateKeySigner(process.env.WALLET_KEY ?? "");
const context = await readContext(node);
const from = signer.address({ networkId: context.networkId, chain: "P" });
const coins = await readCoins(node, { chain: "P", addresses: [from] });
const document = build.p.base({ from, payments: [{ to: from, amount: 1_000_000_000n }] }, coins, context);
const issued = await issue(node, await sign(document, signer));
console.log("issued on the", issued.chain);
