import {
  build,
  createWalletNode,
  issue,
  readCoins,
  readContext,
  SignerError,
  sign,
  waitForAcceptance,
} from "@primary-network/wallet";
import { type InjectedProvider, injectedSigner } from "@primary-network/wallet/browser";

declare global {
  interface Window {
    avalanche: InjectedProvider;
  }
}

const node = createWalletNode({ baseUrl: "http://127.0.0.1:9650" });
const signer = await injectedSigner(window.avalanche);
const context = await readContext(node);
const from = signer.address({ networkId: context.networkId, chain: "P" });
const coins = await readCoins(node, { chain: "P", addresses: [from] });
const document = build.p.base({ from, payments: [{ to: from, amount: 1_000_000_000n }] }, coins, context);
try {
  const issued = await issue(node, await sign(document, signer));
  await waitForAcceptance(node, issued);
  console.log("accepted on the", issued.chain);
} catch (error) {
  if (!(error instanceof SignerError)) throw error;
  console.log(error.reason); // "declined" if the person said no
}
