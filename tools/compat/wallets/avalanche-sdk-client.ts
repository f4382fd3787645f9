/** @avalanche-sdk/client: every transaction that it prepares, with the network's own fees. */
import type { Avalanchejs, UnsignedTx, Utxo } from "../avalanchejs.ts";
import { inDays, manager, nodeOf, registrationOf } from "../l1.ts";
import { loadClient } from "../load-client.ts";
import { keyOf, type Network, type Steps } from "../steps.ts";

interface Account {
  getXPAddress(chain: string, hrp: string): string;
  getEVMAddress(): string;
}

interface Statuses {
  getTxStatus(query: { readonly txID: string }): Promise<{ readonly status: string }>;
}

interface Client {
  readonly info: { getNetworkID(): Promise<{ readonly networkID: number | string }> };
  readonly pChain: Statuses;
  readonly xChain: Statuses;
  readonly cChain: {
    getAtomicTxStatus(query: { readonly txID: string }): Promise<{ readonly status: string }>;
  };
}

/** A transaction that is prepared. */
interface Prepared {
  readonly tx: UnsignedTx;
  readonly chainAlias: string;
}

type Prepare<Names extends string> = Readonly<Record<Names, (params: object) => Promise<Prepared>>>;

/** The methods that prepare a transaction, by chain. */
interface Preparing {
  readonly pChain: Prepare<
    | "prepareBaseTxn"
    | "prepareExportTxn"
    | "prepareImportTxn"
    | "prepareAddPermissionlessValidatorTxn"
    | "prepareAddPermissionlessDelegatorTxn"
    | "prepareCreateSubnetTxn"
    | "prepareCreateChainTxn"
    | "prepareAddSubnetValidatorTxn"
    | "prepareRemoveSubnetValidatorTxn"
    | "prepareConvertSubnetToL1Txn"
    | "prepareRegisterL1ValidatorTxn"
    | "prepareSetL1ValidatorWeightTxn"
    | "prepareIncreaseL1ValidatorBalanceTxn"
    | "prepareDisableL1ValidatorTxn"
  >;
  readonly xChain: Prepare<"prepareBaseTxn" | "prepareExportTxn" | "prepareImportTxn">;
  readonly cChain: Prepare<"prepareExportTxn" | "prepareImportTxn">;
}

interface WalletClient extends Preparing {
  sendXPTransaction(prepared: Prepared): Promise<{ readonly txHash: string }>;
}

/** What is used of @avalanche-sdk/client. */
interface Library {
  createAvalancheClient(options: object): Client;
  createAvalancheWalletClient(options: object): WalletClient;
}

interface Accounts {
  privateKeyToAvalancheAccount(key: string): Account;
}

const AVAX = 1_000_000_000n;
/** The VM id of subnet-evm. */
const SUBNET_EVM = "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy";
/** From 1: which nodes are this wallet's. */
const FAMILY = 2;
/** nAVAX that are moved between chains. */
const MOVED = 5n * AVAX;
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`;

/** What every builder of a P-Chain transaction takes. */
interface Own {
  readonly feeState: object;
  readonly fromAddressesBytes: readonly Uint8Array[];
  readonly utxos: readonly Utxo[];
}

export async function tryWallet(network: Network, { check, issue }: Steps): Promise<void> {
  const { nodeUrl } = network;
  const { createAvalancheClient, createAvalancheWalletClient } = loadClient<Library>("@avalanche-sdk/client");
  const { privateKeyToAvalancheAccount } = loadClient<Accounts>("@avalanche-sdk/client/accounts");
  const { avalancheLocal } = loadClient<{ avalancheLocal: object }>("@avalanche-sdk/client/chains");
  const { Context, pvm, TransferableOutput, utils } = loadClient<Avalanchejs>("@avalabs/avalanchejs");
  const account = privateKeyToAvalancheAccount(`0x${keyOf(network, "erin")}`);
  // Every client gets its address: without it the library would use its chain's default.
  const options = { chain: avalancheLocal, transport: { type: "http", url: `${nodeUrl}/ext/bc/C/rpc` } };
  const wallet = createAvalancheWalletClient({ account, ...options });
  const client = createAvalancheClient(options);
  const { networkID } = await client.info.getNetworkID();
  await check("info.getNetworkID", () => networkID);

  const addressOn = (chain: string) => account.getXPAddress(chain, "local");
  const [p, x, c] = [addressOn("P"), addressOn("X"), addressOn("C")];
  const evm = account.getEVMAddress();
  const owner = utils.parse(p)[2];
  const send = (prepare: () => Promise<Prepared>) => async () =>
    (await wallet.sendXPTransaction(await prepare())).txHash;
  const onP = (operation: string, method: keyof Preparing["pChain"], params: object) =>
    issue(
      operation,
      "p-chain",
      send(() => wallet.pChain[method](params)),
      async (txID) => (await client.pChain.getTxStatus({ txID })).status,
    );
  const onX = (operation: string, method: keyof Preparing["xChain"], params: object) =>
    issue(
      operation,
      "x-chain",
      send(() => wallet.xChain[method](params)),
      async (txID) => (await client.xChain.getTxStatus({ txID })).status,
    );
  const onC = (operation: string, method: keyof Preparing["cChain"], params: object) =>
    issue(
      operation,
      "c-chain",
      send(() => wallet.cChain[method](params)),
      async (txID) => (await client.cChain.getAtomicTxStatus({ txID })).status,
    );
  const ownP = { fromAddresses: [p], changeAddresses: [p] };
  const ownX = { fromAddresses: [x], changeAddresses: [x] };
  const out = (amount: bigint, address: string) => ({ amount, addresses: [address] });
  const importTo = (address: string, sourceChain: string) => ({
    fromAddresses: [address],
    sourceChain,
    importedOutput: { addresses: [address] },
  });
  const exportTo = (destinationChain: string, amount: bigint, address: string) => ({
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
  const built = (operation: string, build: (own: Own) => UnsignedTx, sourceChain?: string) =>
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
