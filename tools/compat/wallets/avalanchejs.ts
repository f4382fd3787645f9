/** @avalabs/avalanchejs: every transaction of the P-, X- and C-Chain that a user can issue, with the network's own fees. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createAsset, mintAsset } from "../asset-transactions.ts";
import type { Avalanchejs, ChainApi, Context, UnsignedTx, Utxo } from "../avalanchejs.ts";
import { inDays, manager, nodeOf, registrationOf } from "../l1.ts";
import { loadClient } from "../load-client.ts";
import { keyOf, type Network, type Steps } from "../steps.ts";

const AVAX = 1_000_000_000n;
const PRIMARY_NETWORK = "11111111111111111111111111111111LpoYY";
/** The VM id of subnet-evm. */
const SUBNET_EVM = "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy";
/** From 1: which nodes are this wallet's. */
const FAMILY = 1;

/** The EVM account's next nonce, for which the library has no method. */
async function nonceOf(nodeUrl: string, address: string): Promise<bigint> {
  const call = { jsonrpc: "2.0", id: 1, method: "eth_getTransactionCount", params: [address, "latest"] };
  const response = await fetch(`${nodeUrl}/ext/bc/C/rpc`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(call),
  });
  return BigInt((await response.json()).result);
}

/** Bytes of the checksum at the end of the node's hex. */
const CHECKSUM = 4;
const VM = { P: "PVM", X: "AVM", C: "EVM" };

/** Transactions that the wallet kit built and a real node accepted, of the types that the library can read. */
function recorded() {
  const file = fileURLToPath(new URL("../../../fixtures/realnet/wallet.json", import.meta.url));
  const all: { chain: keyof typeof VM; type: string; tx: string }[] = JSON.parse(readFileSync(file, "utf8"));
  // It does not know properties, and no operations on NFTs and properties.
  const known = all.filter(({ type }) => type !== "CreateAssetTx" && type !== "OperationTx");
  return known.map(({ chain, tx }) => ({ tx, vm: VM[chain] }));
}

/** What every builder of a P-Chain transaction takes. */
interface Own {
  readonly feeState: object;
  readonly fromAddressesBytes: readonly Uint8Array[];
  readonly utxos: readonly Utxo[];
}

export async function tryWallet(network: Network, { check, issue }: Steps): Promise<void> {
  const { nodeUrl } = network;
  const lib = loadClient<Avalanchejs>("@avalabs/avalanchejs");
  const { pvm, avm, evm, utils, secp256k1, addTxSignatures } = lib;
  const pApi = new pvm.PVMApi(nodeUrl);
  const xApi = new avm.AVMApi(nodeUrl);
  const cApi = new evm.EVMApi(nodeUrl);
  let found: Context | undefined;
  await check("Context.getContextFromURI", async () => {
    found = await lib.Context.getContextFromURI(nodeUrl);
    return `network ${found.networkID}, ${found.hrp}`;
  });
  await check("the wallet kit's transactions", async () => {
    const all = recorded();
    const foreign = all.filter(({ tx, vm }) => {
      const bytes = utils.hexToBuffer(tx).slice(0, -CHECKSUM);
      const manager = utils.getManagerForVM(vm);
      const read = manager.unpack(bytes, lib.avaxSerial.SignedTx).toBytes(manager.getDefaultCodec());
      return utils.bufferToHex(read) !== utils.bufferToHex(bytes);
    });
    if (foreign.length > 0) throw new Error(`${foreign.length} of ${all.length} have other bytes`);
    return `${all.length} are the same bytes`;
  });
  if (found === undefined) return;
  const context: Context = found;
  const key = utils.hexToBuffer(keyOf(network, "grace"));
  const publicKey = secp256k1.getPublicKey(key);
  const owner = secp256k1.publicKeyBytesToAddress(publicKey);
  const ethOwner = secp256k1.publicKeyToEthAddress(publicKey);
  const address = (chain: string) => utils.format(chain, context.hrp, owner);
  const avax = (amount: bigint) => lib.TransferableOutput.fromNative(context.avaxAssetID, amount, [owner]);

  /** Signs; the library signs inputs alone, so the credential of an authorisation, the last one, is the caller's to fill in. */
  async function sign(tx: UnsignedTx): Promise<object> {
    await addTxSignatures({ unsignedTx: tx, privateKeys: [key] });
    const last = tx.getSigIndices().length - 1;
    if (tx.utxos && last >= tx.utxos.length)
      tx.addSignatureAt(await secp256k1.sign(tx.toBytes(), key), last, 0);
    return tx.getSignedTx();
  }
  const send = (api: ChainApi, build: () => UnsignedTx | Promise<UnsignedTx>) => async () =>
    (await api.issueSignedTx(await sign(await build()))).txID;
  const sendSigned = (build: (utxos: readonly Utxo[]) => Promise<string>) => async () =>
    (await xApi.issueTx({ tx: await build(await utxosOf(xApi, "X")) })).txID;
  const utxosOf = async (api: ChainApi, chain: string, sourceChain?: string) =>
    (await api.getUTXOs({ addresses: [address(chain)], ...(sourceChain && { sourceChain }) })).utxos;

  const p = (operation: string, build: (own: Own) => UnsignedTx, sourceChain?: string) =>
    issue(
      operation,
      "p-chain",
      send(pApi, async () => {
        const feeState = await pApi.getFeeState();
        const utxos = await utxosOf(pApi, "P", sourceChain);
        return build({ feeState, fromAddressesBytes: [owner], utxos });
      }),
      async (txID: string) => (await pApi.getTxStatus({ txID })).status,
    );
  const statusOnX = async (txID: string) => (await xApi.getTxStatus({ txID })).status;
  const x = (operation: string, build: (utxos: readonly Utxo[]) => UnsignedTx, sourceChain?: string) =>
    issue(
      operation,
      "x-chain",
      send(xApi, async () => build(await utxosOf(xApi, "X", sourceChain))),
      statusOnX,
    );
  const c = (operation: string, build: () => Promise<UnsignedTx>) =>
    issue(
      operation,
      "c-chain",
      send(cApi, build),
      async (txID: string) => (await cApi.getAtomicTxStatus(txID)).status,
    );

  const { pBlockchainID, xBlockchainID, cBlockchainID } = context;
  await p("BaseTx", (own) => pvm.newBaseTx({ ...own, outputs: [avax(AVAX)] }, context));
  const pExport = (destinationChainId: string, amount: bigint) => (own: Own) =>
    pvm.newExportTx({ ...own, destinationChainId, outputs: [avax(amount)] }, context);
  const pImport = (sourceChainId: string) => (own: Own) =>
    pvm.newImportTx({ ...own, sourceChainId, toAddressesBytes: [owner] }, context);

  await p("ExportTx to X", pExport(xBlockchainID, 8n * AVAX));
  await x(
    "X ImportTx from P",
    (utxos) => avm.newImportTx(context, pBlockchainID, utxos, [owner], [owner]),
    "P",
  );
  await x("X BaseTx", (utxos) => avm.newBaseTx(context, [owner], utxos, [avax(AVAX)]));
  const create = (utxos: readonly Utxo[]) => createAsset(lib, context, owner, key, utxos);
  const assetId = await issue("X CreateAssetTx", "x-chain", sendSigned(create), statusOnX);
  const mint = (utxos: readonly Utxo[]) => mintAsset(lib, context, owner, key, utxos, assetId);
  await issue("X OperationTx", "x-chain", sendSigned(mint), statusOnX);
  const xExport = (destination: string, amount: bigint) => (utxos: readonly Utxo[]) =>
    avm.newExportTx(context, destination, [owner], utxos, [avax(amount)]);
  await x("X ExportTx to P", xExport(pBlockchainID, 2n * AVAX));
  await p("ImportTx from X", pImport(xBlockchainID), "X");
  await x("X ExportTx to C", xExport(cBlockchainID, AVAX));

  await p("ExportTx to C", pExport(cBlockchainID, 8n * AVAX));
  const baseFee = async () => (await cApi.getBaseFee()) / 1_000_000_000n;
  const cImport = (sourceChain: string, sourceId: string) => async () => {
    const utxos = await utxosOf(cApi, "C", sourceChain);
    return evm.newImportTxFromBaseFee(context, ethOwner, [owner], utxos, sourceId, await baseFee());
  };
  await c("C ImportTx from P", cImport("P", pBlockchainID));
  await c("C ImportTx from X", cImport("X", xBlockchainID));
  const cExport = (destination: string) => async () =>
    evm.newExportTxFromBaseFee(
      context,
      await baseFee(),
      AVAX,
      destination,
      ethOwner,
      [owner],
      await nonceOf(nodeUrl, utils.bufferToHex(ethOwner)),
    );
  await c("C ExportTx to P", cExport(pBlockchainID));
  await p("ImportTx from C", pImport(cBlockchainID), "C");
  await c("C ExportTx to X", cExport(xBlockchainID));
  await x(
    "X ImportTx from C",
    (utxos) => avm.newImportTx(context, cBlockchainID, utxos, [owner], [owner]),
    "C",
  );

  const validator = nodeOf(FAMILY, 1);
  const staking = {
    start: 0n,
    nodeId: validator.nodeId,
    rewardAddresses: [owner],
    subnetId: PRIMARY_NETWORK,
  };
  await p("AddPermissionlessValidatorTx", (own) => {
    const { publicKey, proofOfPossession: signature } = validator;
    const rest = { publicKey, signature, delegatorRewardsOwner: [owner], shares: 20_000 };
    return pvm.newAddPermissionlessValidatorTx(
      { ...own, ...staking, ...rest, end: inDays(20), weight: 2_000n * AVAX },
      context,
    );
  });
  await p("AddPermissionlessDelegatorTx", (own) =>
    pvm.newAddPermissionlessDelegatorTx({ ...own, ...staking, end: inDays(10), weight: 25n * AVAX }, context),
  );

  const subnetId = await p("CreateSubnetTx", (own) =>
    pvm.newCreateSubnetTx({ ...own, subnetOwners: [owner] }, context),
  );
  const ofSubnet = { subnetId, subnetAuth: [0] };
  const blockchainId = await p("CreateChainTx", (own) => {
    const chain = {
      chainName: "Trial",
      fxIds: [],
      genesisData: { config: { chainId: 4321 } },
      vmId: SUBNET_EVM,
    };
    return pvm.newCreateChainTx({ ...own, ...ofSubnet, ...chain }, context);
  });
  const { nodeId } = validator;
  await p("AddSubnetValidatorTx", (own) =>
    pvm.newAddSubnetValidatorTx(
      { ...own, ...ofSubnet, nodeId, start: 0n, end: inDays(3), weight: 5n },
      context,
    ),
  );
  await p("RemoveSubnetValidatorTx", (own) =>
    pvm.newRemoveSubnetValidatorTx({ ...own, ...ofSubnet, nodeId }, context),
  );
  await p("TransferSubnetOwnershipTx", (own) =>
    pvm.newTransferSubnetOwnershipTx({ ...own, ...ofSubnet, subnetOwners: [owner] }, context),
  );

  const nodes = [nodeOf(FAMILY, 2), nodeOf(FAMILY, 3)];
  const validators = nodes.map((node) => {
    const signer = new lib.pvmSerial.ProofOfPossession(node.publicKey, node.proofOfPossession);
    const owners = lib.PChainOwner.fromNative([owner], 1);
    return lib.L1Validator.fromNative(node.nodeId, 100n, 2n * AVAX, signer, owners, owners);
  });
  await p("ConvertSubnetToL1Tx", (own) =>
    pvm.newConvertSubnetToL1Tx(
      { ...own, ...ofSubnet, chainId: blockchainId, address: manager, validators },
      context,
    ),
  );
  const next = nodeOf(FAMILY, 4);
  const l1 = { networkId: context.networkID, blockchainId, subnetId };
  const { validationId, register, reweigh } = registrationOf(l1, nodes, next, owner);
  await p("RegisterL1ValidatorTx", (own) => {
    const blsSignature = next.proofOfPossession;
    return pvm.newRegisterL1ValidatorTx({ ...own, balance: AVAX, blsSignature, message: register }, context);
  });
  await p("SetL1ValidatorWeightTx", (own) =>
    pvm.newSetL1ValidatorWeightTx({ ...own, message: reweigh }, context),
  );
  await p("IncreaseL1ValidatorBalanceTx", (own) =>
    pvm.newIncreaseL1ValidatorBalanceTx({ ...own, balance: AVAX, validationId }, context),
  );
  await p("DisableL1ValidatorTx", (own) =>
    pvm.newDisableL1ValidatorTx({ ...own, disableAuth: [0], validationId }, context),
  );
}
