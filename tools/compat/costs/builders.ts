/** The builders that are compared: the same transaction by the wallet kit and by avalanchejs. */
import { encodeCb58, encodeHex } from "@primary-network/codec";
import { build, type Chain, type Coin, type SigningDocument } from "@primary-network/wallet";
import type { Avalanchejs, Context, UnsignedTx, Utxo } from "../avalanchejs.ts";
import { manager, nodeOf, registrationOf } from "../l1.ts";
import { AVAX, type DrawnWallet, EVM_ADDRESS, EVM_BYTES, FROM, OWNERS } from "./wallets.ts";

/** A builder of both. */
export interface Builder {
  /** Type of the transaction as both call it, with the other chain. */
  readonly name: string;
  readonly chain: Chain;
  /** Chain that exported the coins. */
  readonly source?: Chain;
  ours(wallet: DrawnWallet, amount: bigint): SigningDocument;
  theirs(drawn: TheirCase): UnsignedTx;
}

/** A wallet as avalanchejs takes it. */
export interface TheirCase {
  readonly context: Context;
  readonly utxos: readonly Utxo[];
  readonly price: bigint;
  /** Unix seconds. */
  readonly time: bigint;
  readonly amount: bigint;
}

const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });
const id = (byte: number): string => encodeCb58(new Uint8Array(32).fill(byte));
const PRIMARY_NETWORK = encodeCb58(new Uint8Array(32));
const [SUBNET, CHAIN, VM, TX] = [id(5), id(6), id(7), id(8)];
const DAY = 86_400;
const [NODE, NEXT] = [nodeOf(1, 1), nodeOf(1, 2)];
const [first = ""] = FROM;
/** Signers whose outputs pay together, as with avalanchejs. */
const BY = { from: FROM, change: first };
const [owner = new Uint8Array()] = OWNERS;
const { nodeId } = NODE;
const signer = { publicKey: hex(NODE.publicKey), proofOfPossession: hex(NODE.proofOfPossession) };
const subnet = { ...BY, subnetId: SUBNET, subnetOwner: first };
const genesis = { config: { chainId: 4321 } };
const address = hex(manager);
const messages = registrationOf({ networkId: 5, blockchainId: CHAIN, subnetId: SUBNET }, [NODE], NEXT, owner);
const [register, reweigh] = [hex(messages.register), hex(messages.reweigh)];
const proofOfPossession = hex(NEXT.proofOfPossession);
const config = { restake: 50, period: 14 * DAY };
const to = (amount: bigint) => ({ ...BY, payments: [{ to: first, amount }] });
const termOf = ({ context }: DrawnWallet) => ({ ...BY, nodeId, end: context.time + 20 * DAY });

/** All builders that both have. */
export function buildersOf(lib: Avalanchejs): Builder[] {
  const { pvm, avm, evm } = lib;
  const avax = ({ context, amount }: TheirCase) => [
    lib.TransferableOutput.fromNative(context.avaxAssetID, amount, [owner]),
  ];
  const change = { changeAddresses: [owner] };
  const theirSubnet = { subnetId: SUBNET, subnetAuth: [0] };
  const staking = ({ amount: weight, time }: TheirCase) => {
    const end = time + BigInt(20 * DAY);
    return { start: 0n, end, nodeId, rewardAddresses: [owner], subnetId: PRIMARY_NETWORK, weight };
  };
  const { publicKey, proofOfPossession: signature } = NODE;
  const theirStaker = { publicKey, signature, delegatorRewardsOwner: [owner], shares: 20_000 };
  const theirConfig = { autoCompoundRewardShares: 500_000, period: BigInt(config.period) };

  type Ours = (wallet: DrawnWallet, amount: bigint, coins: Coin[]) => SigningDocument;
  const p = (
    name: string,
    ours: Ours,
    newTx: Avalanchejs["pvm"]["newBaseTx"],
    options: (drawn: TheirCase) => object,
    source?: Chain,
  ): Builder => ({
    name,
    chain: "P",
    ...(source && { source }),
    ours: (wallet, amount) =>
      ours(wallet, amount, [...wallet.coins("P"), ...(source ? wallet.coins("P", source) : [])]),
    theirs(drawn) {
      const { context, utxos, price, time: minIssuanceTime } = drawn;
      const feeState = { price, capacity: 1_000_000n, excess: 0n };
      const owners = { fromAddressesBytes: OWNERS, changeAddressesBytes: [owner] };
      const own = { ...owners, feeState, utxos, minIssuanceTime };
      return newTx({ ...own, ...options(drawn) }, context);
    },
  });
  const chainOf = ({ context }: TheirCase, chain: Chain) =>
    ({ P: context.pBlockchainID, X: context.xBlockchainID, C: context.cBlockchainID })[chain];
  const imported = (drawn: TheirCase, chain: Chain) => ({
    sourceChainId: chainOf(drawn, chain),
    toAddressesBytes: [owner],
  });

  return [
    p(
      "BaseTx",
      (w, n, coins) => build.p.base(to(n), coins, w.context),
      pvm.newBaseTx,
      (c) => ({
        outputs: avax(c),
      }),
    ),
    p(
      "ExportTx to X",
      (w, n, coins) => build.p.exportTo({ ...to(n), destination: "X" }, coins, w.context),
      pvm.newExportTx,
      (c) => ({ outputs: avax(c), destinationChainId: chainOf(c, "X") }),
    ),
    p(
      "ImportTx from X",
      (w, _, coins) => build.p.importFrom({ ...BY, to: first, source: "X" }, coins, w.context),
      pvm.newImportTx,
      (c) => imported(c, "X"),
      "X",
    ),
    p(
      "AddPermissionlessValidatorTx",
      (w, stake, coins) =>
        build.p.addValidator({ ...termOf(w), signer, stake, delegationFee: 2 }, coins, w.context),
      pvm.newAddPermissionlessValidatorTx,
      (c) => ({ ...staking(c), ...theirStaker }),
    ),
    p(
      "AddPermissionlessDelegatorTx",
      (w, stake, coins) => build.p.addDelegator({ ...termOf(w), stake }, coins, w.context),
      pvm.newAddPermissionlessDelegatorTx,
      staking,
    ),
    p(
      "AddAutoRenewedValidatorTx",
      (w, stake, coins) =>
        build.p.addAutoRenewedValidator(
          { ...BY, nodeId, signer, stake, delegationFee: 2, ...config },
          coins,
          w.context,
        ),
      pvm.newAddAutoRenewedValidatorTx,
      (c) => ({ ...staking(c), ...theirStaker, ...theirConfig, ownerAddresses: [owner] }),
    ),
    p(
      "SetAutoRenewedValidatorConfigTx",
      (w, _, coins) =>
        build.p.setAutoRenewedValidator({ ...BY, txId: TX, authority: first, ...config }, coins, w.context),
      pvm.newSetAutoRenewedValidatorConfigTx,
      () => ({ validatorTxId: TX, auth: [0], ...theirConfig }),
    ),
    p(
      "CreateSubnetTx",
      (w, _, coins) => build.p.createSubnet({ ...BY, owner: first }, coins, w.context),
      pvm.newCreateSubnetTx,
      () => ({ subnetOwners: [owner] }),
    ),
    p(
      "CreateChainTx",
      (w, _, coins) => {
        const chain = { name: "Trial", vmId: VM, genesis: JSON.stringify(genesis) };
        return build.p.createChain({ ...subnet, ...chain }, coins, w.context);
      },
      pvm.newCreateChainTx,
      () => ({ ...theirSubnet, chainName: "Trial", fxIds: [], genesisData: genesis, vmId: VM }),
    ),
    p(
      "AddSubnetValidatorTx",
      (w, _, coins) => build.p.addSubnetValidator({ ...subnet, ...termOf(w), weight: 5n }, coins, w.context),
      pvm.newAddSubnetValidatorTx,
      ({ time }) => ({ ...theirSubnet, nodeId, start: 0n, end: time + BigInt(20 * DAY), weight: 5n }),
    ),
    p(
      "RemoveSubnetValidatorTx",
      (w, _, coins) => build.p.removeSubnetValidator({ ...subnet, nodeId }, coins, w.context),
      pvm.newRemoveSubnetValidatorTx,
      () => ({ ...theirSubnet, nodeId }),
    ),
    p(
      "TransferSubnetOwnershipTx",
      (w, _, coins) => build.p.transferSubnetOwnership({ ...subnet, owner: first }, coins, w.context),
      pvm.newTransferSubnetOwnershipTx,
      () => ({ ...theirSubnet, subnetOwners: [owner] }),
    ),
    p(
      "ConvertSubnetToL1Tx",
      (w, balance, coins) => {
        const owners = { remainingBalanceOwner: first, deactivationOwner: first };
        const validators = [{ nodeId, signer, weight: 100n, balance, ...owners }];
        return build.p.convertSubnetToL1(
          { ...subnet, manager: { chainId: CHAIN, address }, validators },
          coins,
          w.context,
        );
      },
      pvm.newConvertSubnetToL1Tx,
      ({ amount }) => {
        const proof = new lib.pvmSerial.ProofOfPossession(publicKey, signature);
        const owners = lib.PChainOwner.fromNative([owner], 1);
        const validators = [lib.L1Validator.fromNative(nodeId, 100n, amount, proof, owners, owners)];
        return { ...theirSubnet, chainId: CHAIN, address: manager, validators };
      },
    ),
    p(
      "RegisterL1ValidatorTx",
      (w, balance, coins) =>
        build.p.registerL1Validator(
          { ...BY, balance, proofOfPossession, message: register },
          coins,
          w.context,
        ),
      pvm.newRegisterL1ValidatorTx,
      ({ amount: balance }) => ({
        balance,
        blsSignature: NEXT.proofOfPossession,
        message: messages.register,
      }),
    ),
    p(
      "SetL1ValidatorWeightTx",
      (w, _, coins) => build.p.setL1ValidatorWeight({ ...BY, message: reweigh }, coins, w.context),
      pvm.newSetL1ValidatorWeightTx,
      () => ({ message: messages.reweigh }),
    ),
    p(
      "IncreaseL1ValidatorBalanceTx",
      (w, amount, coins) =>
        build.p.increaseL1ValidatorBalance({ ...BY, validationId: TX, amount }, coins, w.context),
      pvm.newIncreaseL1ValidatorBalanceTx,
      ({ amount: balance }) => ({ balance, validationId: TX }),
    ),
    p(
      "DisableL1ValidatorTx",
      (w, _, coins) =>
        build.p.disableL1Validator({ ...BY, validationId: TX, deactivationOwner: first }, coins, w.context),
      pvm.newDisableL1ValidatorTx,
      () => ({ validationId: TX, disableAuth: [0] }),
    ),
    {
      name: "BaseTx",
      chain: "X",
      ours: (w, n) => build.x.base(to(n), w.coins("X"), w.context),
      theirs: (c) => avm.newBaseTx(c.context, OWNERS, c.utxos, avax(c), change),
    },
    {
      name: "ExportTx to P",
      chain: "X",
      ours: (w, n) => build.x.exportTo({ ...to(n), destination: "P" }, w.coins("X"), w.context),
      theirs: (c) => avm.newExportTx(c.context, chainOf(c, "P"), OWNERS, c.utxos, avax(c), change),
    },
    {
      name: "ImportTx from P",
      chain: "X",
      source: "P",
      ours: (w) => build.x.importFrom({ ...BY, to: first, source: "P" }, w.coins("X", "P"), w.context),
      theirs: (c) => avm.newImportTx(c.context, chainOf(c, "P"), c.utxos, [owner], OWNERS),
    },
    {
      name: "ImportTx from P",
      chain: "C",
      source: "P",
      ours: (w) =>
        build.c.importFrom({ from: FROM, source: "P", to: EVM_ADDRESS }, w.coins("C", "P"), w.context),
      theirs: (c) =>
        evm.newImportTxFromBaseFee(c.context, EVM_BYTES, OWNERS, c.utxos, chainOf(c, "P"), c.price),
    },
    {
      name: "ExportTx to P",
      chain: "C",
      ours(w, amount) {
        const account = { address: EVM_ADDRESS, nonce: 7, balance: 100_000n * AVAX * AVAX };
        return build.c.exportTo({ account, destination: "P", payments: [{ to: first, amount }] }, w.context);
      },
      theirs: (c) =>
        evm.newExportTxFromBaseFee(c.context, c.price, c.amount, chainOf(c, "P"), EVM_BYTES, [owner], 7n),
    },
  ];
}
