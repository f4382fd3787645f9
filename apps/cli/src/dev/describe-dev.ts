/** The screen of `dev`: addresses, accounts and next steps. */

import { encodeHex } from "@primary-network/codec";
import type { Dev } from "@primary-network/devnet";
import { EVM_PHRASE, isExplorerBuilt, RECEIVER_PATH } from "@primary-network/devnet/parts";
import { table } from "../terminal/table.ts";

/** Characters of a line that every terminal has. */
const WIDTH = 80;
/** Characters that the table of accounts needs with its P-Chain addresses. */
const WIDE = 112;
const LABEL = 11;

/** One line of a label, an address and a note; a second line for the note where the first has no room. */
function line(label: string, address: string, note = ""): string {
  const begin = `  ${label.padEnd(LABEL)}${address}`;
  if (note === "") return begin;
  const whole = `${begin}  ${note}`;
  return whole.length <= WIDTH ? whole : `${begin}\n  ${" ".repeat(LABEL)}${note}`;
}

/** The addresses that serve something, the explorer first. */
function addressesOf(dev: Dev, hasExplorer: boolean): string[] {
  const { network, node, service, admin, control, reference } = dev;
  const chains = network.evmUnavailable === undefined ? network.evmChains : [];
  const rpc = chains.map(({ name, evmChainId, rpcPath }) => {
    const note = `${name}, chain id ${evmChainId}`;
    const url = `${node.url}${rpcPath}`;
    return LABEL + 2 + url.length <= WIDTH
      ? line("EVM RPC", url, note)
      : line("EVM RPC", rpcPath, `${note}, at the node`);
  });
  return [
    ...(hasExplorer ? [line("explorer", `${service.url}/`)] : []),
    line("service", service.url, "data and metrics APIs"),
    line("node", node.url, "P-, X- and C-Chain RPC under /ext/bc"),
    ...rpc,
    line("webhooks", `${service.url}${RECEIVER_PATH}`, "receives messages and lists them"),
    line("admin", admin.url, "/healthz, /readyz, /metrics"),
    ...(control ? [line("control", `${control.url}/clock`, "also /blocks, /snapshots, /faults")] : []),
    ...(reference ? [line("reference", reference.url, "guides, and a form for every call")] : []),
  ];
}

/** Prints the named accounts, with P-Chain addresses where the terminal is wide enough. */
export function accountTable(accounts: Dev["network"]["accounts"], columns: number): string {
  const isWide = columns >= WIDE;
  return table(
    ["account", "EVM address", ...(isWide ? ["P-Chain address"] : [])],
    Object.entries(accounts).map(([name, { ethAddress, pAddress }]) => [
      name,
      encodeHex(ethAddress, { checksum: false }),
      ...(isWide ? [pAddress] : []),
    ]),
    WIDTH,
  );
}

/** Three commands that work as they are printed. */
function nextSteps({ network, node, service }: Dev): string[] {
  const usual = service.url === "http://127.0.0.1:8080" ? "" : ` --base-url ${service.url}`;
  const cChain = network.evmUnavailable === undefined ? network.evmChains[0] : undefined;
  const rpc = cChain && `${node.url}${cChain.rpcPath}`;
  return [
    `curl "${service.url}/v1/networks/${network.name}/validators?pageSize=1"`,
    `npx primary-network watch${usual}`,
    rpc === undefined ? `npx primary-network validators${usual}` : `cast block-number --rpc-url ${rpc}`,
  ];
}

/**
 * The text that `dev` prints once everything is ready.
 *
 * @param columns of the terminal; without one, nothing is left out
 * @param hasExplorer whether the service's port serves the explorer
 */
export function describeDev(
  dev: Dev,
  columns = Number.POSITIVE_INFINITY,
  hasExplorer = isExplorerBuilt(),
): string {
  const { network, control } = dev;
  const hasAccounts = Object.keys(network.accounts).length > 0;
  const hasEvm = network.evmUnavailable === undefined && network.evmChains.length > 0;
  return [
    "Primary Network, local and ready.",
    "",
    ...addressesOf(dev, hasExplorer),
    "",
    `The local network has id ${network.networkId} and ${network.blockCount} blocks of history.`,
    `The APIs serve it as "${network.name}": /v1/networks/${network.name}/…`,
    "",
    ...(network.evmUnavailable ? [`No EVM chain runs: ${network.evmUnavailable}.`, ""] : []),
    ...network.notes.flatMap((note) => [note, ""]),
    ...(control && network.control
      ? [`The control API requires "Authorization: Bearer ${network.control.token}".`, ""]
      : []),
    ...(hasAccounts
      ? [
          accountTable(network.accounts, columns),
          "",
          "  Private keys: npx primary-network accounts --keys (add your --seed, if any)",
          ...(hasEvm ? ["  More EVM accounts with funds: the ten of the phrase", `  "${EVM_PHRASE}"`] : []),
          "",
        ]
      : []),
    "Next steps:",
    "",
    ...nextSteps(dev).map((step) => `  ${step}`),
    "",
    "Press Ctrl+C to stop.",
  ].join("\n");
}
