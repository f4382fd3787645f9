/** Names of the chains of messages. */
import { expect, it } from "vitest";
import { chainLabel, chainText } from "./chain-label.ts";

const BLOCKCHAIN = "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwKSmsatKZnZWvRcVnZ";
const chains = [
  { chainId: "43112", chainName: "C-Chain" },
  { chainId: "99999", chainName: "" },
];

it.each([
  { evmChainId: "43112", want: { name: "C-Chain", detail: "43112" }, text: "C-Chain (43112)" },
  { evmChainId: "99999", want: { name: "99999" }, text: "99999" },
  { evmChainId: "431", want: { name: "431" }, text: "431" },
  { evmChainId: "", want: { name: "2JVSBoi…cVnZ" }, text: "2JVSBoi…cVnZ" },
])("the chain with the EVM chain id '$evmChainId' is $text", ({ evmChainId, want, text }) => {
  const label = chainLabel(chains, evmChainId, BLOCKCHAIN);
  expect(label).toEqual(want);
  expect(chainText(label)).toBe(text);
});
