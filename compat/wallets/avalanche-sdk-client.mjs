/** @avalanche-sdk/client: every transaction that it prepares, with the network's own fees. */
import { inDays, manager, nodeOf, registrationOf } from "../l1.mjs";
import { loadClient } from "../load-client.mjs";

const AVAX = 1_000_000_000n;
/** The VM id of subnet-evm. */
const SUBNET_EVM = "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy";
/** From 1: which nodes are this wallet's. */
const FAMILY = 2;
/** nAVAX that are moved between chains. */
const MOVED = 5n * AVAX;
const hex = (bytes) => `0x${Buffer.from(bytes).toString("hex")}`;

export async function tryWallet({ nodeUrl, keys }, { check, issue }) {
  const { createAvalancheClient, createAvalancheWalletClient } = loadClient("@avalanche-sdk/client");
  const { privateKeyToAvalancheAccount } = loadClient("@avalanche-sdk/client/accounts");
  const { avalancheLocal } = loadClient("@avalanche-sdk/client/chains");
  const { Context, pvm, TransferableOutput, utils } = loadClient("@avalabs/avalanchejs");
  const account = privateKeyToAvalancheAccount(`0x${keys.erin}`);
  // Every client is told its address: without it the library would use its chain's default.
  const options = { chain: avalancheLocal, transport: { type: "http", url: `${nodeUrl}/ext/bc/C/rpc` } };
  const wallet = createAvalancheWalletClient({ account, ...options });
  const client = createAvalancheClient(options);
  const { networkID } = await client.info.getNetworkID();
  await check("info.getNetworkID", () => networkID);

  const [p, x, c] = ["P", "X", "C"].map((chain) => account.getXPAddress(chain, "local"));
  const evm = account.getEVMAddress();
  const owner = utils.parse(p)[2];
  const send = (prepare) => async () => (await wallet.sendXPTransaction(await prepare())).txHash;
  const onChain = (name, chain) => (operation, method, params) =>
    issue(
      operation,
      chain,
      send(() => wallet[name][method](params)),
      async (txID) => {
        const status =
          name === "cChain"
            ? await client.cChain.getAtomicTxStatus({ txID })
            : await client[name].getTxStatus({ txID });
        return status.status;
      },
    );
  const onP = onChain("pChain", "p-chain");
  const onX = onChain("xChain", "x-chain");
  const onC = onChain("cChain", "c-chain");
  const ownP = { fromAddresses: [p], changeAddresses: [p] };
  const ownX = { fromAddresses: [x], changeAddresses: [x] };
  const out = (amount, address) => ({ amount, addresses: [address] });
  const importTo = (address, sourceChain) => ({
    fromAddresses: [address],
    sourceChain,
    importedOutput: { addresses: [address] },
  });
  const exportTo = (destinationChain, amount, address) => ({
    destinationChain,
    exportedOutputs: [out(amount, address)],
  });

  await onP("BaseTx", "prepareBaseTxn", { ...ownP, outputs: [out(AVAX, p)] });
  await onP("ExportTx to X", "prepareExportTxn", { ...ownP, ...exportTo("X", 8n * AVAX, x) });
  await onX("X ImportTx from P", "prepareImportTxn", importTo(x, "P"));
  await onX("X BaseTx", "prepareBaseTxn", { ...ownX, outputs: [out(AVAX, x)] });
  await onX("X ExportTx to P", "prepareExportTxn", { ...ownX, ...exportTo("P", 2n * AVAX, p) });
  await onP("ImportTx from X", "prepareImportTxn", importTo(p, "X"));
  await onX("X ExportTx to C", "prepareExportTxn", { ...ownX, ...exportTo("C", AVAX, c) });
  await onP("ExportTx to C", "prepareExportTxn", { ...ownP, ...exportTo("C", 8n * AVAX, c) });
  for (const sourceChain of ["P", "X"]) {
    const params = { account, sourceChain, toAddress: evm, fromAddresses: [c] };
    await onC(`C ImportTx from ${sourceChain}`, "prepareImportTxn", params);
  }
  await onC("C ExportTx to P", "prepareExportTxn", {
    destinationChain: "P",
    fromAddress: evm,
    exportedOutput: out(AVAX, p),
  });
  await onP("ImportTx from C", "prepareImportTxn", importTo(p, "C"));
  await onC("C ExportTx to X", "prepareExportTxn", {
    destinationChain: "X",
    fromAddress: evm,
    exportedOutput: out(AVAX, x),
  });
  await onX("X ImportTx from C", "prepareImportTxn", importTo(x, "C"));

  // What it cannot prepare it still signs and sends, when the library that it is built on prepares it.
  const context = await Context.getContextFromURI(nodeUrl);
  const api = new pvm.PVMApi(nodeUrl);
  const built = (operation, build, sourceChain) =>
    issue(
      operation,
      "p-chain",
      send(async () => {
        const feeState = await api.getFeeState();
        const { utxos } = await api.getUTXOs({ addresses: [p], ...(sourceChain && { sourceChain }) });
        return { tx: build({ feeState, fromAddressesBytes: [owner], utxos }), chainAlias: "P" };
      }),
      async (txID) => (await client.pChain.getTxStatus({ txID })).status,
    );
  const outputs = [TransferableOutput.fromNative(context.avaxAssetID, MOVED, [owner])];
  await built("ExportTx to C, prepared elsewhere", (own) =>
    pvm.newExportTx({ ...own, destinationChainId: context.cBlockchainID, outputs }, context),
  );

  const { nodeId, publicKey, proofOfPossession } = nodeOf(FAMILY, 1);
  await onP("AddPermissionlessValidatorTx", "prepareAddPermissionlessValidatorTxn", {
    ...ownP,
    stakeInAvax: 2_000n * AVAX,
    nodeId,
    publicKey: hex(publicKey),
    signature: hex(proofOfPossession),
    end: inDays(20),
    rewardAddresses: [p],
    delegatorRewardAddresses: [p],
    delegatorRewardPercentage: 2.5,
  });
  await onP("AddPermissionlessDelegatorTx", "prepareAddPermissionlessDelegatorTxn", {
    ...ownP,
    stakeInAvax: 25n * AVAX,
    nodeId,
    end: inDays(10),
    rewardAddresses: [p],
  });

  const owners = { addresses: [p], threshold: 1 };
  const subnetId = await onP("CreateSubnetTx", "prepareCreateSubnetTxn", { ...ownP, subnetOwners: owners });
  const ofSubnet = { ...ownP, subnetId, subnetAuth: [0] };
  const blockchainId = await onP("CreateChainTx", "prepareCreateChainTxn", {
    ...ofSubnet,
    vmId: SUBNET_EVM,
    chainName: "Trial",
    genesisData: { config: { chainId: 5432 } },
  });
  await onP("AddSubnetValidatorTx", "prepareAddSubnetValidatorTxn", {
    ...ofSubnet,
    nodeId,
    weight: 4n,
    end: inDays(3),
  });
  await onP("RemoveSubnetValidatorTx", "prepareRemoveSubnetValidatorTxn", { ...ofSubnet, nodeId });

  const nodes = [nodeOf(FAMILY, 2), nodeOf(FAMILY, 3)];
  await onP("ConvertSubnetToL1Tx", "prepareConvertSubnetToL1Txn", {
    ...ofSubnet,
    blockchainId,
    managerContractAddress: hex(manager),
    validators: nodes.map((node) => ({
      nodeId: node.nodeId,
      nodePoP: { publicKey: hex(node.publicKey), proofOfPossession: hex(node.proofOfPossession) },
      weight: 100n,
      initialBalanceInAvax: 2n * AVAX,
      remainingBalanceOwner: owners,
      deactivationOwner: owners,
    })),
  });
  const next = nodeOf(FAMILY, 4);
  const l1 = { networkId: Number(networkID), blockchainId, subnetId };
  const { validationId, register, reweigh } = registrationOf(l1, nodes, next, owner);
  await onP("RegisterL1ValidatorTx", "prepareRegisterL1ValidatorTxn", {
    ...ownP,
    initialBalanceInAvax: AVAX,
    blsSignature: hex(next.proofOfPossession),
    message: Buffer.from(register).toString("hex"),
  });
  await onP("SetL1ValidatorWeightTx", "prepareSetL1ValidatorWeightTxn", {
    ...ownP,
    message: Buffer.from(reweigh).toString("hex"),
  });
  await onP("IncreaseL1ValidatorBalanceTx", "prepareIncreaseL1ValidatorBalanceTxn", {
    ...ownP,
    balanceInAvax: AVAX,
    validationId,
  });
  await onP("DisableL1ValidatorTx", "prepareDisableL1ValidatorTxn", {
    ...ownP,
    validationId,
    disableAuth: [0],
  });
}
