/** The two X-Chain transactions that avalanchejs encodes but has no builder for: an asset is created, and more of it minted. */

import type { Avalanchejs, BaseTx, Codec, Context, Utxo } from "./avalanchejs.ts";

/** A BaseTx that pays a fee, without more: its parts go into the transactions below. */
function feePayment(
  { avm, TransferableOutput }: Avalanchejs,
  context: Context,
  owner: Uint8Array,
  utxos: readonly Utxo[],
  fee: bigint,
): BaseTx {
  const change = TransferableOutput.fromNative(context.avaxAssetID, 1_000n, [owner]);
  return avm.newBaseTx({ ...context, baseTxFee: fee }, [owner], utxos, [change]).getTx().baseTx;
}

/**
 * Signs every input and operation with the one key that owns them all; returns what `issueTx` takes. The library's own SignedTx
 * cannot hold these two.
 */
async function sign(
  { avmSerial, Credential, Int, Short, Signature, secp256k1, utils }: Avalanchejs,
  tx: object,
  key: Uint8Array,
  credentials: number,
): Promise<string> {
  const manager = avmSerial.getAVMManager();
  const bytes = manager.packCodec(tx);
  const signature = new Signature(await secp256k1.sign(bytes, key));
  const credential = manager.getCodecForVersion(new Short(0)).PackPrefix(new Credential([signature]));
  const all = Array.from({ length: credentials }, () => credential);
  const signed = utils.concatBytes(bytes, new Int(credentials).toBytes(), ...all);
  return utils.bufferToHex(utils.addChecksum(signed));
}

const ownersOf = ({ OutputOwners }: Avalanchejs, owner: Uint8Array) => OutputOwners.fromNative([owner]);

/** Creates an asset of which the owner has a million, and may mint more. */
export async function createAsset(
  lib: Avalanchejs,
  context: Context,
  owner: Uint8Array,
  key: Uint8Array,
  utxos: readonly Utxo[],
): Promise<string> {
  const { avmSerial, BigIntPr, Byte, Int, MintOutput, Stringpr, TransferOutput } = lib;
  const base = feePayment(lib, context, owner, utxos, context.createAssetTxFee);
  const outputs = [
    new MintOutput(ownersOf(lib, owner)),
    new TransferOutput(new BigIntPr(1_000_000n), ownersOf(lib, owner)),
  ];
  const states = [new avmSerial.InitialState(new Int(0), outputs)];
  const denomination = new Byte(new Uint8Array([2]));
  const tx = new avmSerial.CreateAssetTx(
    base,
    new Stringpr("Trial coin"),
    new Stringpr("TRY"),
    denomination,
    states,
  );
  return sign(lib, tx, key, base.inputs.length);
}

/** Mints 500 more of it. */
export async function mintAsset(
  lib: Avalanchejs,
  context: Context,
  owner: Uint8Array,
  key: Uint8Array,
  utxos: readonly Utxo[],
  assetId: string,
): Promise<string> {
  const { avmSerial, BigIntPr, Input, Int, MintOperation, MintOutput, TransferOutput, utils } = lib;
  const base = feePayment(lib, context, owner, utxos, context.baseTxFee);
  const right = utxos.find((utxo) => utils.isSecpMintOut(utxo.output) && utxo.getAssetId() === assetId);
  if (right === undefined) throw new Error("the account may mint no more of the asset");
  const operation = new MintOperation(
    Input.fromNative([0]),
    new MintOutput(ownersOf(lib, owner)),
    new TransferOutput(new BigIntPr(500n), ownersOf(lib, owner)),
  );
  // The class that holds these three is not among the library's exports.
  const { assetId: asset, utxoId } = right;
  const transferable = {
    toBytes: (codec: Codec) =>
      utils.concatBytes(asset.toBytes(), new Int(1).toBytes(), utxoId.toBytes(), codec.PackPrefix(operation)),
  };
  return sign(lib, new avmSerial.OperationTx(base, [transferable]), key, base.inputs.length + 1);
}
