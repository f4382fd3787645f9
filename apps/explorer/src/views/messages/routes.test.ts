/** Messages by their chains. */
import { expect, it } from "vitest";
import { routesOf } from "./routes.ts";

const C = "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwKSmsatKZnZWvRcVnZ";
const L1 = "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp";
const FAR = "11111111111111111111111111111111LpoYY";
const EVM_IDS: Readonly<Record<string, string>> = { [C]: "43112", [L1]: "77100", [FAR]: "" };

const message = (from: string, to: string, status: "pending" | "delivered" = "delivered") => ({
  sourceBlockchainId: from,
  sourceEvmChainId: EVM_IDS[from] ?? "",
  destinationBlockchainId: to,
  destinationEvmChainId: EVM_IDS[to] ?? "",
  status,
});

const named = [
  { chainId: "43112", chainName: "Twin" },
  { chainId: "77100", chainName: "Twin" },
];

it("each direction has its messages, and those that are pending", () => {
  const { routes } = routesOf([message(L1, C), message(C, L1), message(C, L1, "pending")], named);
  expect(routes).toEqual([
    { from: L1, to: C, count: 1, pending: 0 },
    { from: C, to: L1, count: 2, pending: 1 },
  ]);
});

it("chains of the same name are two chains, and one without a name has its blockchain id", () => {
  const { chains } = routesOf([message(L1, C), message(FAR, C)], named);
  expect(chains).toEqual([
    { id: FAR, name: "1111111…poYY" },
    { id: C, name: "Twin", detail: "43112" },
    { id: L1, name: "Twin", detail: "77100" },
  ]);
});

it("chains keep their places when their names come", () => {
  const messages = [message(L1, C), message(FAR, C)];
  const idsOf = (chains: readonly { readonly id: string }[]) => chains.map(({ id }) => id);
  expect(idsOf(routesOf(messages, []).chains)).toEqual(idsOf(routesOf(messages, named).chains));
});
