/** What the suite uses of @avalabs/avalanchejs, whose own types are only where it is installed. */

/** Fees, ids and names of a network. */
export interface Context {
  readonly networkID: number;
  readonly hrp: string;
  readonly avaxAssetID: string;
  readonly pBlockchainID: string;
  readonly xBlockchainID: string;
  readonly cBlockchainID: string;
  readonly baseTxFee: bigint;
  readonly createAssetTxFee: bigint;
  readonly platformFeeConfig: object;
}

interface Bytes {
  toBytes(): Uint8Array;
}

export interface Utxo {
  readonly output: object;
  readonly assetId: Bytes;
  readonly utxoId: Bytes;
  getAssetId(): string;
}

/** The parts of an X-Chain transaction. */
export interface BaseTx {
  readonly inputs: readonly object[];
}

export interface UnsignedTx {
  readonly utxos?: readonly Utxo[];
  getSigIndices(): readonly unknown[];
  addSignatureAt(signature: Uint8Array, index: number, subindex: number): void;
  toBytes(): Uint8Array;
  getSignedTx(): object;
  getTx(): { readonly baseTx: BaseTx };
}

/** Puts values into bytes, in one version of the codec. */
export interface Codec {
  PackPrefix(value: object): Uint8Array;
}

interface Utxos {
  readonly utxos: readonly Utxo[];
}

interface UtxoQuery {
  readonly addresses: readonly string[];
  readonly sourceChain?: string;
}

/** The API of one chain. */
export interface ChainApi {
  getUTXOs(query: UtxoQuery): Promise<Utxos>;
  issueSignedTx(tx: object): Promise<{ readonly txID: string }>;
}

interface PlatformApi extends ChainApi {
  getFeeState(): Promise<object>;
  getTxStatus(query: { readonly txID: string }): Promise<{ readonly status: string }>;
}

interface ExchangeApi extends ChainApi {
  issueTx(tx: { readonly tx: string }): Promise<{ readonly txID: string }>;
  getTxStatus(query: { readonly txID: string }): Promise<{ readonly status: string }>;
}

interface ContractApi extends ChainApi {
  getBaseFee(): Promise<bigint>;
  getAtomicTxStatus(txID: string): Promise<{ readonly status: string }>;
}

/** Builds a P-Chain transaction. */
type Build = (options: object, context: Context) => UnsignedTx;

type Owner = Uint8Array;

export interface Avalanchejs {
  readonly Context: { getContextFromURI(url: string): Promise<Context> };
  readonly TransferableOutput: {
    fromNative(assetId: string, amount: bigint, owners: readonly Owner[]): object;
  };
  readonly OutputOwners: { fromNative(owners: readonly Owner[]): object };
  readonly PChainOwner: { fromNative(owners: readonly Owner[], threshold: number): object };
  readonly L1Validator: {
    fromNative(
      nodeId: string,
      weight: bigint,
      balance: bigint,
      signer: object,
      remainingBalanceOwner: object,
      deactivationOwner: object,
    ): object;
  };
  readonly avaxSerial: { readonly SignedTx: object };
  readonly Utxo: object;
  readonly Input: { fromNative(sigIndices: readonly number[]): object };
  readonly BigIntPr: new (value: bigint) => object;
  readonly Byte: new (value: Uint8Array) => object;
  readonly Int: new (value: number) => Bytes;
  readonly Short: new (value: number) => object;
  readonly Stringpr: new (value: string) => object;
  readonly MintOutput: new (owners: object) => object;
  readonly TransferOutput: new (amount: object, owners: object) => object;
  readonly MintOperation: new (input: object, mint: object, transfer: object) => object;
  readonly Credential: new (signatures: readonly object[]) => object;
  readonly Signature: new (bytes: Uint8Array) => object;
  readonly avmSerial: {
    getAVMManager(): {
      packCodec(value: object): Uint8Array;
      getCodecForVersion(version: object): Codec;
    };
    readonly InitialState: new (fx: object, outputs: readonly object[]) => object;
    readonly CreateAssetTx: new (
      base: BaseTx,
      name: object,
      symbol: object,
      denomination: object,
      states: readonly object[],
    ) => object;
    readonly OperationTx: new (base: BaseTx, operations: readonly object[]) => object;
  };
  readonly pvmSerial: {
    readonly ProofOfPossession: new (publicKey: Uint8Array, signature: Uint8Array) => object;
  };
  readonly pvm: {
    readonly PVMApi: new (url: string) => PlatformApi;
    readonly newBaseTx: Build;
    readonly newExportTx: Build;
    readonly newImportTx: Build;
    readonly newAddPermissionlessValidatorTx: Build;
    readonly newAddPermissionlessDelegatorTx: Build;
    readonly newCreateSubnetTx: Build;
    readonly newCreateChainTx: Build;
    readonly newAddSubnetValidatorTx: Build;
    readonly newRemoveSubnetValidatorTx: Build;
    readonly newTransferSubnetOwnershipTx: Build;
    readonly newConvertSubnetToL1Tx: Build;
    readonly newRegisterL1ValidatorTx: Build;
    readonly newSetL1ValidatorWeightTx: Build;
    readonly newIncreaseL1ValidatorBalanceTx: Build;
    readonly newDisableL1ValidatorTx: Build;
    readonly newAddAutoRenewedValidatorTx: Build;
    readonly newSetAutoRenewedValidatorConfigTx: Build;
  };
  readonly avm: {
    readonly AVMApi: new (url: string) => ExchangeApi;
    newBaseTx(
      context: Context,
      from: readonly Owner[],
      utxos: readonly Utxo[],
      outputs: readonly object[],
      options?: { readonly changeAddresses?: readonly Owner[] },
    ): UnsignedTx;
    newImportTx(
      context: Context,
      sourceChainId: string,
      utxos: readonly Utxo[],
      to: readonly Owner[],
      from: readonly Owner[],
    ): UnsignedTx;
    newExportTx(
      context: Context,
      destinationChainId: string,
      from: readonly Owner[],
      utxos: readonly Utxo[],
      outputs: readonly object[],
      options?: { readonly changeAddresses?: readonly Owner[] },
    ): UnsignedTx;
  };
  readonly evm: {
    readonly EVMApi: new (url: string) => ContractApi;
    newImportTxFromBaseFee(
      context: Context,
      to: Owner,
      from: readonly Owner[],
      utxos: readonly Utxo[],
      sourceChainId: string,
      baseFee: bigint,
    ): UnsignedTx;
    newExportTxFromBaseFee(
      context: Context,
      baseFee: bigint,
      amount: bigint,
      destinationChainId: string,
      from: Owner,
      to: readonly Owner[],
      nonce: bigint,
    ): UnsignedTx;
  };
  readonly secp256k1: {
    getPublicKey(key: Uint8Array): Uint8Array;
    publicKeyBytesToAddress(publicKey: Uint8Array): Owner;
    publicKeyToEthAddress(publicKey: Uint8Array): Owner;
    sign(bytes: Uint8Array, key: Uint8Array): Promise<Uint8Array>;
  };
  readonly utils: {
    hexToBuffer(hex: string): Uint8Array;
    bufferToHex(bytes: Uint8Array): string;
    concatBytes(...parts: readonly Uint8Array[]): Uint8Array;
    addChecksum(bytes: Uint8Array): Uint8Array;
    format(chain: string, hrp: string, bytes: Uint8Array): string;
    parse(address: string): readonly [chain: string, hrp: string, bytes: Uint8Array];
    isSecpMintOut(output: object): boolean;
    getManagerForVM(vm: string): {
      unpack<T = { toBytes(codec: object): Uint8Array }>(bytes: Uint8Array, type: object): T;
      getDefaultCodec(): object;
    };
  };
  addTxSignatures(options: {
    readonly unsignedTx: UnsignedTx;
    readonly privateKeys: readonly Uint8Array[];
  }): Promise<void>;
}
