/** The EVM chains of the network: the C-Chain and the first L1, as the P-Chain describes them. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeCb58 } from "@primary-network/codec";
import type { CreateChainTx } from "@primary-network/codec/p";
import { equalBytes } from "../../chains/byte-order.ts";
import { HELICON_GAS_LIMIT } from "../../chains/c/gas-clock.ts";
import { UNSCHEDULED } from "../../chains/upgrades.ts";
import { nameId } from "../../genesis/genesis.ts";
import type { Network } from "../../network/network.ts";
import { toBytes } from "../contracts/hex.ts";
import { BLOCK_GAS_LIMIT, type EvmChainSpec } from "./chain-spec.ts";

/** The fields read from an EVM chain's genesis data on the P-Chain. */
interface EvmGenesis {
  readonly config: { readonly chainId: number };
  readonly timestamp: string;
  readonly alloc: { readonly [address: string]: { readonly balance: string } };
}

function fromGenesis({ genesisData }: CreateChainTx) {
  // This network's own genesis, which it wrote itself.
  const genesis = JSON.parse(new TextDecoder().decode(genesisData)) as EvmGenesis;
  return {
    evmChainId: genesis.config.chainId,
    genesisTime: Number(genesis.timestamp),
    balances: Object.entries(genesis.alloc).map(([address, { balance }]) => ({
      address: toBytes(address),
      balance: BigInt(balance),
    })),
  };
}

const idsOf = ({ chainId, tx }: { readonly chainId: Uint8Array; readonly tx: CreateChainTx }) => ({
  blockchainId: chainId,
  subnetId: tx.subnetId,
  vmId: tx.vmId,
});

/** Both chains; undefined when the network does not have them. */
export function evmChainSpecs({
  chain,
  genesis,
  settings,
}: Network): readonly [EvmChainSpec, EvmChainSpec] | undefined {
  const { state } = chain;
  const c = state.blockchains.get(bytesToHex(genesis.cChainId));
  const l1 = [...state.blockchains.values()].find(
    ({ tx }) =>
      equalBytes(tx.vmId, nameId("subnetevm")) &&
      state.subnets.get(bytesToHex(tx.subnetId))?.conversion !== undefined,
  );
  if (c === undefined || l1 === undefined) return undefined;
  const created = chain.txById(l1.chainId)?.height ?? 0n;
  const token = { decimals: 18 };
  const ofC = fromGenesis(c.tx);
  const cSpec: EvmChainSpec = {
    ...ofC,
    ...idsOf(c),
    name: "C-Chain",
    alias: "C",
    token: { ...token, name: "Avalanche", symbol: "AVAX" },
    from: ofC.genesisTime,
    heliconTime: settings.heliconTime,
    gasLimit: settings.heliconTime < UNSCHEDULED ? HELICON_GAS_LIMIT : BLOCK_GAS_LIMIT,
  };
  const l1Spec: EvmChainSpec = {
    ...fromGenesis(l1.tx),
    ...idsOf(l1),
    name: l1.tx.chainName,
    alias: encodeCb58(l1.chainId),
    token: { ...token, name: "Lima", symbol: "LIMA" },
    from: chain.blocks.at(created)?.timestamp ?? 0,
    heliconTime: UNSCHEDULED,
    gasLimit: BLOCK_GAS_LIMIT,
  };
  return [cSpec, l1Spec];
}
