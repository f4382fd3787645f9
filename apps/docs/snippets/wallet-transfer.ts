import {
  createWalletNode,
  findStuckFunds,
  memoryJournal,
  privateKeySigner,
  transfer,
} from "@primary-network/wallet";

const node = createWalletNode({ baseUrl: "http://127.0.0.1:9650" });
const signer = privateKeySigner(process.env.WALLET_KEY ?? "");

// fileJournal of @primary-network/wallet/node keeps it over crashes.
const journal = memoryJournal();
const intent = { from: "P", to: "X", amount: 2_000_000_000n } as const;
const { exported, imported } = await transfer(intent, { node, signer, journal, id: "to-the-x-chain" });
console.log(exported.chain, "to", imported.chain);

const address = signer.address({ networkId: 12345, chain: "P" });
const stuck = await findStuckFunds(node, [address]);
console.log(stuck.filter(({ chain }) => chain === "X").length, "exports to the X-Chain are not imported");
