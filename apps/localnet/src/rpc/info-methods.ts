/** `info.*`: the node and its network. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { formatNodeId } from "@primary-network/codec";
import { equalBytes } from "../chains/byte-order.ts";
import { params } from "../chains/p/params.ts";
import { signerOf } from "../chains/p/staker.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import { upgrades } from "../chains/upgrades.ts";
import { xFeeOf } from "../chains/x/execute.ts";
import { nameId } from "../genesis/genesis.ts";
import type { Network } from "../network/network.ts";
import { chainIdOf } from "./aliases.ts";
import { RpcFault } from "./fault.ts";
import type { MethodTable } from "./method.ts";
import { readNodeIds } from "./node-ids.ts";
import { decimal, id, plainHex, ratio, rfc3339 } from "./text.ts";

/** The version of avalanchego that the local network follows. */
const VERSION = "avalanchego/1.15.0";

/** The public address of a node; nothing listens there, as all validators are simulated. */
const STAKING_ADDRESS = "127.0.0.1:9651";

/** The methods of this file. */
export function infoMethods(network: Network): MethodTable {
  const { settings, chain, nodeId } = network;
  return {
    getNetworkID: () => ({ networkID: decimal(settings.networkId) }),
    getNetworkName: () => ({ networkName: settings.hrp }),
    getBlockchainID(args) {
      const alias = args.string("alias");
      const chainId = chainIdOf(network, alias);
      if (chainId === undefined) throw new RpcFault(`there is no ID with alias: ${alias}`);
      return { blockchainID: id(chainId) };
    },
    getNodeID() {
      const validator = chain.state.validatorOf(nodeId);
      const signer = validator === undefined ? undefined : signerOf(validator.tx);
      if (validator === undefined) throw new RpcFault(`node ${bytesToHex(nodeId)} is no validator any more`);
      // The oldest kind of validators never registered a BLS key.
      if (signer === undefined) return { nodeID: formatNodeId(nodeId) };
      const nodePOP = {
        publicKey: plainHex(signer.publicKey),
        proofOfPossession: plainHex(signer.proofOfPossession),
      };
      return { nodeID: formatNodeId(nodeId), nodePOP };
    },
    isBootstrapped(args) {
      const alias = args.string("chain");
      if (alias === "") throw new RpcFault("argument 'chain' not given");
      if (chainIdOf(network, alias) === undefined)
        throw new RpcFault(`there is no chain with alias/ID '${alias}'`);
      return { isBootstrapped: true };
    },
    getNodeVersion: () => ({
      version: VERSION,
      databaseVersion: "v1.4.5",
      rpcProtocolVersion: "46",
      gitCommit: "",
      vmVersions: { avm: VERSION, evm: VERSION.replace("avalanchego/", "v"), platform: VERSION },
    }),
    getNodeIP: () => ({ ip: STAKING_ADDRESS }),
    upgrades: () => ({ ...upgrades, heliconTime: rfc3339(settings.heliconTime) }),
    /** The fixed fees from before dynamic ones; the X-Chain still has them. */
    getTxFee: () => ({
      txFee: decimal(xFeeOf("BaseTx")),
      createAssetTxFee: decimal(xFeeOf("CreateAssetTx")),
      createSubnetTxFee: "100000000",
      transformSubnetTxFee: "100000000",
      createBlockchainTxFee: "100000000",
      addPrimaryNetworkValidatorFee: "0",
      addPrimaryNetworkDelegatorFee: "0",
      addSubnetValidatorFee: "1000000",
      addSubnetDelegatorFee: "1000000",
    }),
    getVMs: () => ({
      vms: Object.fromEntries(
        ["avm", "evm", "platform"].map((name) => [
          id(nameId(name === "platform" ? "platformvm" : name)),
          [name],
        ]),
      ),
      fxs: Object.fromEntries(["nftfx", "propertyfx", "secp256k1fx"].map((name) => [id(nameId(name)), name])),
    }),
    /** No ACP is open for voting in the simulated version. */
    acps: () => ({ acps: {} }),
    uptime() {
      const percentage = ratio(chain.state.uptimeOf(nodeId) * 100);
      return { rewardingStakePercentage: ratio(100), weightedAveragePercentage: percentage };
    },
    /** The other validators of the Primary Network that are simulated as connected. */
    peers(args) {
      const requested = readNodeIds(args);
      const now = rfc3339(Math.floor(settings.clock.now()));
      const peers = chain.state.current
        .filter(({ role, nodeId: peer }) => role === "validator" && !equalBytes(peer, nodeId))
        .filter(({ nodeId: peer }) => requested.size === 0 || requested.has(bytesToHex(peer)))
        .flatMap(({ nodeId: peer }) => {
          const uptime = chain.state.uptimeOf(peer);
          if (uptime < params.uptimeRequirement) return [];
          return [
            {
              ip: STAKING_ADDRESS,
              publicIP: STAKING_ADDRESS,
              nodeID: formatNodeId(peer),
              version: VERSION,
              upgradeTime: 0,
              lastSent: now,
              lastReceived: now,
              observedUptime: decimal(Math.floor(uptime * 100)),
              trackedSubnets: [id(EMPTY_ID)],
              supportedACPs: [],
              objectedACPs: [],
              benched: [],
            },
          ];
        });
      return { numPeers: decimal(peers.length), peers };
    },
  };
}
