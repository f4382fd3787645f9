import { expect, test } from "vitest";
import { createdAddress } from "./created-address.ts";

// The first contracts of a widely known development account, and the example of the EVM's creation rule for nonces 0 … 3.
test.each([
  {
    sender: "0x6ac7ea33f8831ea9dcc53393aaa88b25a785dbf0",
    nonce: 0n,
    want: "0xcd234a471b72ba2f1ccf0a70fcaba648a5eecd8d",
  },
  {
    sender: "0x6ac7ea33f8831ea9dcc53393aaa88b25a785dbf0",
    nonce: 1n,
    want: "0x343c43a37d37dff08ae8c4a11544c718abb4fcf8",
  },
  {
    sender: "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
    nonce: 0n,
    want: "0x5fbdb2315678afecb367f032d93f642f64180aa3",
  },
])("$sender creates $want with nonce $nonce", ({ sender, nonce, want }) => {
  expect(createdAddress(sender, nonce)).toBe(want);
});
