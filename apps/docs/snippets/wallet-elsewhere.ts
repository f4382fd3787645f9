import {
  absentSigner,
  createWalletNode,
  memoryJournal,
  privateKeySigner,
  type SigningDocument,
  sign,
  transfer,
  UnsignedStepError,
} from "@primary-network/wallet";

const node = createWalletNode({ baseUrl: "http://127.0.0.1:9650" });
const vault = privateKeySigner(process.env.SECOND_KEY ?? ""); // on another machine

const signer = absentSigner({ address: vault.address({ networkId: 12345, chain: "P" }) });
const options = { node, signer, journal: memoryJournal(), id: "from-the-vault" };
const signed: SigningDocument[] = [];
for (let isDone = false; !isDone; ) {
  try {
    await transfer({ from: "P", to: "X", amount: 1_000_000_000n }, { ...options, signed });
    isDone = true;
  } catch (error) {
    if (!(error instanceof UnsignedStepError)) throw error;
    console.log(error.step, "is signed elsewhere");
    signed.push(await sign(error.document, vault));
  }
}
console.log("delivered");
