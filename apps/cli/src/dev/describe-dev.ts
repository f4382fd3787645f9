/** Describes the running services' URLs for the terminal. */

import type { Dev } from "@primary-network/devnet";
import { RECEIVER_PATH } from "@primary-network/devnet/parts";
import { table } from "../terminal/table.ts";

/** The text that `dev` prints once everything is ready. */
export function describeDev({ network, node, service, admin, control, reference }: Dev): string {
  const { name: served, evmUnavailable } = network;
  const urls = table(
    ["what", "where"],
    [
      ["node", `${node.url}`],
      ["  P-Chain RPC", `${node.url}/ext/bc/P`],
      ["  block index", `${node.url}/ext/index/P/block`],
      ...(evmUnavailable ? [] : network.evmChains).map(({ name, evmChainId, rpcPath }) => [
        `  ${name} RPC`,
        `${node.url}${rpcPath} (chain id ${evmChainId})`,
      ]),
      ["service", `${service.url}`],
      ["  data", `${service.url}/v1/networks/${served}/validators`],
      ["  metrics", `${service.url}/v1/avg_tps/{chainId}`],
      ["  webhooks", `${service.url}${RECEIVER_PATH} (receives messages, and lists them)`],
      ["admin", `${admin.url}/healthz, /readyz, /metrics`],
      ...(control ? [["control", `${control.url}/clock, /blocks, /snapshots, /faults`]] : []),
      ...(reference ? [["reference", `${reference.url} (guides, and a form for every call)`]] : []),
    ],
    120,
  );
  const accounts = table(
    ["account", "address"],
    Object.entries(network.accounts).map(([name, account]) => [name, account.pAddress]),
    80,
  );
  return [
    "Primary Network, local and ready.",
    "",
    urls,
    "",
    ...(evmUnavailable ? [`No EVM chain runs: ${evmUnavailable}.`, ""] : []),
    ...network.notes.flatMap((note) => [note, ""]),
    ...(control && network.control
      ? [`The control API requires "Authorization: Bearer ${network.control.token}".`, ""]
      : []),
    `Network "${served}"${served === "fuji" ? ' (also "testnet")' : ""} is the local network ${network.networkId} with ${network.blockCount} blocks of history;`,
    "its development accounts, whose keys anyone can derive from the seed:",
    "",
    accounts,
  ].join("\n");
}
