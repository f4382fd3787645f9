import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const wallet = { chainId: "43112", address: "0x6de03f503F4E1cC3E7f7b080F643419D66b50357" };

for (const { value, erc20Token, to } of await data.evm.listErc20Transfers(wallet).toArray({ limit: 3 })) {
  const units = 10n ** BigInt(erc20Token.decimals);
  console.log(to.address === wallet.address ? "in" : "out", BigInt(value) / units, erc20Token.symbol);
}
for (const { erc721Token } of await data.evm.listErc721Transfers(wallet).toArray({ limit: 3 })) {
  console.log(erc721Token.name, erc721Token.tokenId);
}
for (const { value, erc1155Token } of await data.evm.listErc1155Transfers(wallet).toArray({ limit: 3 })) {
  console.log(value, "of item", erc1155Token.tokenId);
}
