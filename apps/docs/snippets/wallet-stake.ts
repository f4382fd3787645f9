import { createPChainClient } from "@primary-network/pchain-rpc";
import {
  createWalletNode,
  delegate,
  explain,
  memoryJournal,
  privateKeySigner,
  readStakingRules,
} from "@primary-network/wallet";

const baseUrl = "http://127.0.0.1:9650";
const node = createWalletNode({ baseUrl });
const pchain = createPChainClient({ baseUrl });
const signer = privateKeySigner(process.env.WALLET_KEY ?? "");
const from = signer.address({ networkId: 12345, chain: "P" });

const { validators } = await pchain.getCurrentValidators();
const [validator] = validators.toSorted((left, right) => Number(right.endTime) - Number(left.endTime));
const intent = {
  from,
  nodeId: validator?.nodeID ?? "",
  stake: 25_000_000_000n,
  end: Number(validator?.endTime) - 1,
};

const staking = await readStakingRules(node);
const time = Math.floor(Date.parse((await pchain.getTimestamp()).timestamp) / 1_000);
await delegate(intent, {
  node,
  signers: [signer],
  journal: memoryJournal(),
  id: "my-delegation",
  confirm(document) {
    console.log(explain(document, { staking, time }).sentences[2]);
  },
});
