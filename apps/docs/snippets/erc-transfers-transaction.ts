import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const chainId = "43112";

const address = "0x6de03f503F4E1cC3E7f7b080F643419D66b50357";
const [transfer] = await data.evm.listErc20Transfers({ chainId, address }).toArray({ limit: 1 });
if (!transfer) throw new Error("no transfer");

const { nativeTransaction, erc20Transfers } = await data.evm.getTransaction({
  chainId,
  txHash: transfer.txHash,
});
const { method, gasUsed, gasPrice } = nativeTransaction;
console.log(method?.methodName, BigInt(gasUsed) * BigInt(gasPrice), "wei", erc20Transfers?.length);

const made = await data.evm.getDeployment({ chainId, address: transfer.erc20Token.address });
console.log(made.nativeTransaction.method?.methodName, made.nativeTransaction.blockNumber);
