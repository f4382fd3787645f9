import {
  build,
  createWalletNode,
  explain,
  privateKeySigner,
  readCoins,
  readContext,
} from "@primary-network/wallet";

const node = createWalletNode({ baseUrl: "http://127.0.0.1:9650" });
const signer = privateKeySigner(process.env.WALLET_KEY ?? "");

const context = await readContext(node);
const from = signer.address({ networkId: context.networkId, chain: "P" });
const coins = await readCoins(node, { chain: "P", addresses: [from] });

const payments = [{ to: "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", amount: 1_000_000_000n }];
const document = build.p.base({ from, payments }, coins, context);

for (const sentence of explain(document).sentences) console.log(sentence);
